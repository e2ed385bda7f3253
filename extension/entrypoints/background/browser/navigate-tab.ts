import type { Language } from '@assent/shared';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { leadTab } from './lead-tab.ts';
import { orTabClosed, tabOf } from './tabs.ts';
import { visiblePage } from './visible-page.ts';
import { watchOwnWay } from './watch-own-way.ts';

/** Leads a tab to an address and waits until it is there. */
export async function navigateTab(tabId: number, url: string, language: Language): Promise<Arrival> {
  const [from, { url: shown = '' }] = await Promise.all([
    visiblePage(tabId, language),
    tabOf(tabId, language),
  ]);
  const setOut = () => orTabClosed(chrome.tabs.update(tabId, { url }), language);
  const ownWay = watchOwnWay(tabId, url);
  try {
    const lead = { from, setOut, isThereWithin: async () => isPartOf(shown, url) };
    const arrival = await leadTab(tabId, lead, language);
    return arrival.kind === 'there' && ownWay.wasTaken() ? { ...arrival, isOwnWay: true } : arrival;
  } finally {
    ownWay.stop();
  }
}

/** Has the page of a tab loaded anew. */
export async function reloadTab(tabId: number, language: Language): Promise<Arrival> {
  const from = await visiblePage(tabId, language);
  const setOut = () => orTabClosed(chrome.tabs.reload(tabId), language);
  return leadTab(tabId, { from, setOut, isThereWithin: async () => false }, language);
}

/** A place in the page itself, for which nothing is asked of its server. */
function isPartOf(shown: string, url: string): boolean {
  const [page, fragment] = url.split('#');
  return fragment !== undefined && page === shown.split('#')[0];
}
