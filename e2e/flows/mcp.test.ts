import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { McpProgram, type RunningRelay, startRelay } from '@assent/relay/testing';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { violations } from './axe-violations.ts';
import { type Assent, startAssent } from './start-assent.ts';

const TEXTS = {
  en: {
    menu: 'Menu',
    item: 'Connect a program',
    title: 'Programs',
    code: 'Code of the program',
    pair: 'Connect',
  },
  zh: { menu: '菜单', item: '连接程序', title: '程序', code: '程序显示的代码', pair: '连接' },
};

interface Connected extends Assent {
  program: McpProgram;
  token: string;
  environment: Record<string, string>;
  /** Says what the program is about, with Stop and Disconnect. */
  bar: Locator;
  enter(code: string): Promise<Locator>;
}

/** The panel beside a page, and a program that is not connected yet. */
async function start(language: 'en' | 'zh' = 'en'): Promise<Connected> {
  const folder = await mkdtemp(join(tmpdir(), 'assent-mcp-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const environment = { MCP_CLIENTS_FILE: join(folder, 'clients.json') };
  const assent = await startAssent({ page: 'try-it', language, environment });
  const token = crypto.randomUUID();
  const program = await McpProgram.connect(assent.relay.url, { name: 'Claude Code', token });
  onTestFinished(() => program.client.close());
  const { page } = assent.panel;
  const texts = TEXTS[language];
  return {
    ...{ ...assent, program, token, environment },
    bar: page.getByRole('complementary', { name: texts.title }),
    enter: async code => {
      const dialog = page.getByRole('dialog', { name: texts.title });
      if (!(await dialog.isVisible())) {
        await page.getByRole('button', { name: texts.menu }).click();
        await page.getByRole('button', { name: texts.item }).click();
      }
      await dialog.getByLabel(texts.code).fill(code);
      await dialog.getByRole('button', { name: texts.pair, exact: true }).click();
      return dialog;
    },
  };
}

/** The program is let in and may propose. */
async function connect(): Promise<Connected> {
  const connected = await start();
  await connected.enter(await connected.program.code());
  await connected.bar.getByText('is connected. It can propose').waitFor();
  return connected;
}

const lookedSchema = z.object({ value: z.string() });

/** Finds elements by their names in an outline. */
async function look({ program, panel }: Connected): Promise<(name: string) => string> {
  const looking = program.call('browser_snapshot');
  await panel.approve();
  const { value } = lookedSchema.parse(await looking);
  return name => {
    const line = value.split('\n').find(each => each.includes(`"${name}" [`) && !each.includes('heading'));
    const [, ref] = /ref=(e_\w+)/.exec(line ?? '') ?? [];
    if (ref === undefined) throw new Error(`No ${name} in:\n${value}`);
    return ref;
  };
}

test('a program is let in by its code; its calls are cards, and what came of them goes back to it', async () => {
  const connected = await connect();
  const { program, panel, page } = connected;
  const refOf = await look(connected);
  const filling = program.call('page_action', {
    actions: [
      { action: 'fill', target: { elementId: refOf('Email') }, params: { value: 'ann@example.com' } },
      { action: 'select', target: { elementId: refOf('Country') }, params: { value: 'Germany' } },
    ],
  });
  await panel.shows('ann@example.com');
  await connected.bar.getByText('asks for your decision').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  await panel.approve();
  expect(await filling).toMatchObject({ success: true, page: { url: page.url() } });
  expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com');
  await panel.undoButton.click();
  await panel.shows('Please continue.');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  const refused = program.call('browser_click', { elementId: refOf('Sign up') });
  await panel.reject();
  expect(await refused).toMatchObject({
    ...{ success: false, error_type: 'Rejected' },
    person_says: [expect.stringContaining('Please continue.')],
  });
  const wrong = await program.call('browser_click', { elementId: 'e_none999' });
  expect(wrong).toMatchObject({ success: false, error_type: 'ElementNotFound' });
  await connected.bar.getByRole('button', { name: 'Disconnect' }).click();
  await connected.bar.getByText('is not connected any more').waitFor();
  expect(await program.call('browser_reload')).toMatchObject({
    error: expect.stringContaining('type the code'),
  });
});

test('in Chinese: a wrong code is said, the right one connects, and everything is accessible', async () => {
  const { program, panel, bar, enter } = await start('zh');
  const code = await program.code();
  const dialog = await enter('AAAA-AAAA');
  await dialog.getByRole('alert').getByText('没有程序在等待这个代码').waitFor();
  expect(await violations(panel.page)).toEqual([]);
  await enter(code);
  await bar.getByText('已连接，可以提出下一步操作').waitFor();
  expect(await violations(panel.page)).toEqual([]);
  const clicking = program.call('browser_reload');
  await bar.getByText('请你决定').waitFor();
  await bar.getByRole('button', { name: '停止' }).click();
  expect(await clicking).toMatchObject({ success: false, error_type: 'Rejected' });
  await bar.getByText('在你按「继续」之前').waitFor();
  await panel.approveButton.waitFor({ state: 'detached' });
  await bar.getByRole('button', { name: '继续' }).click();
  const left = program.call('browser_reload');
  await panel.approveButton.waitFor();
  await panel.press('newChat');
  expect(await left).toMatchObject({ error: expect.stringContaining('went to another conversation') });
});

test('a program that gave up a call hears of it with its next one', async () => {
  const connected = await connect();
  const { program, panel, bar, page } = connected;
  const refOf = await look(connected);
  const given = new AbortController();
  const filling = program
    .call('browser_fill', { elementId: refOf('Coupon code'), value: 'TEA' }, given.signal)
    .catch(() => 'gave up');
  await panel.approveButton.waitFor();
  given.abort();
  expect(await filling).toBe('gave up');
  await bar.getByText('no longer waits for this step').waitFor();
  await panel.approve();
  await bar.getByText('It can propose').waitFor();
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('TEA');
  const next = program.call('browser_list_tabs');
  await panel.approve();
  expect(await next).toMatchObject({
    success: true,
    earlier_calls: [{ tool: 'browser_fill', result: { success: true } }],
  });
});

test('the panel closes while it asks: the card is there again, and nothing ran meanwhile', async () => {
  const connected = await connect();
  const { program, panel, page } = connected;
  const refOf = await look(connected);
  const filling = program.call('browser_fill', { elementId: refOf('Coupon code'), value: 'TEA' });
  await panel.approveButton.waitFor();
  await panel.closeWith('TEA');
  const reopened = await connected.reopenPanel();
  await reopened.approveButton.waitFor();
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
  await reopened.approve();
  expect(await filling).toMatchObject({ success: true });
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('TEA');
});

test('the relay ends while the panel asks: nothing runs for nobody, and after Continue the program goes on', async () => {
  const connected = await connect();
  const { program, panel, page, relay, environment, token } = connected;
  const refOf = await look(connected);
  // The official client tries for some twenty seconds to get the answer after all.
  program.call('browser_fill', { elementId: refOf('Coupon code'), value: 'TEA' }).catch(() => undefined);
  await panel.approveButton.waitFor();
  const { port } = new URL(relay.url);
  await relay.stop();
  const again: RunningRelay = await startRelay({ ...environment, PORT: port });
  onTestFinished(() => again.stop());
  await panel.reject();
  await panel.press('continueInNewSession');
  await connected.bar.getByText('It can propose').waitFor();
  const second = await McpProgram.connect(again.url, { token });
  onTestFinished(() => second.client.close());
  const looking = second.call('browser_snapshot');
  await panel.approve();
  expect(await looking).toMatchObject({ success: true });
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
});
