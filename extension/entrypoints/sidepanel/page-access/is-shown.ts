/** Whether the tab of that number shows this very document. Not where we may not look, as in a tab of another site. */
export function isShown({ tabId, documentId }: { tabId: number; documentId: string }): Promise<boolean> {
  return chrome.scripting
    .executeScript({ target: { tabId }, func: () => undefined, injectImmediately: true })
    .then(
      results => results.some(result => result.documentId === documentId),
      () => false,
    );
}
