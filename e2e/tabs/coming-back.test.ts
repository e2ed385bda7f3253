import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as messages from '../../extension/messaging/tab-messages.ts';
import type { Tab } from './in-extension.ts';
import { inExtension } from './in-extension.ts';

/** Pages that the browser keeps while another is shown, and brings back as they were. */

const extension = inExtension();

const FORM = `<title>Form</title><script>addEventListener('pageshow', event => { if (event.persisted) window.isBack = true })</script>
  <label>Name <input></label><label><input type=checkbox> Gift</label><a href="/next">Next</a>
  <button onclick="window.presses = (window.presses ?? 0) + 1; document.title = 'Pressed ' + window.presses">Press</button>`;

async function openForm(): Promise<Tab> {
  // As long as servers take: Chromium keeps no page from which a listener is removed once it is left.
  const next = { body: '<title>Next</title><button>Other</button>', delay: 300 };
  extension.site.serve({ '/form': FORM, '/next': next });
  return extension.open('/form');
}

/** Goes on, comes back, and makes sure that the browser had kept the page. */
async function leaveAndReturn({ page }: Tab): Promise<void> {
  await page.goto(`${extension.site.origin}/next`);
  await comeBack(page);
}

async function comeBack(page: Page): Promise<void> {
  // What comes back is not loaded.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction("document.title !== 'Next' && document.readyState === 'complete'");
  await expect.poll(() => page.evaluate('window.isBack'), { timeout: 3000 }).toBe(true);
}

/** Chromium may drop a page that it keeps whenever it needs room; a page that we cause to be dropped never comes back. */
const RETRIES = { retry: 2 };

const click = (elementId: string) => ({ action: 'click', target: { elementId } });

test('keeps ids and cards of a page that came back', RETRIES, async () => {
  const tab = await openForm();
  const before = await tab.read();
  const press = click(await tab.id(/Press/));
  const card = await tab.preview(press);
  await leaveAndReturn(tab);
  const after = await tab.read();
  expect(after).toMatchObject({ documentId: before.documentId, elements: before.elements });
  expect(await tab.run(press, card, 'once')).toMatchObject({ success: true });
  expect(await tab.run(press, card, 'once')).toMatchObject({ success: true });
  expect(await tab.page.evaluate('window.presses')).toBe(1);
});

test('runs nothing for a card of a cached page, there or on the shown page', RETRIES, async () => {
  const tab = await openForm();
  const press = click(await tab.id(/Press/));
  const card = await tab.preview(press);
  await tab.page.goto(`${extension.site.origin}/next`);
  await expect(tab.run(press, card)).rejects.toMatchObject({ type: 'PageGone' });
  await comeBack(tab.page);
  expect(await tab.page.evaluate('window.presses')).toBeUndefined();
});

test('undoes earlier actions after coming back', RETRIES, async () => {
  const tab = await openForm();
  const fill = { action: 'fill', target: { elementId: await tab.id(/Name/) }, params: { value: 'Ada' } };
  const card = await tab.preview(fill);
  await tab.run(fill, card, 'fill-once');
  await leaveAndReturn(tab);
  const done = {
    tabId: tab.tabId,
    documentId: card.documentId ?? '',
    key: 'fill-once',
    language: 'en',
  } as const;
  expect(await extension.ask(messages.undoActionInTab, done)).toMatchObject({ success: true });
  expect(await tab.page.inputValue('input')).toBe('');
});

test('reports an action that leaves the page, before and after coming back', RETRIES, async () => {
  const tab = await openForm();
  const next = click(await tab.id(/Next/));
  const navigated = { success: true, effect: 'navigated', url: `${extension.site.origin}/next` };
  expect(await tab.act(next)).toMatchObject(navigated);
  await comeBack(tab.page);
  expect(await tab.act(next)).toMatchObject(navigated);
});

test('reports only elements that are new since the earlier reading', RETRIES, async () => {
  const tab = await openForm();
  await tab.read();
  await leaveAndReturn(tab);
  expect((await tab.read()).pageChanges).toBeUndefined();
  await tab.page.evaluate(
    "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Fresh' }))",
  );
  expect((await tab.read()).pageChanges).toMatchObject({
    elements: [{ desc: 'button: Fresh' }],
    total: 1,
    gone: 0,
  });
});

test('a reloaded page is another document', async () => {
  const tab = await openForm();
  const press = click(await tab.id(/Press/));
  const card = await tab.preview(press);
  await tab.page.reload();
  await expect(tab.run(press, card)).rejects.toMatchObject({ type: 'PageGone' });
  await expect(tab.act(press)).rejects.toMatchObject({ type: 'ElementNotFound' });
  expect(await tab.page.evaluate('window.presses')).toBeUndefined();
});
