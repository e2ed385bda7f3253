import type { Language } from '@assent/shared';
import { orTabClosed } from './tabs.ts';

/** Whether the window closes with this tab. */
export async function isLastInWindow(tabId: number, language: Language): Promise<boolean> {
  const { windowId } = await orTabClosed(chrome.tabs.get(tabId), language);
  return (await chrome.tabs.query({ windowId })).length === 1;
}
