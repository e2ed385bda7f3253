import { expect, onTestFinished, test } from 'vitest';
import { stopRun } from '../../extension/messaging/tab-messages.ts';
import { grantAllSites } from '../browser/grant-all-sites.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** A page is as it was before its picture, however that ends. */

const extension = inExtension(grantAllSites());

const WHOLE = { action: 'screenshot', params: { part: 'page' } };
const BEFORE = { style: 'position:fixed;top:0', top: 0, masks: 0 };

async function open(): Promise<Tab> {
  const screens = '<p style="height:400px">Tea</p>'.repeat(30);
  extension.site.serve({
    '/long': `<!doctype html><title>Long</title><header style="position:fixed;top:0">Header</header>${screens}`,
  });
  const tab = await extension.open('/long');
  onTestFinished(() => tab.page.close());
  await tab.page.bringToFront();
  return tab;
}

async function begin(tab: Tab, key: string): Promise<{ outcome: ReturnType<Tab['run']> }> {
  const outcome = tab.run(WHOLE, await tab.preview(WHOLE), key);
  outcome.catch(() => undefined);
  await expect
    .poll(() => tab.page.evaluate('scrollY'), { timeout: 9_000, interval: 50 })
    .toBeGreaterThan(300);
  return { outcome };
}

function look({ page }: Tab): Promise<unknown> {
  return page.evaluate(`({ style: document.querySelector('header').getAttribute('style'), top: scrollY,
    masks: document.querySelectorAll('html > :not(head, body)').length })`);
}

/** From a page that is there already: another tab that came to the front would end the picture before. */
async function killWorkerBehind(): Promise<void> {
  const { context } = extension.launched;
  const session = await context.newCDPSession(extension.opener);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test('a whole page is put back by itself when the browser stops our worker in the middle', async () => {
  const tab = await open();
  await begin(tab, 'killed');
  await killWorkerBehind();
  expect(await look(tab)).not.toEqual(BEFORE);
  await expect.poll(() => look(tab), { timeout: 25_000, interval: 500 }).toEqual(BEFORE);
});

const inFront = () =>
  extension.evaluate('chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => tab.id)');

/** A tab behind another is in front, and the worker that brought it there is gone. */
async function leaveInFront(key: string): Promise<{ left: Tab; former: Tab }> {
  const left = await open();
  const former = await open();
  await begin(left, key);
  await killWorkerBehind();
  // Anything may wake the next worker: the tests must hold at any time.
  expect(await extension.evaluate(kept)).toHaveLength(1);
  expect(await inFront()).toBe(left.tabId);
  return { left, former };
}

const kept =
  'chrome.storage.session.get(null).then(all => Object.entries(all).filter(([key]) => key.startsWith("brought")))';

/** As the panel does, which asks for its answer again; until what was left has been seen to. */
async function wakeWorker(): Promise<void> {
  await extension.ask(stopRun, { key: 'none' });
  await expect.poll(() => extension.evaluate(kept)).toEqual([]);
}

fullTest('the tab that was in front before is put back by the next worker', async () => {
  const { former } = await leaveInFront('left in front');
  await wakeWorker();
  expect(await inFront()).toBe(former.tabId);
});

fullTest('does not switch back when the person turned to another tab', async () => {
  await leaveInFront('turned away');
  const another = await open();
  await wakeWorker();
  expect(await inFront()).toBe(another.tabId);
});

fullTest('does not switch back when the person may have settled since', async () => {
  const { left } = await leaveInFront('long ago');
  await extension.evaluate(
    `${kept}.then(([[key, brought]]) => chrome.storage.session.set({ [key]: { ...brought, at: brought.at - 60_000 } }))`,
  );
  await wakeWorker();
  expect(await inFront()).toBe(left.tabId);
});

fullTest('stops on request without a picture, and restores the page', async () => {
  const tab = await open();
  const { outcome } = await begin(tab, 'stopped');
  expect(await extension.ask(stopRun, { key: 'stopped' })).toEqual({ stopped: true });
  expect(await outcome).toMatchObject({ success: false, error_type: 'Rejected' });
  expect((await outcome).pictures).toBeUndefined();
  expect(await look(tab)).toEqual(BEFORE);
});
