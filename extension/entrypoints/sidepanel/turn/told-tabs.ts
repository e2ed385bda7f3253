import type { PageInfo } from '@assent/shared';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import { askAgain } from './ask-again.ts';
import type { TurnContext } from './ports.ts';

/** What the model is told of the tabs that the person shares. */
export type ToldTabs = Pick<PageInfo, 'tabs' | 'activeTabId'>;

const MAX_TABS = 8;
const MAX_URL = 200;
const MAX_TITLE = 100;

/** The tab that is worked in and the newest others; of more than a few the model asks by `list_tabs`. */
export async function toldTabs(context: TurnContext, tabId: number): Promise<ToldTabs> {
  const { ports, store } = context;
  const { words } = ports.settings();
  const others = sharedTabs(store).filter(shared => shared !== tabId);
  const ids = [...others.slice(1 - MAX_TABS), tabId];
  const { tabs } = await askAgain(() => ports.page.listTabs(ids), ports.clock, words.forModel.pageSilent);
  return {
    tabs: tabs.map(({ id, url, title }) => ({
      id: String(id),
      url: url.slice(0, MAX_URL),
      title: title.slice(0, MAX_TITLE),
      active: id === tabId,
    })),
    activeTabId: String(tabId),
  };
}
