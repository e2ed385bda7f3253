import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

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

/** The browser's own count: this connection learns of a tab a moment later. */
async function countTabs(): Promise<number> {
  return z.number().parse(await extension.evaluate('chrome.tabs.query({}).then(tabs => tabs.length)'));
}

test.each(
  casesForRun(
    [
      [
        'a script, without an opener',
        `<button onclick="window.open('/next', '_blank', 'noopener')">Go</button>`,
      ],
      [
        'a script, a moment later',
        `<button onclick="setTimeout(() => window.open('/next'), 200)">Go</button>`,
      ],
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
    ],
    3,
  ),
)('%s opens a tab, which is told with its address', async (_way, body) => {
  const { outcome, paths } = await clickGo(body);
  await expect.poll(paths).toEqual(['/next']);
  const url = `${extension.site.origin}/next`;
  expect(outcome).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'tab', url } });
});

/** A tab that acts behind one that the person looks at, of this site or of another. */
async function behind(body: string, front: 'same' | 'other'): Promise<{ tab: Tab; looked: Page }> {
  const { site, launched } = extension;
  site.serve({
    '/opening': `<!doctype html><title>Opening</title>${body}`,
    '/front': '<!doctype html><title>Front</title><a href="/private">Mine</a>',
    '/private': '<title>Private</title>',
    '/next': '<title>Next</title>',
  });
  const tab = await extension.open('/opening');
  const before = new Set(launched.context.pages());
  const looked = await launched.context.newPage();
  onTestFinished(async () => {
    for (const page of launched.context.pages()) if (!before.has(page)) await page.close();
    await tab.page.close();
  });
  await looked.goto(`${front === 'same' ? site.origin : site.foreignOrigin}/front`);
  await looked.bringToFront();
  return { tab, looked };
}

const goIn = async (tab: Tab) => tab.act({ action: 'click', target: { elementId: await tab.id(/Go/) } });

test.each(
  casesForRun(
    [
      ['a script', `<button onclick="window.open('/next')">Go</button>`, 'same'],
      ['a link, whose address tells it', '<a href="/next" target=_blank>Go</a>', 'same'],
      ['a form', '<form action="/next" target=_blank><button>Go</button></form>', 'other'],
      [
        'a script, without an opener',
        `<button onclick="window.open('/next', '_blank', 'noopener')">Go</button>`,
        'other',
      ],
    ] as const,
    2,
  ),
)('%s of a tab behind opens one, which is told as its own', async (_way, body, front) => {
  const { tab } = await behind(body, front);
  const outcome = await goIn(tab);
  const url = expect.stringContaining(`${extension.site.origin}/next`);
  expect(outcome).toMatchObject({ success: true, opened: { kind: 'tab', id: expect.any(String), url } });
});

test('reports doubt when a new tab may come from the tab in front', async () => {
  const { tab } = await behind(
    `<button onclick="window.open('/next', '_blank', 'noopener')">Go</button>`,
    'same',
  );
  const outcome = await goIn(tab);
  expect(outcome).toMatchObject({ success: false, effect: 'needs_user', error_type: 'NeedsUser' });
  expect(outcome.message).toContain('It is not certain whether');
  expect(outcome).not.toHaveProperty('opened');
});

test.each(casesForRun(['same', 'other'] as const, 1))(
  'does not report a tab that the person opens from the %s site',
  async front => {
    const busy = `document.title = 'PRESSED'; setInterval(() => document.body.append('Row ', String(Date.now())), 50)`;
    const { tab, looked } = await behind(`<button onclick="${busy}">Go</button>`, front);
    const [outcome] = await Promise.all([
      goIn(tab),
      expect
        .poll(() => tab.page.title(), { interval: 10 })
        .toBe('PRESSED')
        .then(() => looked.getByRole('link').click({ modifiers: ['ControlOrMeta'] })),
    ]);
    expect(outcome.message).toContain('It is not certain whether');
    expect(outcome).not.toHaveProperty('opened');
    expect(JSON.stringify(outcome)).not.toMatch(/private/iu);
  },
);

test('a form that is sent into a tab is both', async () => {
  const { outcome } = await clickGo('<form action="/next" target=_blank><button>Go</button></form>');
  const url = `${extension.site.origin}/next?`;
  expect(outcome).toMatchObject({ success: true, effect: 'submitted', opened: { kind: 'tab', url } });
});

test.each(
  casesForRun(
    [
      ['link', `<a href='/next' target=_blank>Go</a>`, /needs_user/],
      ['script', `<button onclick='parent.name = window.open("/next")'>Go</button>`, /needs_user|no_change/],
    ],
    1,
  ),
)('a tab that the browser refuses a %s is not told as opened', async (_way, inner, effect) => {
  const { outcome, more } = await clickGo(
    `<iframe sandbox="allow-scripts" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`,
  );
  expect(more).toBe(0);
  expect(outcome).toMatchObject({ success: false, effect: expect.stringMatching(effect) });
});
