import type { Language } from '@assent/shared';
import type { BrowserTab } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { neverReadError } from '../frames/look-at-documents.ts';
import { isNeverRead } from '../frames/never-read.ts';
import { words } from '../frames/words.ts';
import { reportedPlace } from './reported-place.ts';

/** As the browser knows it: nothing of it may be told as it is. */
export function tabOf(tabId: number, language: Language): Promise<chrome.tabs.Tab> {
  return orTabClosed(chrome.tabs.get(tabId), language);
}

/** As it may be told. `NotPermitted` when nothing of it is ever to be read. */
export async function reportedTab(tabId: number, language: Language): Promise<BrowserTab> {
  const tab = await tabOf(tabId, language);
  const place = await reportedPlace(tab, language);
  if (!place) throw neverReadError(originOf(tab.url), language);
  return { id: tabId, ...place, isInFront: tab.active };
}

function originOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).origin : '';
}

/** What the browser answers of a tab, or `PageGone`: it refuses only where there is none. */
export function orTabClosed<Answer>(answer: Promise<Answer>, language: Language): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw new PageError('PageGone', words.tabClosed[language], { cause });
  });
}

/** `NotPermitted` when the person's rules say that nothing of this address is ever to be read. */
export async function assertOpen(url: string, language: Language): Promise<void> {
  if (await isNeverRead(url)) throw neverReadError(new URL(url).origin, language);
}

/** Every message waits for the slowest of them. */
const LIST_DEADLINE_MS = 800;

/** Nobody reads what is said of a tab that does not answer. */
const LANGUAGE: Language = 'en';

/** Those that are open, in this order, without what the person's rules say is never to be read. */
export async function openTabs(tabIds: readonly number[]): Promise<BrowserTab[]> {
  const open = await chrome.tabs.query({});
  const told = tabIds.map(async tabId => {
    const tab = open.find(({ id }) => id === tabId);
    const place = tab && (await reportedPlace(tab, LANGUAGE, LIST_DEADLINE_MS));
    return place ? [{ id: tabId, ...place, isInFront: tab.active }] : [];
  });
  return (await Promise.all(told)).flat();
}
