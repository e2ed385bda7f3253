import { failureOf } from '../../../messaging/site-refusal.ts';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import type { Failure } from '../../../page/failure.ts';
import { changePageContext } from '../conversation/change-page-context.ts';
import type { ActiveTab } from '../page-access/page-access.ts';
import { askAgain } from './ask-again.ts';
import type { TurnContext } from './ports.ts';

/** The page that a request is about, or why there is none. */
export type PageState =
  | { status: 'read'; tabId: number; reading: TabReading }
  | { status: 'unreadable'; failure: Failure; origin: string | undefined }
  | { status: 'none' };

/** Whose page goes along. `none`: the turn never had a page, and no other may take its place. */
export type WhichTab = number | 'front' | 'none';

/** A look at what would go along with something that is not yet sent. Nothing shows of it. */
export interface Peek {
  request: string;
}

/** Reads the page of a tab. One that can't be read is an answer too: the chat goes on without it. */
export async function readPage(context: TurnContext, tab: WhichTab, peek?: Peek): Promise<PageState> {
  if (tab === 'none' || context.store.getState().conversation.isPageOff) return leaveOut(context, peek);
  if (tab !== 'front') return readTab(context, { tabId: tab, url: undefined }, peek);
  try {
    return await readTab(context, await context.ports.page.activeTab(), peek);
  } catch (thrown) {
    return { status: 'unreadable', failure: failureOf(thrown), origin: undefined };
  }
}

function leaveOut({ store }: TurnContext, peek: Peek | undefined): PageState {
  if (!peek) changePageContext(store, { workingIn: undefined });
  return { status: 'none' };
}

async function readTab(
  { ports, store }: TurnContext,
  { tabId, url }: ActiveTab,
  peek: Peek | undefined,
): Promise<PageState> {
  const { language, words } = ports.settings();
  if (!peek) changePageContext(store, { workingIn: tabId });
  try {
    const request = peek ? peek.request : newestRequest(store);
    const ask = (): Promise<TabReading> => ports.page.read(tabId, language, request, peek !== undefined);
    return { status: 'read', tabId, reading: await askAgain(ask, ports.clock, words.forModel.pageSilent) };
  } catch (thrown) {
    return { status: 'unreadable', failure: failureOf(thrown), origin: webOrigin(url) };
  }
}

/** What the person wrote last: what they want is what the whole turn is about. */
function newestRequest(store: TurnContext['store']): string | undefined {
  const written = store.getState().conversation.entries.findLast(entry => entry.kind === 'person');
  return written?.kind === 'person' ? written.text : undefined;
}

/** Only web pages can be allowed by site. */
function webOrigin(url: string | undefined): string | undefined {
  const origin = url === undefined ? undefined : new URL(url).origin;
  return origin?.startsWith('http') ? origin : undefined;
}
