import type { Language } from '@assent/shared';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { leadTab } from './lead-tab.ts';
import { orTabClosed } from './tabs.ts';

/** Leads a tab to an address and waits until it is there. */
export function navigateTab(tabId: number, url: string, language: Language): Promise<Arrival> {
  return leadTab(tabId, () => orTabClosed(chrome.tabs.update(tabId, { url }), language), language);
}

/** Has the page of a tab loaded anew. */
export function reloadTab(tabId: number, language: Language): Promise<Arrival> {
  return leadTab(tabId, () => orTabClosed(chrome.tabs.reload(tabId), language), language);
}
