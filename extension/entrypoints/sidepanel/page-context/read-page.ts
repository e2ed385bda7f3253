import type { PageInfo } from '@assent/shared';
import { failureOf } from '../../../messaging/failures.ts';
import type { TabReading } from '../../../messaging/tab-messages.ts';
import { MAX_SHARED_TABS } from '../../../operations/browser/shared-tab.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import type { Failure } from '../../../page/failure.ts';
import { changePageContext } from '../conversation/change-context.ts';
import {
  lastApprovedAddress,
  sharedTabs,
  shareTab,
  stopWorkingIn,
  tabToRead,
  workIn,
} from '../conversation/shared-tabs.ts';
import { askPage } from '../ports/ask-again.ts';
import type { ActiveTab } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';

const MAX_URL = 200;

const MAX_TITLE = 100;

/** The page of a request, or why there is none. */
export type PageState =
  | { status: 'read'; tabId: number; reading: TabReading; tabs: SharedTabsContext }
  | {
      status: 'unreadable';
      failure: Failure;
      origin: string | undefined;
      /** Chrome reveals no address: this is the approved destination of the tab. */
      isDestination?: true;
      /** Absent when the tab is unknown. */
      tab?: {
        tabId: number;
        tabs: SharedTabsContext;
        /** The tab is closed, or a rule forbids everything in it: actions are possible only in others. */
        isClosedToUs?: true;
      };
    }
  | { status: 'none' };

/** Whose page to read. `none`: the turn never had a page, and gets no other. */
export type WhichTab = number | 'front' | 'none';

/** A read for a question, until Stop, or for a preview of the next request, without visible effects. */
export type ReadFor = { kind: 'question'; signal: AbortSignal } | { kind: 'preview'; request: string };

/**
 * Reads the page of a tab, which may be busy for long. A failure is an answer too: the chat continues without the page. After
 * Stop it changes nothing more: the panel may show another conversation by then.
 */
export async function readPage(context: TurnContext, tab: WhichTab, purpose: ReadFor): Promise<PageState> {
  if (tab === 'none' || context.store.getState().conversation.isPageOff) return leaveOut(context, purpose);
  if (tab !== 'front') return readWorkedIn(context, tab, purpose);
  try {
    const front = await context.ports.page.activeTab();
    const intended = intendedTab(context, front);
    const page = await readTab(context, intended, purpose);
    // The tab that the conversation worked in was closed meanwhile: the tab in front takes its place.
    return intended !== front && isGone(page) ? await readTab(context, front, purpose) : page;
  } catch (thrown) {
    return { status: 'unreadable', failure: failureOf(thrown), origin: undefined };
  }
}

/** Once the tab is closed, the turn continues in another shared tab, never in one that is not shared. */
async function readWorkedIn(context: TurnContext, tabId: number, purpose: ReadFor): Promise<PageState> {
  const page = await readTab(context, { tabId, url: undefined }, purpose);
  const instead = isGone(page) ? await nextSharedTab(context, tabId) : undefined;
  if (instead === undefined) return page;
  if (isAsked(purpose)) workIn(context.store, instead);
  return readTab(context, { tabId: instead, url: undefined }, purpose);
}

function leaveOut({ store }: TurnContext, purpose: ReadFor): PageState {
  if (isAsked(purpose)) changePageContext(store, { workingIn: undefined });
  return { status: 'none' };
}

/** The tab in front, unless the conversation moved to another since the person brought it there. */
function intendedTab({ store }: TurnContext, front: ActiveTab): ActiveTab {
  const { conversation, pageContext } = store.getState();
  const tabId = tabToRead(conversation, front.tabId);
  if (tabId === undefined || tabId === front.tabId) return front;
  return { tabId, url: pageContext.tabs?.find(tab => tab.tabId === tabId)?.url };
}

function isAsked(purpose: ReadFor): boolean {
  return purpose.kind === 'question' && !purpose.signal.aborted;
}

function isGone(page: PageState): boolean {
  return page.status === 'unreadable' && page.failure.type === 'PageGone';
}

async function readTab(
  context: TurnContext,
  { tabId, url }: ActiveTab,
  purpose: ReadFor,
): Promise<PageState> {
  const { ports, store } = context;
  if (isAsked(purpose)) turnTo(context, tabId);
  try {
    const request = purpose.kind === 'preview' ? purpose.request : newestRequest(store);
    const reading = await askPage(ports, (page, language) =>
      page.read(tabId, language, request, purpose.kind === 'preview'),
    );
    if (isAsked(purpose)) shareTab(store, tabId);
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
    if (isAsked(purpose)) shareTab(store, tabId);
    return { ...unread, tab: { tabId, tabs: await sharedTabsContext(context, tabId) } };
  }
}

/** From now on the conversation and its calls are about this tab. */
function turnTo({ store }: TurnContext, tabId: number): void {
  const { worksIn } = store.getState().conversation;
  if (worksIn !== undefined && worksIn.tabId !== tabId) stopWorkingIn(store);
  changePageContext(store, { workingIn: tabId });
}

/** The person's last message, which the whole turn is about. */
function newestRequest(store: TurnContext['store']): string | undefined {
  const written = store.getState().conversation.entries.findLast(entry => entry.kind === 'person');
  return written?.kind === 'person' ? written.text : undefined;
}

/** The page of a site with access would have been read, so the tab is elsewhere by now. */
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

/** The newest of the other shared tabs once this one is closed. Undefined while it is open, and without another. */
async function nextSharedTab({ ports, store }: TurnContext, tabId: number): Promise<number | undefined> {
  const { tabs } = await askPage(ports, page => page.listTabs(sharedTabs(store)));
  return tabs.some(({ id }) => id === tabId) ? undefined : tabs.at(-1)?.id;
}

/** The shared tabs as the model sees them. */
export type SharedTabsContext = Pick<PageInfo, 'tabs' | 'activeTabId' | 'moreTabs'>;

/** The newest tabs and the current one, which is not asked again if it was read; the model lists more with `list_tabs`. */
async function sharedTabsContext(
  context: TurnContext,
  tabId: number,
  reading?: Pick<TabReading, 'url' | 'title'>,
): Promise<SharedTabsContext> {
  const { ports, store } = context;
  const others = sharedTabs(store).filter(shared => shared !== tabId);
  const ids = [...others.slice(1 - MAX_SHARED_TABS), ...(reading ? [] : [tabId])];
  const more = others.length + 1 - MAX_SHARED_TABS;
  const { tabs } = await askPage(ports, page => page.listTabs(ids));
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
