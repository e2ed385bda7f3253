import { type TaskAnswer, taskAnswerSchema } from '@assent/shared';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../browser/build-extension.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { serveSite } from '../site/serve-site.ts';
import {
  type NextStep,
  refNamed,
  type ScriptedStep,
  scriptedTaskModel,
} from '../tasks/scripted-task-model.ts';
import { violations } from './axe-violations.ts';
import { type Assent, startAssent } from './start-assent.ts';

const PROMPT = 'Order tea for ann@example.com at the shop, and say what it answered';

interface TaskFlow extends Assent {
  /** Of the region of tasks, in the panel. */
  tasks: Locator;
  start(): Promise<string>;
  read(id: string): Promise<TaskAnswer>;
  decide(id: string, approvalId: string, approved: boolean): Promise<number>;
}

interface FlowOptions {
  language?: 'en' | 'zh';
  theme?: 'light' | 'dark';
}

/** The panel beside a page, and a relay whose model fills in a form of another one and sends it. */
async function startFlow({ language = 'en', theme = 'light' }: FlowOptions = {}): Promise<TaskFlow> {
  const shop = await serveSite();
  onTestFinished(() => shop.close());
  const url = `${shop.origin}/try-it`;
  const assent = await startAssent({
    ...{ page: 'search', language, theme },
    models: [scriptedTaskModel(() => signUpAt(url))],
    environment: {
      ...{ BROWSER: 'on', BROWSER_SANDBOX: 'off', BROWSER_EXECUTABLE: findPageBrowser() },
      ...{ AGENT_TASKS: 'on', FETCH_ALLOW_HOSTS: new URL(url).host },
    },
  });
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(`${assent.relay.url}/api/v1/agent${path}`, {
      headers: { 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const readTask = async (answer: Response): Promise<TaskAnswer> =>
    taskAnswerSchema.parse(await answer.json());
  return {
    ...assent,
    tasks: assent.panel.page.getByRole('region', { name: language === 'en' ? 'Tasks' : '任务', exact: true }),
    start: async () => (await readTask(await ask('', { prompt: PROMPT, urls: [url], stream: false }))).id,
    read: async id => readTask(await ask(`/${id}`)),
    decide: async (id, approvalId, approved) =>
      (await ask(`/${id}/approvals/${approvalId}`, { approved })).status,
  };
}

/** What was rejected it says in its data. */
function signUpAt(url: string): NextStep {
  const last = (data: unknown): ScriptedStep => ({ answer: { data } });
  return results => {
    const [opened] = results;
    switch (results.length) {
      case 0:
        return { call: 'browser_open', args: { url } };
      case 1:
        return { call: 'browser_fill', args: { ref: refNamed(opened, 'Email'), value: 'ann@example.com' } };
      case 2:
        return { call: 'browser_click', args: { ref: refNamed(opened, 'Sign up') } };
      default:
        return last({ results: JSON.stringify(results.slice(1)) });
    }
  };
}

/** The panel asks for tasks when it gets the focus, and every half minute. */
async function refresh({ panel }: TaskFlow): Promise<void> {
  await panel.page.evaluate("dispatchEvent(new Event('focus'))");
}

async function waitingApproval(flow: TaskFlow, id: string): Promise<string> {
  const waiting = async (): Promise<string | undefined> => (await flow.read(id)).approvalId;
  await expect.poll(waiting).toBeDefined();
  return (await waiting()) ?? '';
}

async function photograph({ panel }: TaskFlow, name: string): Promise<void> {
  await panel.page.screenshot({ path: `${root}/e2e/artifacts/${name}.png` });
}

test('a task asks in the panel, with a picture of its page, and goes on with what was approved there', async () => {
  const flow = await startFlow();
  const { panel, tasks } = flow;
  await panel.page.getByRole('textbox').waitFor();
  expect(await tasks.count()).toBe(0);
  const id = await flow.start();
  await waitingApproval(flow, id);
  await panel.page.getByRole('textbox').focus();
  await refresh(flow);
  const card = tasks.getByRole('alertdialog');
  await card.waitFor();
  expect(await card.ariaSnapshot()).toMatch(/Task “Order tea for[\s\S]*Email[\s\S]*ann@example.com/u);
  await card.getByRole('img', { name: /^The page when/ }).waitFor();
  const width = "document.querySelector('[role=alertdialog] img').naturalWidth";
  expect(await panel.page.evaluate(width)).toBeGreaterThan(100);
  expect(await panel.page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  await panel.approveButton.click({ trial: true });
  expect(await violations(panel.page)).toEqual([]);
  await panel.approveButton.click();
  await tasks.getByText('Click', { exact: true }).waitFor();
  // It arms only once the pointer has moved, because it appeared below it.
  await panel.page.mouse.move(20, 20);
  await photograph(flow, 'task asks to submit, light');
  await panel.approveButton.click();
  await tasks.getByText('The task is completed.').first().waitFor();
  expect(await violations(panel.page)).toEqual([]);
  const { status, approvals } = await flow.read(id);
  expect({ status, states: approvals.map(({ state }) => state) }).toEqual({
    status: 'completed',
    states: ['approved', 'approved'],
  });
});

test('a task goes on after a rejection, and what was decided elsewhere meanwhile is said', async () => {
  const flow = await startFlow({ language: 'zh', theme: 'dark' });
  const { panel, tasks } = flow;
  const id = await flow.start();
  await waitingApproval(flow, id);
  await refresh(flow);
  await panel.approveButton.click({ trial: true });
  await photograph(flow, 'task asks to fill, dark');
  expect(await violations(panel.page)).toEqual([]);
  await tasks.getByRole('button', { name: '拒绝并说明理由…' }).click();
  await panel.page.getByLabel('为什么拒绝').fill('不要填这个');
  await panel.page.keyboard.press('Enter');
  await tasks.getByText('点击', { exact: true }).waitFor();
  const second = await waitingApproval(flow, id);
  // The page learns of it with its next question; a press in between is late.
  expect(await flow.decide(id, second, false)).toBe(200);
  await panel.page.mouse.move(20, 20);
  await tasks.getByText('已在别处拒绝。').waitFor();
  await tasks.getByText('任务已完成。').waitFor();
  await photograph(flow, 'task ended, dark');
  expect(await violations(panel.page)).toEqual([]);
  const { status, approvals } = await flow.read(id);
  expect({ status, decided: approvals.map(({ state, reason }) => ({ state, reason })) }).toEqual({
    status: 'completed',
    decided: [{ state: 'rejected', reason: '不要填这个' }, { state: 'rejected' }],
  });
});

test('a decision on what has just been decided elsewhere is late: it counts for nothing, and the card says so', async () => {
  const flow = await startFlow();
  const { panel, tasks } = flow;
  const id = await flow.start();
  const approvalId = await waitingApproval(flow, id);
  await refresh(flow);
  await panel.approveButton.click({ trial: true });
  // Nothing more is listed, so the panel learns of it by its own decision.
  await panel.page.route(/agent\?status=/, route => route.abort());
  expect(await flow.decide(id, approvalId, false)).toBe(200);
  const answered = panel.page.waitForResponse(response => response.request().method() === 'POST');
  await panel.approveButton.click();
  expect((await answered).status()).toBe(409);
  await panel.page.unroute(/agent\?status=/);
  await tasks.getByText('It was rejected elsewhere.').waitFor();
  const { approvals } = await flow.read(id);
  expect(approvals[0]?.state).toBe('rejected');
});
