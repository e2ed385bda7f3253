import type { PageInfo } from '@assent/shared';
import { failureOf } from '../../../messaging/failures.ts';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { MOST_SHARED_TABS } from '../../../operations/browser/shared-tab.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import type { Failure } from '../../../page/failure.ts';
import { changePageContext } from '../conversation/change-context.ts';
import { lastApprovedAddress } from '../conversation/last-address.ts';
import { sharedTabs, shareTab, stopWorkingIn, tabToRead, workIn } from '../conversation/shared-tabs.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { ActiveTab } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';

const MAX_URL = 200;

const MAX_TITLE = 100;

/** The page that a request is about, or why there is none. */
export type PageState =
  | { status: 'read'; tabId: number; reading: TabReading; tabs: SharedTabsContext }
  | {
      status: 'unreadable';
      failure: Failure;
      origin: string | undefined;
      /** Chrome tells no address: this is where the tab was led with the person's approval. */
      isDestination?: true;
      /** Absent when it is not known which tab it is. */
      tab?: {
        tabId: number;
        tabs: SharedTabsContext;
        /** It is closed, or the person's rule forbids everything in it: only in others may anything be done. */
        isClosedToUs?: true;
      };
    }
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
  if (tab !== 'front') return readWorkedIn(context, tab, peek);
  try {
    const front = await context.ports.page.activeTab();
    const matching = intendedTab(context, front);
    const page = await readTab(context, matching, peek);
    // The tab that the conversation went on in was closed meanwhile: it is about the one in front again.
    return matching !== front && isGone(page) ? await readTab(context, front, peek) : page;
  } catch (thrown) {
    return { status: 'unreadable', failure: failureOf(thrown), origin: undefined };
  }
}

/** Once the tab is closed the turn goes on in one of the others that are shared; nobody looks at any that is not. */
async function readWorkedIn(context: TurnContext, tabId: number, peek: Peek | undefined): Promise<PageState> {
  const page = await readTab(context, { tabId, url: undefined }, peek);
  const instead = isGone(page) ? await nextSharedTab(context, tabId) : undefined;
  if (instead === undefined) return page;
  if (!peek) workIn(context.store, instead);
  return readTab(context, { tabId: instead, url: undefined }, peek);
}

function leaveOut({ store }: TurnContext, peek: Peek | undefined): PageState {
  if (!peek) changePageContext(store, { workingIn: undefined });
  return { status: 'none' };
}

/** The one in front, unless the conversation went on in another since the person brought that one there. */
function intendedTab({ store }: TurnContext, front: ActiveTab): ActiveTab {
  const { conversation } = store.getState();
  const tabId = tabToRead(conversation, front.tabId);
  if (tabId === undefined || tabId === front.tabId) return front;
  const { place } = conversation;
  return { tabId, url: place?.tabId === tabId ? place.url : undefined };
}

function isGone(page: PageState): boolean {
  return page.status === 'unreadable' && page.failure.type === 'PageGone';
}

async function readTab(
  context: TurnContext,
  { tabId, url }: ActiveTab,
  peek: Peek | undefined,
): Promise<PageState> {
  const { ports, store } = context;
  const { language, messages } = ports.settings();
  if (!peek) turnTo(context, tabId);
  try {
    const request = peek ? peek.request : newestRequest(store);
    const ask = (): Promise<TabReading> => ports.page.read(tabId, language, request, peek !== undefined);
    const reading = await askAgain(ask, ports.clock, messages.model.pageSilent);
    if (!peek) shareTab(store, tabId);
    return { status: 'read', tabId, reading, tabs: await sharedTabsContext(context, tabId, reading) };
  } catch (thrown) {
    const failure = failureOf(thrown);
    const unread = {
      status: 'unreadable',
      failure,
      ...(await placeOf(context, tabId, url, failure)),
    } as const;
    if (failure.site || failure.type === 'PageGone') {
      const { activeTabId: _none, ...tabs } = await sharedTabsContext(context, tabId);
      return { ...unread, tab: { tabId, tabs, isClosedToUs: true } };
    }
    if (!peek) shareTab(store, tabId);
    return { ...unread, tab: { tabId, tabs: await sharedTabsContext(context, tabId) } };
  }
}

/** Whatever tab the conversation went on in before, from here on it is about this one, and so are the calls that come of it. */
function turnTo({ store }: TurnContext, tabId: number): void {
  const { worksIn } = store.getState().conversation;
  if (worksIn !== undefined && worksIn.tabId !== tabId) stopWorkingIn(store);
  changePageContext(store, { workingIn: tabId });
}

/** What the person wrote last: what they want is what the whole turn is about. */
function newestRequest(store: TurnContext['store']): string | undefined {
  const written = store.getState().conversation.entries.findLast(entry => entry.kind === 'person');
  return written?.kind === 'person' ? written.text : undefined;
}

/** Of a site that is held already the page would have been read: the tab is elsewhere by now. */
async function placeOf(
  { store, ports }: TurnContext,
  tabId: number,
  url: string | undefined,
  { type }: Failure,
): Promise<{ origin: string | undefined; isDestination?: true }> {
  const origin = webOrigin(url);
  if (origin !== undefined || type !== 'NotPermitted') return { origin };
  const ledTo = webOrigin(lastApprovedAddress(store.getState().conversation, tabId));
  const isThere = ledTo !== undefined && !(await ports.holdsSite(ledTo));
  return isThere ? { origin: ledTo, isDestination: true } : { origin };
}

/** Only web pages can be allowed by site. */
function webOrigin(url: string | undefined): string | undefined {
  const origin = url === undefined ? undefined : new URL(url).origin;
  return origin?.startsWith('http') ? origin : undefined;
}

/** The newest of the other tabs that the person shares, once this one is closed. Undefined while it is open, and when there is none. */
async function nextSharedTab({ ports, store }: TurnContext, tabId: number): Promise<number | undefined> {
  const { messages } = ports.settings();
  const ask = () => ports.page.listTabs(sharedTabs(store));
  const { tabs } = await askAgain(ask, ports.clock, messages.model.pageSilent);
  return tabs.some(({ id }) => id === tabId) ? undefined : tabs.at(-1)?.id;
}

/** What the model is told of the tabs that the person shares. */
export type SharedTabsContext = Pick<PageInfo, 'tabs' | 'activeTabId' | 'moreTabs'>;

/**
 * The newest tabs and the one that is worked in, which is not asked once more where it has been read; of more than a few the
 * model asks by `list_tabs`.
 */
async function sharedTabsContext(
  context: TurnContext,
  tabId: number,
  reading?: Pick<TabReading, 'url' | 'title'>,
): Promise<SharedTabsContext> {
  const { ports, store } = context;
  const { messages } = ports.settings();
  const others = sharedTabs(store).filter(shared => shared !== tabId);
  const ids = [...others.slice(1 - MOST_SHARED_TABS), ...(reading ? [] : [tabId])];
  const more = others.length + 1 - MOST_SHARED_TABS;
  const { tabs } = await askAgain(() => ports.page.listTabs(ids), ports.clock, messages.model.pageSilent);
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
