import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChromePage, SimulatedChrome } from '../../../testing/simulation/simulated-chrome.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { FrontPage, PanelStore } from '../conversation/panel-store.ts';
import { otherTabsAlong, pageAlong, shareTab, workIn } from '../conversation/shared-tabs.ts';
import { followTabs } from './tab-access.ts';

/** What the panel shows of access, whatever the person does with tabs, windows, sites and our icon. */

const SITES = ['https://shop.example', 'https://bank.example', 'https://news.example'];

type Step = { which: number; settles: boolean } & (
  | { kind: 'navigate'; page: ChromePage }
  | { kind: 'open'; page: ChromePage }
  | { kind: 'load' | 'close' | 'move' | 'replace' | 'activate' | 'share' | 'work' | 'read' }
  | { kind: 'focus' }
  | { kind: 'click'; by: 'icon' | 'menu' }
  | { kind: 'allow' | 'revoke'; site: string }
);

const page: fc.Arbitrary<ChromePage> = fc.record({
  kind: fc.constantFrom('web', 'web', 'blank', 'browser'),
  origin: fc.constantFrom(...SITES),
});
const about = { which: fc.nat(5), settles: fc.boolean() };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ...about, kind: fc.constant('navigate'), page }),
  fc.record({ ...about, kind: fc.constant('open'), page }),
  fc.record({
    ...about,
    kind: fc.constantFrom(
      'load',
      'close',
      'move',
      'replace',
      'activate',
      'activate',
      'share',
      'work',
      'read',
    ),
  }),
  fc.record({ ...about, kind: fc.constant('focus') }),
  fc.record({ ...about, kind: fc.constant('click'), by: fc.constantFrom('icon', 'menu') }),
  fc.record({ ...about, kind: fc.constantFrom('allow', 'revoke'), site: fc.constantFrom(...SITES) }),
);

interface Run {
  browser: SimulatedChrome;
  store: PanelStore;
  focus(): void;
}

function start(): Run {
  const browser = new SimulatedChrome();
  const focused: (() => void)[] = [];
  vi.stubGlobal('chrome', browser.api);
  vi.stubGlobal('addEventListener', (_name: string, look: () => void) => focused.push(look));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  browser.open(1, { kind: 'web', origin: SITES[0] ?? '' });
  browser.open(2, { kind: 'web', origin: SITES[1] ?? '' });
  const store = new SimulatedPanel().store();
  followTabs(store, browser.page, () => undefined);
  const focus = (): void => {
    for (const look of focused) look();
  };
  return { browser, store, focus };
}

function take(run: Run, step: Step): void {
  const { browser } = run;
  switch (step.kind) {
    case 'open':
      browser.open(1 + (step.which % 2), step.page);
      break;
    case 'allow':
      browser.allow(step.site);
      break;
    case 'revoke':
      browser.revoke(step.site);
      break;
    case 'focus':
      run.focus();
      break;
    default: {
      const tab = browser.tabs[step.which % Math.max(1, browser.tabs.length)];
      if (tab) takeInTab(run, step, tab);
    }
  }
}

type InTab = Exclude<Step, { kind: 'open' | 'allow' | 'revoke' | 'focus' }>;

function takeInTab({ browser, store }: Run, step: InTab, tab: SimulatedChrome['tabs'][number]): void {
  switch (step.kind) {
    case 'navigate':
      browser.navigate(tab, step.page);
      break;
    case 'move':
      browser.move(tab, 3 - tab.windowId);
      break;
    case 'share':
      shareTab(store, tab.id);
      break;
    case 'work':
      workIn(store, tab.id);
      break;
    case 'click':
      browser.click(browser.front(tab.windowId) ?? tab, step.by);
      break;
    case 'read':
      // Granted in a way that we get no event for: it shows with the reading.
      browser.click(tab, 'silent');
      store.setState({ activity: { status: 'busy', stopping: false } });
      store.setState({ activity: { status: 'idle' } });
      break;
    default:
      browser[step.kind](tab);
  }
}

/** Says of a page exactly what is so. */
function check(browser: SimulatedChrome, shown: Partial<FrontPage>): void {
  const tab = browser.find(shown.tabId);
  if (!tab) return;
  const { page: actual } = tab;
  if (actual.kind === 'browser') {
    expect(shown.isBrowserOwn).toBe(true);
    return;
  }
  expect(shown.isBrowserOwn ?? false).toBe(false);
  expect(shown.url !== undefined, `access to ${actual.kind} ${actual.origin}`).toBe(browser.mayRead(tab));
  if (shown.url?.startsWith('http')) expect(new URL(shown.url).origin).toBe(actual.origin);
}

function checkAll({ browser, store }: Run): { readable: boolean; hidden: boolean } {
  const { conversation, pageContext } = store.getState();
  const { front } = pageContext;
  expect(front?.tabId).toBe(browser.front()?.id);
  if (front) check(browser, front);
  check(browser, pageAlong(conversation, pageContext));
  for (const tab of otherTabsAlong(conversation, pageContext)) check(browser, tab);
  for (const { tabId, url } of pageContext.tabs ?? []) {
    const tab = browser.find(tabId);
    expect(tab).toBeDefined();
    if (tab && url?.startsWith('http')) expect(new URL(url).origin).toBe(tab.page.origin);
  }
  const actual = browser.front();
  const readable = actual !== undefined && browser.mayRead(actual);
  return { readable, hidden: readable && actual.page.kind === 'blank' };
}

afterEach(() => vi.unstubAllGlobals());

test('the panel shows access to exactly the pages that may be read, and the site of each', async () => {
  const reached = { readable: 0, unreadable: 0, hidden: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const run = start();
      for (const each of steps) {
        take(run, each);
        if (!each.settles) continue;
        await settle();
        const { readable, hidden } = checkAll(run);
        reached[readable ? 'readable' : 'unreadable'] += 1;
        if (hidden) reached.hidden += 1;
      }
      await settle();
      checkAll(run);
    }),
  );
  // A property that never gets there proves nothing.
  expect(reached.readable).toBeGreaterThan(200);
  expect(reached.unreadable).toBeGreaterThan(200);
  expect(reached.hidden).toBeGreaterThan(20);
});

test('a press of the shortcut on another site shows that site at once', async () => {
  const run = start();
  const { browser, store } = run;
  const [tab] = browser.tabs;
  if (!tab) throw new Error('No tab.');
  browser.click(tab, 'icon');
  await settle();
  expect(store.getState().pageContext.front?.url).toBe('https://shop.example/page');
  browser.navigate(tab, { kind: 'web', origin: 'https://news.example' });
  await settle();
  expect(store.getState().pageContext.front?.url).toBeUndefined();
  browser.click(tab, 'icon');
  await settle();
  expect(store.getState().pageContext.front?.url).toBe('https://news.example/page');
});
