/** Brings a tab to the front, with its window. False when it was closed. */
export async function showTab(tabId: number): Promise<boolean> {
  try {
    const tab = await chrome.tabs.update(tabId, { active: true });
    if (tab) await chrome.windows.update(tab.windowId, { focused: true });
    return tab !== undefined;
  } catch {
    // Chrome throws for nothing but a tab that is not there.
    return false;
  }
}
