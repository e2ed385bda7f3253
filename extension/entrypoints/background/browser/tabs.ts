import type { Language } from '@assent/shared';
import type { BrowserTab } from '../../../operations/browser/browser.ts';
import { PageError } from '../../../page/page-error.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { readSiteRules } from '../../../sites/stored-site-rules.ts';
import { neverReadError } from '../look-at-documents.ts';
import { words } from '../words.ts';

export async function tabOf(tabId: number, language: Language): Promise<BrowserTab> {
  return asBrowserTab(await orTabClosed(chrome.tabs.get(tabId), language));
}

/** What the browser answers of a tab, or `PageGone`: it refuses only where there is none. */
export function orTabClosed<Answer>(answer: Promise<Answer>, language: Language): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw new PageError('PageGone', words.tabClosed[language], { cause });
  });
}

/** `NotPermitted` when the person's rules say that nothing of this address is ever to be read. */
export async function assertOpen(url: string, language: Language): Promise<void> {
  const { rule } = rulingFor(await readSiteRules(), url);
  if (rule === 'never-read') throw neverReadError(new URL(url).origin, language);
}

/** Those that are open, in this order, without what the person's rules say is never to be read. */
export async function openTabs(tabIds: readonly number[]): Promise<BrowserTab[]> {
  const [rules, open] = await Promise.all([readSiteRules(), chrome.tabs.query({})]);
  return tabIds.flatMap(tabId => {
    const tab = open.find(({ id }) => id === tabId);
    if (!tab || (tab.url !== undefined && rulingFor(rules, tab.url).rule === 'never-read')) return [];
    return [asBrowserTab(tab)];
  });
}

function asBrowserTab({
  id = chrome.tabs.TAB_ID_NONE,
  url = '',
  title = '',
  active,
}: chrome.tabs.Tab): BrowserTab {
  return { id, url, title, isInFront: active };
}
