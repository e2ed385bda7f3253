import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import * as messages from '../../extension/messaging/tab-messages.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { parsePattern } from '../../extension/sites/site-pattern.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';
import { type AnswerServer, serveAnswers } from './serve-answers.ts';

/** Browser operations in a real browser: their destinations, and the reports of failures. */

const extension = inExtension();
let server: AnswerServer;
beforeAll(async () => {
  server = await serveAnswers();
});
afterAll(() => server.close());

async function open(path: string): Promise<Tab> {
  const tab = await extension.open(`${server.origin}${path}`);
  onTestFinished(() => tab.page.close());
  return tab;
}

const go = (tab: Tab, url: string): Promise<Outcome> => tab.act({ action: 'navigate', params: { url } });

/** What is approved of a tab while the conversation shares these. */
async function actSharing(
  { tabId }: Tab,
  action: Pick<Action, 'action'> & Partial<Action>,
  sharedTabs: number[],
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Outcome> {
  const asked = { tabId, language: 'en', sharedTabs, action: { target: {}, params: {}, ...action } } as const;
  const { preview, documentId } = await extension.ask(messages.previewInTab, asked);
  if (preview.status !== 'bound' || !documentId) throw new Error(JSON.stringify(preview));
  await meanwhile();
  const key = randomUUID();
  return extension.ask(messages.runActionInTab, { ...asked, documentId, key, binding: preview.binding });
}

async function tabCount(): Promise<number> {
  return z.number().parse(await extension.evaluate('chrome.tabs.query({}).then(tabs => tabs.length)'));
}

test('an address is gone to over its redirects, and back, and forward again', async () => {
  const tab = await open('/one');
  const { origin } = server;
  expect(await go(tab, `${origin}/moved`)).toMatchObject({
    success: true,
    effect: 'navigated',
    url: `${origin}/two`,
    title: 'Two',
    content_length: 'Two Second page'.length,
  });
  expect(await go(tab, `${origin}/three`)).toMatchObject({ url: `${origin}/three` });
  const { preview } = await tab.preview({ action: 'back' });
  expect(preview).toMatchObject({ status: 'bound', effect: 'leaves', facts: { link: `${origin}/two` } });
  const { preview: within } = await tab.preview({
    action: 'navigate',
    params: { url: `${origin}/three#end` },
  });
  expect(within).toMatchObject({ sentence: 'Go to another part of the page in' });
  expect(await tab.act({ action: 'back' })).toMatchObject({ success: true, title: 'Two' });
  expect(await tab.act({ action: 'back' })).toMatchObject({ success: true, title: 'One' });
  expect(await tab.act({ action: 'forward' })).toMatchObject({ success: true, title: 'Two' });
  await tab.page.evaluate(`document.title = 'Old'`);
  expect(await tab.act({ action: 'reload' })).toMatchObject({ success: true, title: 'Two' });
});

test('stays without a later page, with an error and the next step', async () => {
  const tab = await open('/one');
  expect(await tab.act({ action: 'forward' })).toMatchObject({
    success: false,
    error_type: 'NavigationError',
    message: expect.stringContaining('Use navigate'),
  });
  expect(await tab.page.title()).toBe('One');
});

test('does not claim that an unreadable site has no earlier page', async () => {
  const tab = await open('/three');
  await tab.page.goto(`${server.foreignOrigin}/once`);
  await tab.page.goto(`${server.foreignOrigin}/two`);
  const told = await tab.act({ action: 'back' });
  expect(told).toMatchObject({ success: false, error_type: 'NavigationError' });
  expect(told.message).toContain('does not say why');
  expect(told.message).not.toContain('no previous page');
});

test('reports why a page does not load, in the words of the browser', async () => {
  const tab = await open('/one');
  const failed = (reason: string) => ({
    success: false,
    error_type: 'NavigationError',
    message: expect.stringContaining(reason),
  });
  expect(await go(tab, server.refusedOrigin)).toMatchObject(failed('net::ERR_CONNECTION_REFUSED'));
  expect(await go(tab, `${server.origin}/round`)).toMatchObject(failed('net::ERR_TOO_MANY_REDIRECTS'));
  expect(await go(tab, `${server.origin}/hung-up`)).toMatchObject(failed('net::ERR_EMPTY_RESPONSE'));
  expect(await go(tab, `${server.origin}/missing`)).toMatchObject({
    success: true,
    title: 'Nothing here',
    message: expect.stringContaining('status 404'),
  });
  // Of a site that we have no access to, nothing is claimed but that the tab was sent there.
  const elsewhere = await go(tab, `${server.foreignOrigin}/two`);
  expect(elsewhere).toMatchObject({
    success: true,
    message: expect.stringContaining('may not read the site'),
  });
  expect(elsewhere).not.toHaveProperty('title');
  expect(await tab.act({ action: 'back' })).toMatchObject({ title: 'Nothing here' });
});

test.each([
  ['/file', { effect: 'download', message: expect.stringContaining('a file') }],
  ['/empty', { effect: 'no_change', message: expect.stringContaining('returned nothing') }],
])('%s leaves the page where it is, which is told', async (path, told) => {
  const tab = await open('/one');
  expect(await go(tab, `${server.origin}${path}`)).toMatchObject({ success: false, ...told });
  expect(await tab.page.title()).toBe('One');
});

test.each(casesForRun(['/empty', '/file'], 1))(
  'does not report a page that moved on by itself after %s as the destination',
  async path => {
    const tab = await open('/one');
    // Once the navigation has begun: a busy machine may begin it late.
    await tab.page.evaluate(
      `addEventListener('beforeunload', () => setInterval(() => { location.href = '/two' }, 200), { once: true })`,
    );
    expect(await go(tab, server.origin + path)).toMatchObject({
      success: false,
      effect: 'navigated',
      error_type: 'NavigationError',
      message: expect.stringContaining('by itself: “Two”'),
      url: `${server.origin}/two`,
    });
    const led = await open('/one');
    expect(await go(led, `${server.origin}/leads-on`)).toMatchObject({ success: true, title: 'Two' });
  },
);

const NOISES = {
  replaceState: `history.replaceState(n, '', '?at=' + n)`,
  pushState: `history.pushState(n, '', '?at=' + n)`,
  fragment: `location.replace('#' + n)`,
};

/** A page that keeps changing its own address. */
async function openNoisy(noise: keyof typeof NOISES): Promise<Tab> {
  const tab = await open('/one');
  await tab.page.evaluate(`{ let n = 0; setInterval(() => { n += 1; ${NOISES[noise]}; }, 120); }`);
  return tab;
}

test.each(casesForRun(['replaceState', 'pushState', 'fragment'] as const, 1))(
  'does not report a change of address by %s as an arrival',
  async noise => {
    const tab = await openNoisy(noise);
    const { origin } = server;
    expect(await go(tab, `${origin}/empty`)).toMatchObject({ success: false, effect: 'no_change' });
    expect(await go(tab, `${origin}/file`)).toMatchObject({ success: false, effect: 'download' });
    expect(await tab.act({ action: 'forward' })).toMatchObject({ error_type: 'NavigationError' });
    expect(await go(tab, `${origin}/two`)).toMatchObject({ success: true, title: 'Two' });
  },
);

test('a page of another site, and one that did not come, are there also from a page that is never still', async () => {
  const tab = await openNoisy('replaceState');
  expect(await go(tab, server.refusedOrigin)).toMatchObject({
    error_type: 'NavigationError',
    message: expect.stringContaining('net::ERR_CONNECTION_REFUSED'),
  });
  const next = await openNoisy('replaceState');
  expect(await go(next, `${server.foreignOrigin}/two`)).toMatchObject({ success: true, effect: 'unseen' });
});

test('arrives at another place in the same page, still or busy', async () => {
  const tab = await open('/one');
  const part = `${server.origin}/one#part`;
  const isThere = { success: true, effect: 'navigated', title: 'One' };
  expect(await go(tab, part)).toMatchObject({ ...isThere, url: part });
  expect(await go(tab, part)).toMatchObject({ ...isThere, url: part });
  await tab.page.evaluate(`history.pushState(1, '', '/one?step=2')`);
  expect(await tab.act({ action: 'back' })).toMatchObject({ ...isThere, url: part });
  expect(await tab.act({ action: 'forward' })).toMatchObject({
    ...isThere,
    url: `${server.origin}/one?step=2`,
  });
  const restless = await openNoisy('fragment');
  expect(await go(restless, part)).toMatchObject(isThere);
});

test('reports a silent server in time, and leaves a “Leave site?” dialog to the person', async () => {
  const waiting = await open('/one');
  const begun = Date.now();
  const silent = go(waiting, `${server.origin}/silent`);
  await meetHolding();
  expect(await silent).toMatchObject({ success: false, error_type: 'Timeout' });
  expect(Date.now() - begun).toBeLessThan(20_000);
});

/** Only the person decides whether it is left, also when its tab is closed. */
async function meetHolding(): Promise<void> {
  const tab = await open('/holds');
  await tab.page.getByRole('button').click();
  const asked = tab.page.waitForEvent('dialog');
  const told = await go(tab, `${server.origin}/two`);
  expect(told).toMatchObject({ success: false, effect: 'needs_user', error_type: 'NeedsUser' });
  expect(told.message).toContain('Leave site?');
  await (await asked).dismiss();
  const again = tab.page.waitForEvent('dialog');
  expect(await tab.act({ action: 'close' })).toMatchObject({ error_type: 'NeedsUser' });
  await (await again).accept();
  await expect.poll(() => tab.page.isClosed()).toBe(true);
}

test.each(
  casesForRun(
    [
      ['/moment', 'checking the browser'],
      ['/human', 'CAPTCHA'],
      ['/denied', 'refuses'],
    ],
    1,
  ),
)('leaves %s to the person', async (path, says) => {
  const tab = await open('/one');
  const needsUser = {
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
    message: expect.stringContaining(says),
  };
  expect(await go(tab, `${server.origin}${path}`)).toMatchObject({
    ...needsUser,
    url: `${server.origin}${path}`,
  });
  expect(await tab.act({ action: 'read' })).toMatchObject(needsUser);
});

test('continues in a new tab, and in the one before once it is closed', async () => {
  const tab = await open('/one');
  const outcome = await tab.act({ action: 'open_tab', params: { url: `${server.origin}/two` } });
  expect(outcome).toMatchObject({ success: true, effect: 'opened', tab: { title: 'Two' } });
  const id = Number(outcome.tab?.id);
  expect(outcome.opened).toEqual({ kind: 'tab', id: String(id), url: `${server.origin}/two` });
  const facts = z.object({ openerTabId: z.number(), active: z.boolean() });
  expect(facts.parse(await extension.evaluate(`chrome.tabs.get(${id})`))).toEqual({
    openerTabId: tab.tabId,
    active: true,
  });
  const count = await tabCount();
  expect(await actSharing({ ...tab, tabId: id }, { action: 'close' }, [tab.tabId, id])).toMatchObject({
    success: true,
    // Without a title where the page does not answer in time.
    tab: { id: String(tab.tabId), title: expect.stringMatching(/^(?:One)?$/u) },
  });
  expect(await tabCount()).toBe(count - 1);
});

test('closes no unshared tab, and none that changed since its approval', async () => {
  const tab = await open('/one');
  const other = await open('/two');
  const closing = { action: 'close', params: { tabId: other.tabId } };
  const { preview } = await tab.preview(closing);
  expect(preview).toMatchObject({ status: 'failed', failure: { type: 'InvalidArgument' } });
  const shared = [tab.tabId, other.tabId];
  const leave = () => other.page.goto(`${server.origin}/three`);
  expect(await actSharing(tab, closing, shared, leave)).toMatchObject({ error_type: 'ElementChanged' });
  expect(other.page.isClosed()).toBe(false);
  const done = await actSharing(tab, closing, shared);
  expect(done).toMatchObject({ success: true });
  expect(done).not.toHaveProperty('tab');
});

test('reports and loads exactly the tabs on the card, or nothing', async () => {
  const tab = await open('/one');
  const other = await open('/two');
  const changed = { success: false, error_type: 'ElementChanged' };
  const shared = [tab.tabId, other.tabId];
  const asked = { tabId: tab.tabId, language: 'en', sharedTabs: shared } as const;
  const listing = { action: 'list_tabs', target: {}, params: {} };
  const { origin } = server;
  // A tab is known by its address before Chrome has told its title.
  await expect
    .poll(async () => (await extension.ask(messages.previewInTab, { ...asked, action: listing })).preview)
    .toMatchObject({ details: [`${origin}/one “One”`, `${origin}/two “Two”`] });
  const rename = () => other.page.evaluate(`document.title += '!'`);
  const move = () => other.page.evaluate(`history.replaceState(1, '', '/two?patient=7')`);
  const switching = { action: 'switch_tab', params: { tabId: String(other.tabId) } };
  expect(await actSharing(tab, listing, shared, rename)).toMatchObject(changed);
  expect(await actSharing(tab, listing, shared, move)).toMatchObject(changed);
  expect(await actSharing(tab, switching, shared, rename)).toMatchObject(changed);
  expect(await actSharing(tab, switching, shared)).toMatchObject({ success: true });
  const push = () => tab.page.evaluate(`history.pushState(1, '', '/three?delete=1')`);
  expect(await actSharing(tab, { action: 'reload' }, shared, push)).toMatchObject(changed);
  const pushTwo = () => push().then(push);
  expect(await actSharing(tab, { action: 'back' }, shared, pushTwo)).toMatchObject(changed);
  expect(await tab.page.title()).toBe('One');
});

test('keeps the rule of a page that is busy or did not load', async () => {
  const rule = { pattern: parsePattern('localhost'), rule: 'read-only' };
  await extension.evaluate(`chrome.storage.local.set({ siteRules: ${JSON.stringify([rule])} })`);
  onTestFinished(async () => void (await extension.evaluate(`chrome.storage.local.remove('siteRules')`)));
  const failed = (type: string) => ({ preview: { status: 'failed', failure: { type } } });
  const gone = await extension.open(`${server.origin}/one`);
  onTestFinished(() => gone.page.close());
  await gone.page.goto(server.refusedOrigin).catch(() => undefined);
  await expect.poll(() => gone.page.url()).toContain('chrome-error');
  expect(await gone.preview({ action: 'reload' })).toMatchObject(failed('NotPermitted'));
  const busy = await open('/one');
  const isBusy = busy.page.waitForEvent('console');
  await busy.page.evaluate(
    `setTimeout(() => { console.log('busy'); const end = Date.now() + 6000; while (Date.now() < end); }, 0)`,
  );
  await isBusy;
  expect(await busy.preview({ action: 'reload' })).toMatchObject(failed('Timeout'));
});

test('refuses an address with a password in it', async () => {
  const tab = await open('/one');
  const url = server.origin.replace('//', '//bank.example:pass@');
  const { preview } = await tab.preview({ action: 'navigate', params: { url } });
  expect(preview).toMatchObject({ status: 'failed', failure: { type: 'InvalidArgument' } });
});

test('downloads a file and reports its name, or the reason of a failure', async () => {
  const tab = await open('/one');
  const fetching = (url: string) => ({ action: 'download', params: { url } });
  const { preview } = await tab.preview(fetching(`${server.origin}/file`));
  // The server names the file.
  expect(preview).toMatchObject({
    facts: { name: '', address: `${server.origin}/file` },
    details: [expect.stringContaining('server chooses')],
  });
  expect(await tab.act(fetching(`${server.origin}/file`))).toMatchObject({
    success: true,
    effect: 'download',
    value: expect.stringMatching(/^[^/\\]+$/u),
    message: expect.stringContaining('11 bytes'),
  });
  expect(await tab.act(fetching(`${server.refusedOrigin}/file`))).toMatchObject({
    error_type: 'NavigationError',
    message: expect.stringContaining('NETWORK_FAILED'),
  });
  await expect(tab.act(fetching('file:///etc/passwd'))).rejects.toMatchObject({ type: 'InvalidArgument' });
});

test('does not report a window that a page opens by itself during a reading', async () => {
  const tab = await open('/one');
  await tab.page.evaluate(`addEventListener('click', () => setTimeout(() => window.open('/two'), 300))`);
  await tab.page.mouse.click(5, 5);
  const opened = tab.page.waitForEvent('popup');
  const [outcome] = await Promise.all([
    tab.act({ action: 'scroll', params: { direction: 'bottom' } }),
    opened.then(popup => onTestFinished(() => popup.close())),
  ]);
  expect(outcome).not.toHaveProperty('opened');
});
