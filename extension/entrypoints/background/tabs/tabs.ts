import type { BrowserTab } from '../../../operations/browser/browser.ts';
import { isNeverRead, neverReadError } from '../frames/current-rules.ts';
import { tabClosed } from '../frames/page-failures.ts';
import { reportedPlace } from './reported-place.ts';

/** As the browser reports it: do not pass it to the model. */
export function tabOf(tabId: number): Promise<chrome.tabs.Tab> {
  return orTabClosed(chrome.tabs.get(tabId));
}

/** As the model may see it. `NotPermitted` for a blocked page. */
export async function reportedTab(tabId: number): Promise<BrowserTab> {
  const tab = await tabOf(tabId);
  const place = await reportedPlace(tab);
  if (!place) throw neverReadError(tab.url && URL.canParse(tab.url) ? new URL(tab.url).origin : '');
  return { id: tabId, ...place, isInFront: tab.active };
}

/** The browser's answer about a tab, or `PageGone`: it rejects only when there is no such tab. */
export function orTabClosed<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw tabClosed(cause);
  });
}

/** `NotPermitted` when the user's rules block this address. */
export async function assertOpen(url: string): Promise<void> {
  if (await isNeverRead(url)) throw neverReadError(new URL(url).origin);
}

/** Every chat message waits for the slowest tab. */
const LIST_DEADLINE_MS = 800;

/** The open ones of these tabs, in this order, without blocked pages. */
export async function openTabs(tabIds: readonly number[]): Promise<BrowserTab[]> {
  const open = await chrome.tabs.query({});
  const reported = tabIds.map(async tabId => {
    const tab = open.find(({ id }) => id === tabId);
    const place = tab && (await reportedPlace(tab, LIST_DEADLINE_MS));
    return place ? [{ id: tabId, ...place, isInFront: tab.active }] : [];
  });
  return (await Promise.all(reported)).flat();
}
