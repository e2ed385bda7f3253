import { isPracticePage } from '../../../sites/practice-page.ts';

/** The one document of our practice page, in the shape of a {@link Frame}. */
export interface PracticePage {
  tabId: number;
  documentId: string;
  isTop: true;
  origin: string;
  rule: 'ask';
  isOurs: true;
}

/**
 * Our own practice page, if the tab shows it. Chromium (156) lets nobody inject scripts into it, not even us, and reports its
 * document id itself.
 */
export async function findPracticePage(tabId: number): Promise<PracticePage | undefined> {
  const contexts = await chrome.runtime.getContexts({ tabIds: [tabId], contextTypes: ['TAB'] });
  const context = contexts.find(({ documentUrl }) => isPracticePage(documentUrl));
  if (!context?.documentId) return undefined;
  const origin = chrome.runtime.getURL('').slice(0, -1);
  return { tabId, documentId: context.documentId, isTop: true, origin, rule: 'ask', isOurs: true };
}
