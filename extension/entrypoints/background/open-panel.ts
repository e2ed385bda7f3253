/**
 * Opens the panel from the toolbar icon and the keyboard shortcut. `openPanelOnActionClick` would not fire
 * `onClicked`, and without that click Chromium does not grant `activeTab`. The call must come before any `await`:
 * later the click no longer counts as the person's.
 */
export function openPanelOnClick(): void {
  chrome.action.onClicked.addListener(tab => {
    if (tab.id !== undefined) void chrome.sidePanel.open({ tabId: tab.id });
  });
}
