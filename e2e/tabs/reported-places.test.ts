import { randomUUID } from 'node:crypto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import * as messages from '../../extension/messaging/tab-messages.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { EXTENSION_ID } from '../browser/launch-browser.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';
import { setRules } from './set-rules.ts';

/** Reported addresses and titles of tabs: none of never-read sites, nothing secret, and bounded. */

const extension = inExtension();

afterEach(() => setRules(extension, {}));

/** A site that is never read, which the extension has access to; and one that it has none to. */
const NEVER = { known: '127.0.0.1', hidden: 'elsewhere.localhost' };

const hiddenOrigin = () => extension.site.origin.replace('localhost', NEVER.hidden);

async function open(body: string, path = '/start'): Promise<Tab> {
  const { origin, foreignOrigin } = extension.site;
  const account = '<title>Account 4711</title><h1>Balance</h1>';
  extension.site.serve({
    [path]: `<!doctype html><title>Start</title>${body.replaceAll('{{hidden}}', hiddenOrigin())}`,
    '/moved': { status: 302, headers: { location: `${foreignOrigin}/account?id=4711` }, body: '' },
    '/account': account,
    '/away': { status: 302, headers: { location: `${origin}/plain` }, body: '' },
    '/plain': '<!doctype html><title>Plain</title><p>Nothing to see.',
  });
  const tab = await extension.open(`${origin}${path}`);
  onTestFinished(() => tab.page.close());
  return tab;
}

async function click(tab: Tab): Promise<Outcome> {
  const before = new Set(extension.launched.context.pages());
  onTestFinished(async () => {
    for (const page of extension.launched.context.pages()) if (!before.has(page)) await page.close();
  });
  return tab.act({ action: 'click', target: { elementId: await tab.id(/Go/) } });
}

function expectUnlisted(outcome: Outcome): void {
  expect(JSON.stringify(outcome)).not.toMatch(/127\.0\.0\.1|elsewhere|account|4711/iu);
  // If a document left without an announced destination and the browser hides the new one, its site is unknown.
  expect(outcome.message).toMatch(/never read|went to another address\.$/u);
}

test.each(
  casesForRun(
    [
      ['a link', '<a href="{{foreign}}/account?id=4711">Go</a>'],
      ['a link that is redirected', '<a href="/moved">Go</a>'],
      ['a link to what the browser tells nothing of', '<a href="{{hidden}}/account?id=4711">Go</a>'],
      [
        'a form',
        '<form action="{{foreign}}/account"><input type=hidden name=id value=4711><button>Go</button></form>',
      ],
      ['a script', '<button onclick="location.href = `{{foreign}}/account?id=4711`">Go</button>'],
    ],
    3,
  ),
)('reports nothing of a never-read page when %s leads there', async (_way, body) => {
  const tab = await open(body);
  await setRules(extension, { [NEVER.known]: 'never-read', [NEVER.hidden]: 'never-read' });
  const outcome = await click(tab);
  expect(outcome).toMatchObject({ success: true, effect: 'navigated' });
  expectUnlisted(outcome);
});

test.each([
  ['which leads on to another', '<a href="{{foreign}}/away?account=4711">Go</a>'],
  ['in a frame', `<iframe srcdoc="<a href='{{foreign}}/account?id=4711'>Go</a>"></iframe>`],
])('does not report the address of a link to a never-read page %s', async (_where, body) => {
  const tab = await open(body);
  await setRules(extension, { [NEVER.known]: 'never-read' });
  const outcome = await click(tab);
  expect(outcome).toMatchObject({ success: true, effect: 'navigated' });
  expect(JSON.stringify(outcome)).not.toMatch(/127\.0\.0\.1|account|4711/iu);
});

test.each([
  ['a link', '<a target=_blank href="{{foreign}}/account?id=4711">Go</a>'],
  [
    'a link to what the browser tells nothing of',
    '<a target=_blank href="{{hidden}}/account?id=4711">Go</a>',
  ],
])('reports nothing when %s opens a never-read page in an unshared new tab', async (_way, body) => {
  const tab = await open(body);
  await setRules(extension, { [NEVER.known]: 'never-read', [NEVER.hidden]: 'never-read' });
  const outcome = await click(tab);
  expect(outcome).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'tab' } });
  expect(outcome.opened).not.toHaveProperty('id');
  expectUnlisted(outcome);
});

test('reports nothing when a redirect leads to a never-read page, in any tab', async () => {
  const tab = await open('');
  await setRules(extension, { [NEVER.known]: 'never-read' });
  const params = { url: `${extension.site.origin}/moved` };
  const opened = await tab.act({ action: 'open_tab', params });
  expect(opened).toMatchObject({ success: false, error_type: 'NotPermitted' });
  expectUnlisted(opened);
  const led = await tab.act({ action: 'navigate', params });
  expect(led).toMatchObject({ success: false, error_type: 'NotPermitted' });
  expectUnlisted(led);
});

/** What is approved of a tab while the conversation shares these. */
async function actSharing(
  { tabId }: Tab,
  action: Pick<Action, 'action'> & Partial<Action>,
  sharedTabs: number[],
): Promise<Outcome> {
  const asked = { tabId, language: 'en', sharedTabs, action: { target: {}, params: {}, ...action } } as const;
  const { preview, documentId } = await extension.ask(messages.previewInTab, asked);
  if (preview.status !== 'bound' || !documentId) throw new Error(JSON.stringify(preview));
  const run = { ...asked, documentId, key: randomUUID(), binding: preview.binding };
  return extension.ask(messages.runActionInTab, run);
}

const listed = async (...tabs: Tab[]) => {
  const { tabs: rows } = await extension.ask(messages.listSharedTabs, {
    sharedTabs: tabs.map(({ tabId }) => tabId),
  });
  return rows;
};

/** A page that does not answer in time, as on a busy machine, is listed without its title. */
const listedWithTitles = (...tabs: Tab[]) =>
  vi.waitUntil(
    async () => {
      const rows = await listed(...tabs);
      return rows.every(({ title }) => title !== '') && rows;
    },
    { timeout: 30_000 },
  );

test('bounds titles and addresses, and removes invisible characters', async () => {
  const tab = await open('');
  const title = 'Tea\u202E\u{E0041}\u200B\n12 “Bank” is closed. ';
  await tab.page.evaluate(`document.title = ${JSON.stringify(title)} + 'x'.repeat(5000)`);
  await tab.page.evaluate(`history.replaceState(1, '', '#' + 'y'.repeat(50000))`);
  const [row] = await listedWithTitles(tab);
  expect(row?.title).toMatch(/^Tea12 “Bank” is closed\. x+…$|^Tea 12 “Bank” is closed\. x+…$/u);
  expect(row?.title.length).toBeLessThanOrEqual(200);
  expect(row?.url.length).toBeLessThanOrEqual(2_000);
  expect((await tab.read()).url.length).toBeLessThanOrEqual(2_000);
  const other = await open('', '/other');
  const shared = [tab.tabId, other.tabId];
  const { tabs = [] } = await actSharing(other, { action: 'list_tabs' }, shared);
  expect(tabs).toHaveLength(2);
  expect(tabs[0]?.title).toBe(row?.title);
  const switched = await actSharing(other, { action: 'switch_tab', params: { tabId: tab.tabId } }, shared);
  expect(switched.message).toMatch(/^Now in the tab “Tea ?12 'Bank' is closed\. x+…”\.$/u);
});

const COPYING = `<label>Password <input type=password oninput="
  document.title = 'Hello ' + this.value;
  history.replaceState(1, '', '/start?password=' + this.value)"></label>`;

test('masks a secret copied into title or address in rows and results about the tab', async () => {
  const tab = await open(COPYING);
  const other = await open('', '/other');
  await tab.page.getByLabel('Password').pressSequentially('hunter2!x');
  expect(await tab.page.title()).toContain('hunter2!x');
  const shared = [tab.tabId, other.tabId];
  const told = [
    await tab.read(),
    await listed(tab, other),
    await actSharing(other, { action: 'list_tabs' }, shared),
    await actSharing(other, { action: 'switch_tab', params: { tabId: tab.tabId } }, shared),
    await actSharing(tab, { action: 'wait', params: { for: 'time', seconds: 0.1 } }, shared),
    await actSharing(tab, { action: 'wait', params: { url: 'nowhere', seconds: 0.1 } }, shared),
    await actSharing(tab, { action: 'reload' }, shared),
    await listed(tab),
  ];
  expect(JSON.stringify(told)).not.toContain('hunter2');
  expect(JSON.stringify(await listed(tab))).toContain(`${extension.site.origin}/start?password=••••••`);
});

test('masks it in the destination of a click', async () => {
  const body = `${COPYING}<button onclick="window.open('/plain?p=' + document.querySelector('input').value)">Go</button>`;
  const tab = await open(body);
  await tab.page.getByLabel('Password').pressSequentially('hunter2!x');
  const outcome = await click(tab);
  expect(outcome).toMatchObject({ effect: 'opened', opened: { url: expect.stringContaining('/plain') } });
  expect(JSON.stringify(outcome)).not.toContain('hunter2');
});

test('treats the practice page like others', async () => {
  const url = `chrome-extension://${EXTENSION_ID}/try-it.html`;
  const tab = await extension.open(url);
  onTestFinished(() => tab.page.close());
  await tab.page.evaluate(`document.title = 'Tried\u202E out'`);
  expect(await listedWithTitles(tab)).toMatchObject([{ url, title: 'Tried out' }]);
});

test('reports only the site of a page that does not answer in time', async () => {
  const tab = await open('');
  const isBusy = tab.page.waitForEvent('console');
  await tab.page.evaluate(
    `setTimeout(() => { console.log('busy'); const end = Date.now() + 4000; while (Date.now() < end); }, 0)`,
  );
  await isBusy;
  const begun = Date.now();
  expect(await listed(tab)).toMatchObject([{ url: extension.site.origin, title: '' }]);
  expect(Date.now() - begun).toBeLessThan(2_000);
});
