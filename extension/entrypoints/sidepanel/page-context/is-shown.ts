/** Whether the tab of that number shows this very document. Not where we may not look, as in a tab of another site. */
export function isShown({ tabId, documentId }: { tabId: number; documentId: string }): Promise<boolean> {
  return chrome.scripting
    .executeScript({ target: { tabId }, func: () => undefined, injectImmediately: true })
    .then(
      results => results.some(result => result.documentId === documentId),
      () => isOwnPageShown(tabId, documentId),
    );
}

/** Nobody may inject into our own page to try things on; Chromium tells itself which document it is. */
async function isOwnPageShown(tabId: number, documentId: string): Promise<boolean> {
  const contexts = await chrome.runtime.getContexts({ tabIds: [tabId], documentIds: [documentId] });
  return contexts.length > 0;
}
