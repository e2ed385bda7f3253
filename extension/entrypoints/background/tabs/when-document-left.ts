import { findPracticePage } from '../frames/practice-page.ts';
import type { Frame } from '../frames/reach-frames.ts';
import { listen } from './listen.ts';
import { tabOf } from './tabs.ts';

const DEADLINE_MS = 20_000;
const LOOK_MS = 100;
/** A navigation shows in the tab a moment after its start. */
const LOOKS_AT_REST = 3;
const SILENT_MS = 1_000;

/** How a navigation that began in a document ended. `pending`: neither the server nor the document answered in time. */
export type Departure = 'left' | 'stayed' | 'pending';

/**
 * Waits until a document is gone, or the tab is at rest with the document still in it. Polls, because no event reports a
 * navigation that ends in a download or an empty response (measured in 156; `webNavigation` would, at the price of the
 * permission "read your browsing history"). `latest`: when to give up, in milliseconds since 1970.
 */
export async function whenDocumentLeft(frame: Frame, latest = Number.POSITIVE_INFINITY): Promise<Departure> {
  const ended = new AbortController();
  // A look gets no answer either while a “Leave site?” dialog is open.
  const milliseconds = Math.min(DEADLINE_MS, latest - Date.now());
  const deadline = new Promise<'pending'>(resolve => setTimeout(() => resolve('pending'), milliseconds));
  return Promise.race([lookUntilKnown(frame, ended.signal), deadline]).finally(() => ended.abort());
}

async function lookUntilKnown(frame: Frame, ended: AbortSignal): Promise<Departure> {
  for (let looksAtRest = 0; !ended.aborted; ) {
    if (!(await isInTab(frame))) return 'left';
    looksAtRest = (await isAtRest(frame.tabId)) ? looksAtRest + 1 : 0;
    if (looksAtRest === LOOKS_AT_REST) return 'stayed';
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  return 'pending';
}

/**
 * Whether the page in a tab does not answer, as below a “Leave site?” dialog. False when we may not look, because then nobody
 * knows.
 */
export function isBlocked(tabId: number): Promise<boolean> {
  const asked = chrome.scripting.executeScript({
    target: { tabId },
    func: () => undefined,
    injectImmediately: true,
  });
  const isSilent = new Promise<true>(resume => setTimeout(() => resume(true), SILENT_MS));
  const answered = asked.then(
    () => false,
    () => false,
  );
  return Promise.race([answered, isSilent]);
}

/** False for a closed tab: the next look for its document finds that out. */
export function isAtRest(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    ({ status, pendingUrl }) => status === 'complete' && !pendingUrl,
    () => false,
  );
}

/**
 * Asks by place, because a document keeps its id in the back/forward cache. When we may no longer look, the document of
 * another site has replaced it.
 */
export async function isInTab({
  tabId,
  documentId,
  isTop,
  isOurs,
}: Pick<Frame, 'tabId' | 'documentId' | 'isTop' | 'isOurs'>): Promise<boolean> {
  if (isOurs) return (await findPracticePage(tabId))?.documentId === documentId;
  const target = isTop ? { tabId } : { tabId, allFrames: true };
  return chrome.scripting.executeScript({ target, func: () => undefined, injectImmediately: true }).then(
    results => results.some(result => result.documentId === documentId),
    () => false,
  );
}

/** Whether a document makes way for another by itself, by `latest` (milliseconds since 1970). */
export async function leadsOn(frame: Frame, latest: number): Promise<boolean> {
  while (Date.now() < latest) {
    if (!(await isInTab(frame))) return true;
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  return false;
}

const LOAD_DEADLINE_MS = 10_000;

/**
 * The tab once it has loaded, or as it is after ten seconds or at `latest` (milliseconds since 1970), because a page that
 * loads forever is readable. `PageGone` when the tab is closed meanwhile.
 */
export async function whenTabLoaded(tabId: number, latest: number): Promise<chrome.tabs.Tab> {
  const { promise, resolve: finish, reject } = Promise.withResolvers<void>();
  const stops = [
    listen(chrome.tabs.onUpdated, (updatedId: number, change: { status?: string | undefined }) => {
      if (updatedId === tabId && change.status === 'complete') finish();
    }),
    listen(chrome.tabs.onRemoved, (removedId: number) => {
      if (removedId === tabId) finish();
    }),
  ];
  const deadline = setTimeout(finish, Math.min(LOAD_DEADLINE_MS, latest - Date.now()));
  tabOf(tabId).then(tab => {
    if (tab.status === 'complete') finish();
  }, reject);
  try {
    await promise;
  } finally {
    for (const stop of stops) stop();
    clearTimeout(deadline);
  }
  return tabOf(tabId);
}
