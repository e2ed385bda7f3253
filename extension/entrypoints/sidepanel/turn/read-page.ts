import type { TabReading } from '../../../messaging/tab-messages.ts';
import { type Failure, toFailure } from '../../../page/page-error.ts';
import type { ActiveTab } from '../page-access/page-access.ts';
import { askAgain } from './ask-again.ts';
import type { TurnContext } from './ports.ts';

/** The page that a request is about, or why there is none. */
export type PageState =
  | { status: 'read'; tabId: number; reading: TabReading }
  | { status: 'unreadable'; failure: Failure; origin: string | undefined };

/** Reads the given tab, or the one in front. A page that can't be read is an answer too: the chat goes on without it. */
export async function readPage(context: TurnContext, boundTab: number | undefined): Promise<PageState> {
  try {
    const tab: ActiveTab =
      boundTab === undefined ? await context.ports.page.activeTab() : { tabId: boundTab, url: undefined };
    return await readTab(context, tab);
  } catch (thrown) {
    return { status: 'unreadable', failure: toFailure(thrown), origin: undefined };
  }
}

async function readTab({ ports }: TurnContext, { tabId, url }: ActiveTab): Promise<PageState> {
  const { language, words } = ports.settings();
  try {
    const ask = (): Promise<TabReading> => ports.page.read(tabId, language);
    return { status: 'read', tabId, reading: await askAgain(ask, ports.clock, words.forModel.pageSilent) };
  } catch (thrown) {
    return { status: 'unreadable', failure: toFailure(thrown), origin: webOrigin(url) };
  }
}

/** Only web pages can be allowed by site. */
function webOrigin(url: string | undefined): string | undefined {
  const origin = url === undefined ? undefined : new URL(url).origin;
  return origin?.startsWith('http') ? origin : undefined;
}
