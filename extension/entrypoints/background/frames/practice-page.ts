const PATH = '/try-it.html';

/** Its one document, as what is reached by injecting is described. */
export interface PracticePage {
  tabId: number;
  documentId: string;
  isTop: true;
  origin: string;
  rule: 'ask';
  isOurs: true;
}

/**
 * Our own page to try things on, if that is what the tab shows. Chromium lets nobody inject into it, not even us (156),
 * and tells us itself which document it is: the page's own word is not asked.
 */
export async function findPracticePage(tabId: number): Promise<PracticePage | undefined> {
  const contexts = await chrome.runtime.getContexts({ tabIds: [tabId], contextTypes: ['TAB'] });
  const context = contexts.find(
    ({ documentUrl }) => documentUrl !== undefined && isPracticePage(documentUrl),
  );
  if (!context?.documentId) return undefined;
  const origin = chrome.runtime.getURL('').slice(0, -1);
  return { tabId, documentId: context.documentId, isTop: true, origin, rule: 'ask', isOurs: true };
}

export function isPracticePage(url: string): boolean {
  return url.startsWith(chrome.runtime.getURL(PATH));
}
