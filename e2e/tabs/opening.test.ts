import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { inExtension } from './in-extension.ts';

/** Tabs and windows that a click opens, and those that it should have opened and did not. */

const extension = inExtension();

/** What came of the click, what has been opened by now as far as the test sees it, and how many tabs there are more. */
async function clickGo(body: string): Promise<{ outcome: object; paths(): string[]; more: number }> {
  const { site, launched } = extension;
  site.serve({ '/opening': `<title>Opening</title>${body}`, '/next': '<title>Next</title>' });
  const tab = await extension.open('/opening');
  const before = new Set(launched.context.pages());
  const opened = () => launched.context.pages().filter(page => !before.has(page));
  onTestFinished(async () => {
    for (const page of [...opened(), tab.page]) await page.close();
  });
  const tabs = await countTabs();
  const outcome = await tab.act({ action: 'click', target: { elementId: await tab.id(/Go/) } });
  const paths = () => opened().map(page => page.url().replace(site.origin, ''));
  return { outcome, paths, more: (await countTabs()) - tabs };
}

/** The browser's own count: this connection hears of a tab a moment later. */
async function countTabs(): Promise<number> {
  return z.number().parse(await extension.evaluate('chrome.tabs.query({}).then(tabs => tabs.length)'));
}

test.each([
  ['a script, without an opener', `<button onclick="window.open('/next', '_blank', 'noopener')">Go</button>`],
  ['a script, a moment later', `<button onclick="setTimeout(() => window.open('/next'), 200)">Go</button>`],
  [
    'a script, as an empty window at first',
    `<button onclick="const view = window.open(''); setTimeout(() => view.location = '/next')">Go</button>`,
  ],
  [
    'a script, as a window of its own',
    `<button onclick="window.open('/next', 'own', 'width=300,height=300')">Go</button>`,
  ],
  ['a link to a named window', '<a href="/next" target=there>Go</a>'],
  ['a link of a page whose links all go to tabs', '<base target=_blank><a href="/next">Go</a>'],
  [
    'a link in a drawing',
    '<svg width=200 height=50><a href="/next" target=_blank><text y=20>Go</text></a></svg>',
  ],
  ['a link in a frame', `<iframe srcdoc="<a href='/next' target=_blank>Go</a>"></iframe>`],
])('%s opens a tab, which is told with its address', async (_way, body) => {
  const { outcome, paths } = await clickGo(body);
  await expect.poll(paths).toEqual(['/next']);
  const url = `${extension.site.origin}/next`;
  expect(outcome).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'tab', url } });
});

test('what a tab behind another opens is told as its own', async () => {
  const { site, launched } = extension;
  const go = '<title>Opening</title><button>Go</button>';
  site.serve({
    '/opening': `${go}<script>document.querySelector('button').onclick = () => window.open('/next')</script>`,
    '/next': '<title>Next</title>',
  });
  const tab = await extension.open('/opening');
  const front = await launched.context.newPage();
  await front.goto(`${site.origin}/next`);
  await front.bringToFront();
  const outcome = await tab.act({ action: 'click', target: { elementId: await tab.id(/Go/) } });
  expect(outcome).toMatchObject({ effect: 'opened', opened: { kind: 'tab', id: expect.any(String) } });
});

test('a form that is sent into a tab is both', async () => {
  const { outcome } = await clickGo('<form action="/next" target=_blank><button>Go</button></form>');
  const url = `${extension.site.origin}/next?`;
  expect(outcome).toMatchObject({ success: true, effect: 'submitted', opened: { kind: 'tab', url } });
});

test.each([
  ['link', `<a href='/next' target=_blank>Go</a>`, /needs_user/],
  ['script', `<button onclick='parent.name = window.open("/next")'>Go</button>`, /needs_user|no_change/],
])('a tab that the browser refuses a %s is not told as opened', async (_way, inner, effect) => {
  const { outcome, more } = await clickGo(
    `<iframe sandbox="allow-scripts" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`,
  );
  expect(more).toBe(0);
  expect(outcome).toMatchObject({ success: false, effect: expect.stringMatching(effect) });
});
