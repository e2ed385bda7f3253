import { failureOf } from '../../../messaging/failures.ts';
import type { OpenedTab } from '../../../operations/browser/browser.ts';
import { arrivalOf } from './lead-tab.ts';
import { orTabClosed } from './tabs.ts';
import { type PageWatch, watchPages } from './watch-pages.ts';

/**
 * Opens a tab right beside another, or as the last where that is closed. It comes to the front only from behind that: whoever
 * looks elsewhere is not disturbed.
 */
export async function openTabBeside(besides: number, url: string): Promise<OpenedTab> {
  const place = await placeBeside(besides);
  const watch = watchPages(async () => true);
  try {
    const created = chrome.tabs.create({ url, ...place });
    const { id = chrome.tabs.TAB_ID_NONE } = await orTabClosed(created);
    return { id, arrival: await arrivalIn(id, watch) };
  } finally {
    watch.stop();
  }
}

/** Chrome refuses to tell only of a tab that there is not any more. */
async function placeBeside(besides: number): Promise<chrome.tabs.CreateProperties> {
  const tab = await chrome.tabs.get(besides).catch(() => undefined);
  if (!tab) return { active: false };
  return { windowId: tab.windowId, index: tab.index + 1, active: tab.active, openerTabId: besides };
}

/** The tab is there whatever became of its page, and must be told of. */
async function arrivalIn(id: number, watch: PageWatch): Promise<OpenedTab['arrival']> {
  try {
    return await arrivalOf(id, watch);
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) };
  }
}
