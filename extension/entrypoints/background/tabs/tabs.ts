import { message } from '../../../messages/message.ts';
import type { BrowserTab } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { neverReadError } from '../frames/look-at-documents.ts';
import { isNeverRead } from '../frames/never-read.ts';
import { reportedPlace } from './reported-place.ts';

/** As the browser knows it: nothing of it may be told as it is. */
export function tabOf(tabId: number): Promise<chrome.tabs.Tab> {
  return orTabClosed(chrome.tabs.get(tabId));
}

/** As it may be told. `NotPermitted` when nothing of it is ever to be read. */
export async function reportedTab(tabId: number): Promise<BrowserTab> {
  const tab = await tabOf(tabId);
  const place = await reportedPlace(tab);
  if (!place) throw neverReadError(originOf(tab.url));
  return { id: tabId, ...place, isInFront: tab.active };
}

function originOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).origin : '';
}

/** What the browser answers of a tab, or `PageGone`: it refuses only where there is none. */
export function orTabClosed<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw new PageError('PageGone', message('tab.closed'), { cause });
  });
}

/** `NotPermitted` when the person's rules say that nothing of this address is ever to be read. */
export async function assertOpen(url: string): Promise<void> {
  if (await isNeverRead(url)) throw neverReadError(new URL(url).origin);
}

/** Every message waits for the slowest of them. */
const LIST_DEADLINE_MS = 800;

/** Those that are open, in this order, without what the person's rules say is never to be read. */
export async function openTabs(tabIds: readonly number[]): Promise<BrowserTab[]> {
  const open = await chrome.tabs.query({});
  const told = tabIds.map(async tabId => {
    const tab = open.find(({ id }) => id === tabId);
    const place = tab && (await reportedPlace(tab, LIST_DEADLINE_MS));
    return place ? [{ id: tabId, ...place, isInFront: tab.active }] : [];
  });
  return (await Promise.all(told)).flat();
}
