import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findMore, readSelection, runActionInTab } from '../../extension/messaging/tab-messages.ts';
import type { SiteRule } from '../../extension/sites/site-rules.ts';
import { inExtension, type Tab } from './in-extension.ts';
import { setRules as storeRules } from './set-rules.ts';

/** The rules of sites where they are kept: in the background, before anything is done in a page. */

const extension = inExtension();

const PAGES = {
  '/around': `<!doctype html><title>Around</title><button>Outside</button>
    <iframe width=500 height=200 src="{{foreign}}/inner"></iframe>
    <iframe width=500 height=200 sandbox=allow-scripts src="{{foreign}}/inner"></iframe>`,
  '/inner': `<!doctype html><title>Inner</title><label>Amount <input oninput="document.title = this.value"></label>
    <button onclick="document.title = 'PRESSED'">Pay</button>
    <iframe width=300 height=80 srcdoc="<button>Deep inside</button>"></iframe>
    <iframe width=300 height=80 src="{{own}}/plain"></iframe>`,
  '/plain': '<!doctype html><title>Plain</title><button>Plain button</button>',
};

/** So many elements there are in `/around` with all that stands in it: those of `/inner` come twice. */
const ALL = 9;

const setRules = (given: Record<string, SiteRule>) => storeRules(extension, given);

/** The titles of the documents in a tab that a script of ours lives in, asked behind the background's back. */
async function titlesWithScripts({ tabId }: Tab): Promise<string[]> {
  const found = await extension.evaluate(`(async () => {
    const results = await chrome.scripting.executeScript({
      target: { tabId: ${tabId}, allFrames: true },
      func: () => globalThis.assentDocumentState?.scripts ? document.title : null,
    });
    return results.map(({ result }) => result).filter(Boolean);
  })()`);
  return z.array(z.string()).parse(found);
}

const asking = (tab: Tab) => ({ tabId: tab.tabId, language: 'en' as const });

test('puts no script into a never-read page, and offers no context or tools', async () => {
  extension.site.serve(PAGES);
  await setRules({ localhost: 'never-read' });
  const tab = await extension.open('/around');
  const refusal = { type: 'NotPermitted', site: { origin: extension.site.origin, rule: 'never-read' } };
  await expect(tab.read()).rejects.toMatchObject(refusal);
  await expect(extension.ask(findMore, { ...asking(tab), query: {}, limit: 9 })).rejects.toMatchObject(
    refusal,
  );
  await expect(extension.ask(readSelection, asking(tab))).rejects.toMatchObject(refusal);
  await expect(tab.preview({ action: 'read' })).rejects.toMatchObject(refusal);
  // Nor is what another site shows inside of it.
  expect(await titlesWithScripts(tab)).toEqual([]);
  await setRules({});
  expect(await tab.descriptions()).toContain('button: Outside');
});

test('leaves a never-read frame out of its page, with its content', async () => {
  extension.site.serve(PAGES);
  await setRules({ '127.0.0.1': 'never-read' });
  const tab = await extension.open('/around');
  await expect.poll(() => tab.page.frames().length).toBe(7);
  await Promise.all(tab.page.frames().map(frame => frame.waitForLoadState()));
  const reading = await tab.read();
  expect(reading.elements.map(({ desc }) => desc)).toEqual(['button: Outside']);
  expect(reading.closedFrames).toEqual([]);
  expect(reading.withheldFrames).toEqual([extension.site.foreignOrigin]);
  expect(await titlesWithScripts(tab)).toEqual(['Around']);
});

test('reads and marks pages of a read-only site, and acts neither there nor in frames', async () => {
  extension.site.serve(PAGES);
  await setRules({ '127.0.0.1': 'read-only' });
  const tab = await extension.open('/around');
  await expect.poll(async () => (await tab.descriptions()).length).toBe(ALL);
  const [pay] = (await tab.read()).elements.filter(({ desc }) => desc === 'button: Pay');
  const target = { elementId: pay?.id };
  const refused = { type: 'NotPermitted', site: { origin: extension.site.foreignOrigin, rule: 'read-only' } };
  for (const action of ['click', 'hover', 'press', 'double_click']) {
    const params = action === 'press' ? { keys: 'Enter', key: 'Enter' } : {};
    expect(await tab.preview({ action, target, params })).toMatchObject({
      preview: { status: 'failed', failure: refused },
    });
  }
  // A page of another site in a frame of this one is a part of it.
  expect(await tab.preview({ action: 'click', target: { description: 'Plain button' } })).not.toMatchObject({
    preview: { status: 'bound' },
  });
  expect(await tab.act({ action: 'read', target })).toMatchObject({ success: true });
  expect(await tab.act({ action: 'highlight', target })).toMatchObject({ success: true });
  expect(await tab.act({ action: 'click', target: { description: 'Outside' } })).not.toMatchObject({
    error_type: 'NotPermitted',
  });
});

test('neither leaves nor reloads a read-only page; asks for actions beside the page', async () => {
  extension.site.serve(PAGES);
  await setRules({});
  const { origin, foreignOrigin } = extension.site;
  const tab = await extension.open('/plain');
  await tab.act({ action: 'navigate', params: { url: `${origin}/inner` } });
  await setRules({ localhost: 'read-only' });
  const refused = { type: 'NotPermitted', site: { origin, rule: 'read-only' } };
  for (const [action, params] of [
    ['navigate', { url: `${foreignOrigin}/plain` }],
    ['navigate', { url: `${origin}/plain` }],
    ['back', {}],
    ['forward', {}],
    ['reload', {}],
  ] as const) {
    const { preview } = await tab.preview({ action, params });
    expect(preview, action).toMatchObject({ status: 'failed', failure: refused });
    expect(preview, action).toMatchObject({
      failure: { message: expect.stringContaining('in a new tab') },
    });
  }
  expect(await tab.preview({ action: 'execute_js', params: { code: 'return 1' } })).toMatchObject({
    preview: { status: 'failed', failure: refused },
  });
  const url = `${origin}/plain`;
  for (const [action, params] of [
    ['open_tab', { url }],
    ['download', { url }],
    ['switch_tab', { tabId: String(tab.tabId) }],
    ['list_tabs', {}],
    ['close', {}],
    ['snapshot', {}],
    ['screenshot', {}],
    ['wait', { for: 'text', text: 'Pay' }],
    ['extract', {}],
  ] as const)
    expect((await tab.preview({ action, params })).preview, action).toMatchObject({ status: 'bound' });
  // To ask for a page there is to read it.
  const elsewhere = await extension.open(`${foreignOrigin}/plain`);
  expect(await elsewhere.act({ action: 'navigate', params: { url } })).toMatchObject({ success: true, url });
});

test('applies the rule at the moment of running', async () => {
  extension.site.serve(PAGES);
  await setRules({});
  const tab = await extension.open('/inner');
  const click = { action: 'click', target: { elementId: await tab.id(/^button: Pay/) } };
  const previewed = await tab.preview(click);
  expect(previewed.preview.status).toBe('bound');
  await setRules({ localhost: 'read-only' });
  await expect(tab.run(click, previewed)).rejects.toMatchObject({ type: 'NotPermitted' });
  await setRules({ localhost: 'never-read' });
  await expect(tab.run(click, previewed)).rejects.toMatchObject({ type: 'NotPermitted' });
  expect(await tab.page.title()).toBe('Inner');
  await setRules({});
  expect(await tab.run(click, previewed)).toMatchObject({ success: true });
  expect(await tab.page.title()).toBe('PRESSED');
});

test('runs no action in a frame whose site became never-read', async () => {
  extension.site.serve(PAGES);
  await setRules({});
  const tab = await extension.open('/around');
  await expect.poll(async () => (await tab.descriptions()).length).toBe(ALL);
  const frame = tab.page.frames().find(each => each.url().endsWith('/inner'));
  const [pay] = (await tab.read()).elements.filter(({ desc }) => desc === 'button: Pay');
  const action = { action: 'click', target: { elementId: pay?.id }, params: {} };
  const { preview, documentId } = await tab.preview(action);
  if (preview.status !== 'bound' || !documentId) throw new Error('The button was not found.');
  await setRules({ '127.0.0.1': 'never-read' });
  const approved = { documentId, key: crypto.randomUUID(), action, binding: preview.binding, sharedTabs: [] };
  await expect(extension.ask(runActionInTab, { ...asking(tab), ...approved })).rejects.toMatchObject({
    type: 'NotPermitted',
  });
  expect(await frame?.title()).toBe('Inner');
});

test('neither keeps nor reports a download redirected to a never-read site', async () => {
  extension.site.serve({
    ...PAGES,
    '/moved': { status: 302, headers: { location: `${extension.site.foreignOrigin}/private` }, body: '' },
    '/private': { headers: { 'content-disposition': 'attachment; filename="4711.txt"' }, body: 'private' },
  });
  await setRules({ '127.0.0.1': 'never-read' });
  const tab = await extension.open('/plain');
  const told = await tab.act({ action: 'download', params: { url: `${extension.site.origin}/moved` } });
  expect(told).toMatchObject({ success: false, error_type: 'NotPermitted' });
  expect(told).not.toHaveProperty('value');
  expect(JSON.stringify(told)).not.toMatch(/4711|127\.0\.0\.1/u);
  // A browser is lent to several files, and keeps the downloads of those before.
  expect(await extension.evaluate('chrome.downloads.search({ urlRegex: "/(moved|private)$" })')).toEqual([]);
});
