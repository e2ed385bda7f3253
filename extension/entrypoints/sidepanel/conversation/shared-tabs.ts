import type { ObservedEffect } from '../../../operations/contract/outcome.ts';
import { type Call, isSettled, tabOfCall, tabOfRow } from './call.ts';
import type { Row } from './card.ts';
import type { Conversation, Entry } from './conversation.ts';
import {
  changeConversation,
  type FrontPage,
  type OpenTab,
  type PageContext,
  type PanelStore,
} from './panel-store.ts';

const LEADING = ['unseen', 'navigated', 'read'] as const;

/** The tabs that the model knows by address and title and may propose actions in; the newest last. */
export function sharedTabs(store: PanelStore): number[] {
  return store.getState().conversation.sharedTabs ?? [];
}

export function shareTab(store: PanelStore, tabId: number): void {
  if (sharedTabs(store).at(-1) === tabId) return;
  changeTabs(store, tabs => [...tabs.filter(shared => shared !== tabId), tabId]);
}

/** The tab that the conversation works in stays shared. */
export function unshareTab(store: PanelStore, tabId: number): void {
  if (store.getState().conversation.worksIn?.tabId === tabId) return;
  changeTabs(store, tabs => tabs.filter(shared => shared !== tabId));
}

/** Closed tabs are no longer shared, except the one that the turn works in. */
export function forgetClosed(store: PanelStore, open: readonly { tabId: number }[]): void {
  const before = sharedTabs(store);
  const left = before.filter(tabId => open.some(tab => tab.tabId === tabId));
  if (left.length < before.length) changeTabs(store, () => left);
}

/** From now on the conversation is about this tab, whichever is in front. */
export function workIn(store: PanelStore, tabId: number): void {
  shareTab(store, tabId);
  store.setState(({ conversation, pageContext }) => ({
    conversation: { ...conversation, worksIn: { tabId, whileFront: pageContext.front?.tabId } },
    pageContext: { ...pageContext, workingIn: tabId },
  }));
}

/** The person chose another tab, or this one is gone. */
export function stopWorkingIn(store: PanelStore): void {
  changeConversation(store, { worksIn: undefined });
}

/**
 * The tab whose page a message includes: the one that the conversation works in, until the person brings another to the
 * front.
 */
export function tabToRead(
  { worksIn }: Pick<Conversation, 'worksIn'>,
  front: number | undefined,
): number | undefined {
  return worksIn && (front === worksIn.tabId || front === worksIn.whileFront) ? worksIn.tabId : front;
}

function changeTabs(store: PanelStore, change: (tabs: readonly number[]) => number[]): void {
  changeConversation(store, { sharedTabs: change(sharedTabs(store)) });
}

type About = Pick<Conversation, 'worksIn' | 'sharedTabs' | 'place'>;

/** The page of the next message, as far as known, and whether its tab is in front. */
export interface PageAlong extends Partial<FrontPage> {
  isInFront: boolean;
}

export function pageAlong(about: About, { front, tabs }: PageContext): PageAlong {
  const tabId = tabToRead(about, front?.tabId);
  const isOpen = tabs === undefined || tabs.some(tab => tab.tabId === tabId);
  if (tabId === undefined || tabId === front?.tabId || !isOpen) return { ...front, isInFront: true };
  const { url, title, isBrowserOwn } = tabs?.find(tab => tab.tabId === tabId) ?? placeIn(about, tabId);
  return { tabId, url, title, isInFront: false, ...(isBrowserOwn && { isBrowserOwn }) };
}

/** Until the browser has named its tabs. */
function placeIn({ place }: About, tabId: number): Omit<FrontPage, 'tabId'> {
  const { url, title } = (place?.tabId === tabId ? place : undefined) ?? {};
  return { url, title };
}

/** The tabs that the chips name. */
export function tabsInContext(store: PanelStore): number[] {
  const { conversation, pageContext } = store.getState();
  const along = tabToRead(conversation, pageContext.front?.tabId);
  return [pageContext.front?.tabId, along, ...(conversation.sharedTabs ?? [])].filter(id => id !== undefined);
}

export function otherTabsAlong(about: About, context: PageContext): OpenTab[] {
  const page = pageAlong(about, context);
  const shared = (about.sharedTabs ?? []).filter(tabId => tabId !== page.tabId);
  return shared.flatMap(tabId => context.tabs?.find(tab => tab.tabId === tabId) ?? []);
}

/** The web pages of this window that the person could add: those that Chrome reveals. */
export function tabsToAdd(about: About, context: PageContext): OpenTab[] {
  const page = pageAlong(about, context);
  return (context.tabs ?? []).filter(
    ({ tabId, url, isOfWindow }) =>
      isOfWindow && /^https?:/u.test(url ?? '') && tabId !== page.tabId && !about.sharedTabs?.includes(tabId),
  );
}

/** An approved navigation of a tab, or `read` when its page was sent with a request. */
type Move = { tabId: number | undefined } & (
  | { effect: 'read' }
  | { effect: ObservedEffect | undefined; row: Row }
);

/**
 * The last approved destination of the tab, if its page has not been read since and can't be: nobody knows whether the tab
 * moved on.
 */
export function lastApprovedAddress(
  { entries }: Pick<Conversation, 'entries'>,
  tabId: number,
): string | undefined {
  const last = entries
    .flatMap(movesOf)
    .findLast(move => move.tabId === tabId && LEADING.some(effect => effect === move.effect));
  return last?.effect === 'unseen' ? linkOf(last.row) : undefined;
}

function movesOf(entry: Entry): Move[] {
  switch (entry.kind) {
    case 'answer':
      return entry.stream?.page ? [{ tabId: entry.stream.page.tabId, effect: 'read' }] : [];
    case 'call':
      return leadsOf(entry);
    default:
      return [];
  }
}

function leadsOf(call: Call): Move[] {
  const { state } = call;
  if (!isSettled(state) || state.card?.kind !== 'actions' || tabOfCall(call) === undefined) return [];
  return state.card.rows.flatMap((row, index) => {
    const progress = state.rows[index];
    if (progress?.status !== 'ended' || !progress.outcome.success) return [];
    const { effect, tab } = progress.outcome;
    return [{ tabId: tab ? Number(tab.id) : tabOfRow(call, row), effect, row }];
  });
}

function linkOf({ preview }: Row): string | undefined {
  return preview.status === 'bound' ? preview.facts?.link : undefined;
}
