import { findPracticePage } from '../frames/practice-page.ts';
import type { Frame } from '../frames/reach-frames.ts';

const DEADLINE_MS = 20_000;
const LOOK_MS = 100;
/** A navigation shows in the tab a moment after the page set out on it. */
const LOOKS_AT_REST = 3;
const SILENT_MS = 1_000;

/** How a navigation that began in a document ended. `pending`: neither the server nor the document answered in time. */
export type Departure = 'left' | 'stayed' | 'pending';

/**
 * Waits until a document that is being left is gone, or the tab is at rest with the document still in it. Looks again
 * and again, because a navigation that ends in a download or an empty answer gives no event (measured in 156; the
 * `webNavigation` permission would tell, at the price of "read your browsing history"). `latest`: when to give up, in
 * milliseconds since 1970.
 */
export async function whenDocumentLeft(frame: Frame, latest = Number.POSITIVE_INFINITY): Promise<Departure> {
  const ended = new AbortController();
  // A look is not answered either, as long as the browser asks the person whether to leave the page.
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
 * Whether the page in a tab does not answer, as one does not that has the browser ask the person whether to leave it. Of one
 * that we may not look at nobody knows.
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

/** A tab that is gone is not at rest: the next look for its document tells. */
export function isAtRest(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    ({ status, pendingUrl }) => status === 'complete' && !pendingUrl,
    () => false,
  );
}

/**
 * Asked by its place and not by its id, which a document keeps in the back/forward cache. Where we may not look any
 * more, another site's document has taken its place.
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
