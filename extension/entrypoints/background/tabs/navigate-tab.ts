import { message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import type { Arrival, OpenedTab, Patience } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { tabClosed } from '../frames/page-failures.ts';
import { arrivalOf, leadTab } from './lead-tab.ts';
import { listen } from './listen.ts';
import { visiblePage } from './look-at-page.ts';
import { orTabClosed, tabOf } from './tabs.ts';
import { isEmpty, isFile, type PageWatch, watchPages } from './watch-pages.ts';
import { isBlocked } from './when-document-left.ts';

/** Navigates a tab to an address and waits until it is there. */
export async function navigateTab(tabId: number, url: string, patience?: Patience): Promise<Arrival> {
  const [from, { url: shown = '' }] = await Promise.all([visiblePage(tabId), tabOf(tabId)]);
  const start = () => orTabClosed(chrome.tabs.update(tabId, { url }));
  const own = watchOwnNavigation(tabId, url);
  try {
    const arrival = await leadTab(tabId, {
      from,
      start,
      isThereWithin: async () => isPartOf(shown, url),
      patience,
    });
    return arrival.kind === 'there' && own.hasHappened() ? { ...arrival, isFromOldPage: true } : arrival;
  } finally {
    own.stop();
  }
}

export async function reloadTab(tabId: number): Promise<Arrival> {
  const from = await visiblePage(tabId);
  const start = () => orTabClosed(chrome.tabs.reload(tabId));
  return leadTab(tabId, { from, start, isThereWithin: async () => false });
}

/**
 * Opens a tab beside another, or as the last one where that is closed. The new tab comes to the front only if the other one
 * is in front.
 */
export async function openTabBeside(besides: number, url: string): Promise<OpenedTab> {
  const place = await placeBeside(besides);
  const watch = watchPages(async () => true);
  try {
    const created = chrome.tabs.create({ url, ...place });
    const { id = chrome.tabs.TAB_ID_NONE } = await orTabClosed(created);
    return { id, arrival: await arrivalIn(id, watch) };
  } finally {
    watch.stop();
  }
}

const CLOSE_DEADLINE_MS = 5_000;
/** A tab closes at once, unless its page shows a “Leave site?” dialog. */
const HELD_MS = 1_000;
const LOOK_MS = 100;

/** Closes a tab and waits until it is gone: its page may show a “Leave site?” dialog for any time. */
export async function closeTab(tabId: number): Promise<void> {
  let isAnswered = false;
  let refused: unknown;
  const answered = chrome.tabs.remove(tabId).catch((cause: unknown) => {
    refused = cause;
  });
  void answered.then(() => {
    isAnswered = true;
  });
  const begun = Date.now();
  while (await isOpen(tabId)) {
    const waited = Date.now() - begun;
    if (waited > HELD_MS && (await isBlocked(tabId)))
      throw new PageError('NeedsUser', message('tab.closeHeld'));
    if (isAnswered || waited > CLOSE_DEADLINE_MS)
      throw new PageError('NotPermitted', message('tab.closeRefused'));
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  if (refused) throw tabClosed(refused);
}

function isOpen(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    () => true,
    () => false,
  );
}

/** A fragment of the shown page, which needs no request. */
function isPartOf(shown: string, url: string): boolean {
  const [page, fragment] = url.split('#');
  return fragment !== undefined && page === shown.split('#')[0];
}

async function placeBeside(besides: number): Promise<chrome.tabs.CreateProperties> {
  const tab = await chrome.tabs.get(besides).catch(() => undefined);
  if (!tab) return { active: false };
  return { windowId: tab.windowId, index: tab.index + 1, active: tab.active, openerTabId: besides };
}

/** The tab exists whatever its page did, and must be reported. */
async function arrivalIn(id: number, watch: PageWatch): Promise<OpenedTab['arrival']> {
  try {
    return await arrivalOf(id, watch);
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) };
  }
}

/**
 * Whether the page of a tab navigated by itself while we navigated the tab: another request followed ours, and ours returned
 * no page. Start it before the navigation. Chromium reports no requests of sites that we may not access.
 */
function watchOwnNavigation(tabId: number, address: string): { hasHappened(): boolean; stop(): void } {
  const { onBeforeRequest, onHeadersReceived } = chrome.webRequest;
  const pages = { urls: ['*://*/*'], types: ['main_frame'], tabId } satisfies chrome.webRequest.RequestFilter;
  const wanted = withoutFragment(address);
  let ours: string | undefined;
  let newest: string | undefined;
  let gavePage = false;
  const onRequest = ({ requestId, url }: { requestId: string; url: string }): undefined => {
    // The browser may repeat our request.
    if (withoutFragment(url) === wanted) ours = requestId;
    newest = requestId;
  };
  const onHeaders = (answer: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    if (answer.requestId === ours) gavePage = !isFile(answer) && !isEmpty(answer.statusCode);
  };
  const stops = [
    listen(onBeforeRequest, onRequest, pages),
    listen(onHeadersReceived, onHeaders, pages, ['responseHeaders']),
  ];
  return {
    hasHappened: () => ours !== undefined && ours !== newest && !gavePage,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

function withoutFragment(address: string): string {
  return new URL(address).href.replace(/#.*$/su, '');
}
