import { say } from '@assent/relay/testing';
import { transform } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

const fillIn = (view: ModelView) =>
  act(
    on(view.element(/Guest/), 'fill', { value: 'Mei Lin' }),
    on(view.element(/Email/), 'fill', { value: 'mei@example.com' }),
    on(view.element(/Password/), 'fill', { value: 'canary-secret-44' }),
    on(view.element(/Seats/), 'select', { value: '4' }),
  );

const book = (view: ModelView) => act(on(view.element(/^button: Book/), 'click'));

/** A conversation with a model books a table, and is saved as a routine. */
async function recordBooking(): Promise<Assent> {
  const assent = await startAssent({ page: 'booking', script: steps(fillIn, book, () => say('Booked.')) });
  const { panel } = assent;
  await panel.ask('Book a table');
  await panel.approve();
  await panel.approve();
  await panel.shows('Booked.');
  await openRoutines(panel.page);
  await panel.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Book');
  await panel.page.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.shows('Saved: Book');
  return assent;
}

async function openRoutines(panel: Page): Promise<void> {
  await panel.getByRole('button', { name: 'Menu', exact: true }).click();
  await panel.getByRole('button', { name: 'Routines', exact: true }).click();
}

async function replay(panel: Page, guest: string): Promise<void> {
  await panel.getByRole('button', { name: 'Replay “Book”' }).click();
  await panel.getByRole('textbox', { name: 'Guest', exact: true }).fill(guest);
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
}

test('a saved conversation is replayed on the rebuilt page with another value, without the model', async () => {
  const { page, panel, sent, site, upstream } = await recordBooking();
  const downloading = panel.page.waitForEvent('download');
  await panel.page.getByRole('button', { name: 'Export “Book” as a file' }).click();
  const file = await streamText(await (await downloading).createReadStream());
  expect(file).not.toContain('canary-secret-44');
  expect(file).not.toMatch(/\be_[a-z0-9]{5,}/u);
  expect(JSON.parse(file)).toMatchObject({ format: 'assent-routine', steps: { length: 5 } });
  const [asked, requests] = [sent.length, upstream?.requests.length];
  await page.goto(`${site.origin}/booking-rebuilt`);
  await replay(panel.page, 'Ada');
  await panel.shows('Type “Password” into the page yourself before you approve.');
  await panel.approveButton.waitFor();
  expect(await page.inputValue('[name=guest]')).toBe('');
  await page.getByLabel('Password').pressSequentially('typed-by-hand');
  await panel.approve();
  await page.getByText('Booked 4 seats for Ada.').waitFor();
  await panel.shows('Finished: 5 of 5 steps went as recorded.');
  expect(await page.inputValue('[name=mail]')).toBe('mei@example.com');
  expect(sent.length).toBe(asked);
  expect(upstream?.requests.length).toBe(requests);
});

test('where an element is missing nothing runs, and the panel names the step', async () => {
  const { page, panel } = await recordBooking();
  await page.reload();
  await page.evaluate("document.getElementById('seats').closest('label').remove()");
  await replay(panel.page, 'Ada');
  await panel.shows('Stopped at step 4');
  await panel.shows('The page in front has no such element named “Seats”.');
  expect(await panel.approveButton.count()).toBe(0);
  expect(await page.inputValue('#guest')).toBe('');
});

fullTest('a routine that leads to another page gets a card there', async () => {
  const { page, panel, site } = await startAssent({
    page: 'booking-rebuilt',
    language: 'zh',
    script: steps(
      view => act(on(view.element(/Home/), 'click')),
      view => act(on(view.element(/Guest/), 'fill', { value: 'Mei Lin' })),
      view => act(on(view.element(/按钮.*Book/), 'click')),
      () => say('订好了。'),
    ),
  });
  await panel.ask('订一张桌子');
  for (let card = 0; card < 3; card += 1) await panel.approve();
  await panel.shows('订好了。');
  await panel.page.getByRole('button', { name: '菜单', exact: true }).click();
  await panel.page.getByRole('button', { name: '流程', exact: true }).click();
  await panel.page.getByRole('button', { name: '保存', exact: true }).click();
  await page.goto(`${site.origin}/booking-rebuilt`);
  await panel.page.getByRole('button', { name: '重放「订一张桌子」' }).click();
  await panel.page.getByRole('button', { name: '开始', exact: true }).click();
  await panel.shows('第 1 步，共 3 步。');
  await panel.approve();
  await page.waitForURL('**/booking');
  await panel.shows('第 2 至 3 步，共 3 步。');
  await panel.approve();
  await panel.shows('已完成：3 个步骤的结果都与录制时一致。');
  expect(await page.textContent('#status')).toBe('Booked 2 seats for Mei Lin.');
});

fullTest('the same routine runs as a Playwright test', async () => {
  const { page, panel, launched } = await recordBooking();
  const downloading = panel.page.waitForEvent('download');
  await panel.page.getByRole('button', { name: 'Export “Book” as a Playwright test' }).click();
  const written = await streamText(await (await downloading).createReadStream());
  const [title, run] = await loadTest(written, { ROUTINE_GUEST: 'Bo', ROUTINE_PASSWORD: 'of the test' });
  expect(title).toBe('Book');
  const other = await launched.context.newPage();
  await run({ page: other });
  expect(await other.textContent('#status')).toBe('Booked 4 seats for Bo.');
  expect(await page.inputValue('#guest')).toBe('Mei Lin');
});

type WrittenTest = (given: { page: Page }) => Promise<void>;

/** Loads an exported test. Its runner is not here, so what it imports from it stands in: each assertion waits, or throws. */
async function loadTest(
  written: string,
  env: Record<string, string>,
): Promise<readonly [title: string, run: WrittenTest]> {
  const { code } = await transform(written.replace(/^import .*$/mu, ''), { loader: 'ts' });
  const expectThat = (it: Page | Locator) =>
    'goto' in it
      ? { toHaveURL: (isThere: (url: URL) => boolean) => it.waitForURL(isThere) }
      : {
          toBeVisible: () => it.waitFor(),
          toHaveValue: async (value: string) => expect(await it.inputValue()).toBe(value),
        };
  return new Promise(resolve => {
    const test = (title: string, run: WrittenTest): void => resolve([title, run]);
    new Function('test', 'expect', 'process', code)(test, expectThat, { env });
  });
}

async function streamText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks.join('');
}
