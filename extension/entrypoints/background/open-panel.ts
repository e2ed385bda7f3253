import { leaveAskedAbout } from '../../messaging/asked-about.ts';

/** `chrome.i18n` messages: the context menu is in the language of the browser, not in ours. */
const ENTRIES = [
  { id: 'selection', message: 'askAboutSelection' },
  { id: 'link', message: 'askAboutLink' },
  { id: 'image', message: 'askAboutPicture' },
  { id: 'page', message: 'askAboutPage' },
] as const;

/**
 * Opens the panel from the toolbar icon and the keyboard shortcut. `openPanelOnActionClick` would not fire `onClicked`, and
 * without that event Chromium does not grant `activeTab`. The user gesture counts only before the first `await`.
 */
export function openPanelOnClick(): void {
  chrome.action.onClicked.addListener(tab => {
    if (tab.id !== undefined) void chrome.sidePanel.open({ tabId: tab.id });
  });
}

/** Shows new users which data goes where. An update opens nothing. */
export function openOnboardingOnInstall(): void {
  chrome.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void chrome.tabs.create({ url: 'onboarding.html' });
  });
}

/** “Ask Assent about …” in the context menu: opens the panel with the question, and never sends anything. */
export function offerMenu(): void {
  // The browser keeps the entries while this worker is not running.
  chrome.runtime.onInstalled.addListener(createEntries);
  chrome.contextMenus.onClicked.addListener((info, tab) => {
    if (tab?.id === undefined || tab.id < 0) return;
    // First: the user gesture counts only before the first `await`.
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
  {
    menuItemId,
    selectionText,
    editable,
    pageUrl,
    frameUrl,
    linkUrl,
    srcUrl,
  }: chrome.contextMenus.OnClickData,
  place: { tabId: number; windowId: number },
): Parameters<typeof leaveAskedAbout>[0] {
  return {
    ...place,
    at: Date.now(),
    isSelection: menuItemId === 'selection',
    urls: [pageUrl, frameUrl].filter(url => url !== undefined),
    ...(menuItemId === 'link' && linkUrl !== undefined && { part: { kind: 'link' as const, url: linkUrl } }),
    ...(menuItemId === 'image' &&
      srcUrl !== undefined && { part: { kind: 'picture' as const, url: srcUrl } }),
    ...(selectionText && !editable && { text: selectionText }),
  };
}
