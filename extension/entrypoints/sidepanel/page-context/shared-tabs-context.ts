import type { PageInfo } from '@assent/shared';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { MOST_TOLD_TABS } from '../../../operations/browser/shared-tab.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { sharedTabs } from '../conversation/shared-tabs.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { TurnContext } from '../ports/ports.ts';

/** What the model is told of the tabs that the person shares. */
export type SharedTabsContext = Pick<PageInfo, 'tabs' | 'activeTabId' | 'moreTabs'>;

const MAX_URL = 200;
const MAX_TITLE = 100;

/**
 * The newest tabs and the one that is worked in, which is not asked once more where it has been read; of more than a few the
 * model asks by `list_tabs`.
 */
export async function sharedTabsContext(
  context: TurnContext,
  tabId: number,
  reading?: Pick<TabReading, 'url' | 'title'>,
): Promise<SharedTabsContext> {
  const { ports, store } = context;
  const { words } = ports.settings();
  const others = sharedTabs(store).filter(shared => shared !== tabId);
  const ids = [...others.slice(1 - MOST_TOLD_TABS), ...(reading ? [] : [tabId])];
  const more = others.length + 1 - MOST_TOLD_TABS;
  const { tabs } = await askAgain(() => ports.page.listTabs(ids), ports.clock, words.forModel.pageSilent);
  return {
    tabs: [...tabs, ...(reading ? [{ id: tabId, ...reading }] : [])].map(({ id, url, title }) => ({
      id: String(id),
      url: cleanText(url, MAX_URL),
      title: cleanText(title, MAX_TITLE),
      active: id === tabId,
    })),
    activeTabId: String(tabId),
    ...(more > 0 ? { moreTabs: more } : {}),
  };
}
