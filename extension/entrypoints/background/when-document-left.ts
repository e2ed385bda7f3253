const DEADLINE_MS = 20_000;

/** How a navigation that began in a document ended. `pending`: the server has not answered in time. */
export type Departure = 'left' | 'stayed' | 'pending';

/**
 * Waits until a document that is being left is gone, or the tab has come to rest with the document still in it, as
 * after a download or an empty answer.
 */
export function whenDocumentLeft(tabId: number, documentId: string): Promise<Departure> {
  return new Promise(resolve => {
    const finish = (how: Departure): void => {
      chrome.tabs.onUpdated.removeListener(onUpdated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
      clearTimeout(deadline);
      resolve(how);
    };
    const look = async (isAtRest: boolean): Promise<void> => {
      if (!(await isInTab(tabId, documentId))) finish('left');
      else if (isAtRest) finish('stayed');
    };
    const onUpdated = (updatedId: number, change: { status?: string | undefined }): void => {
      if (updatedId === tabId && change.status) void look(change.status === 'complete');
    };
    const onRemoved = (removedId: number): void => {
      if (removedId === tabId) finish('left');
    };
    const deadline = setTimeout(finish, DEADLINE_MS, 'pending');
    chrome.tabs.onUpdated.addListener(onUpdated);
    chrome.tabs.onRemoved.addListener(onRemoved);
    void look(false);
  });
}

/** Chromium refuses to run anything in a document that is gone, or that we may not read any more. */
function isInTab(tabId: number, documentId: string): Promise<boolean> {
  const target = { tabId, documentIds: [documentId] };
  return chrome.scripting.executeScript({ target, func: () => undefined, injectImmediately: true }).then(
    results => results.length > 0,
    () => false,
  );
}
