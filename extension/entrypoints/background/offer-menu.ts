import { leaveAskedAbout } from '../../messaging/asked-about.ts';

/** The menu of a page is the browser's own, so that its entries are in the browser's language. */
const ENTRIES = [
  { id: 'selection', message: 'askAboutSelection' },
  { id: 'page', message: 'askAboutPage' },
] as const;

/** “Ask Assent about …” in the menu of a page. It opens the panel and says what is meant; it never sends anything. */
export function offerMenu(): void {
  // The browser keeps the entries from then on, also while this worker is not running.
  chrome.runtime.onInstalled.addListener(createEntries);
  chrome.contextMenus.onClicked.addListener((info, tab) => {
    if (tab?.id === undefined || tab.id < 0) return;
    // Before anything else: later the click no longer counts as the person's.
    void chrome.sidePanel.open({ tabId: tab.id });
    void leaveAskedAbout(describeAsked(info, { tabId: tab.id, windowId: tab.windowId }));
  });
}

async function createEntries(): Promise<void> {
  await chrome.contextMenus.removeAll();
  for (const { id, message } of ENTRIES)
    chrome.contextMenus.create({ id, contexts: [id], title: chrome.i18n.getMessage(message) });
}

function describeAsked(
  { menuItemId, selectionText, editable, pageUrl, frameUrl }: chrome.contextMenus.OnClickData,
  place: { tabId: number; windowId: number },
): Parameters<typeof leaveAskedAbout>[0] {
  return {
    ...place,
    at: Date.now(),
    isSelection: menuItemId === 'selection',
    urls: [pageUrl, frameUrl].filter(url => url !== undefined),
    ...(selectionText && !editable && { text: selectionText }),
  };
}
