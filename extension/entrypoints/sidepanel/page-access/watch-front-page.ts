import type { FrontPage } from '../conversation/page-context.ts';

/** Tells of the page in front in the window of this panel: now, and whenever it is another or may have become readable. */
export function watchFrontPage(tell: (front: FrontPage | undefined) => void): void {
  const look = async (): Promise<void> => {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    tell(tab?.id === undefined ? undefined : { tabId: tab.id, url: tab.url, title: tab.title });
  };
  const lookAgain = (): void => void look();
  chrome.tabs.onActivated.addListener(lookAgain);
  chrome.tabs.onUpdated.addListener((_tabId, changed) => {
    if (changed.status === 'complete' || changed.title !== undefined || changed.url !== undefined)
      lookAgain();
  });
  chrome.permissions.onAdded.addListener(lookAgain);
  // A click on our icon lets us into the page in front, and no event says so; but it brings the panel up.
  addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  lookAgain();
}
