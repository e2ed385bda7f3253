import { type Call, type CallState, tabOfCall } from './call.ts';
import type { Card, Row } from './card.ts';
import { changePageContext } from './change-context.ts';
import type { Conversation, Entry } from './conversation.ts';
import type { PanelStore } from './panel-store.ts';

/**
 * The browser renumbers a tab that it discards to save memory. For the conversation it is the same tab, but with another
 * document: nothing shown or done in the earlier document applies to it.
 */
export function replaceTab(store: PanelStore, before: number, now: number): void {
  const { workingIn } = store.getState().pageContext;
  if (workingIn === before) changePageContext(store, { workingIn: now });
  store.setState(({ conversation }) => ({ conversation: withTab(conversation, before, now) }));
}

function withTab(conversation: Conversation, before: number, now: number): Conversation {
  const numbered = (tabId: number): number => (tabId === before ? now : tabId);
  const { place, sharedTabs, worksIn, entries } = conversation;
  return {
    ...conversation,
    ...(place?.tabId === before && { place: { ...place, tabId: now } }),
    ...(sharedTabs && { sharedTabs: sharedTabs.map(numbered) }),
    ...(worksIn && {
      worksIn: {
        tabId: numbered(worksIn.tabId),
        ...(worksIn.whileFront !== undefined && { whileFront: numbered(worksIn.whileFront) }),
      },
    }),
    entries: entries.map(entry => (isOfTab(entry, before) ? callIn(entry, before, now) : entry)),
  };
}

function isOfTab(entry: Entry, tabId: number): entry is Call {
  return entry.kind === 'call' && tabOfCall(entry) === tabId;
}

function callIn(call: Call, before: number, now: number): Call {
  // A running plan is bound to no document, and ends where it began.
  if (isUnderWay(call.state)) return call;
  const { done, state } = call;
  return {
    ...call,
    tabId: now,
    ...(done && { done: { ...done, rows: stayIn(done.rows, before) } }),
    state: 'card' in state && state.card ? { ...state, card: leftCard(state.card, before) } : state,
  };
}

function isUnderWay({ status }: CallState): boolean {
  return status === 'approved' || status === 'running';
}

/** Rows stay with the document that they were shown for, which is gone; a card without rows has none. */
function leftCard(card: Card, before: number): Card {
  switch (card.kind) {
    case 'actions':
      return { ...card, rows: stayIn(card.rows, before) };
    case 'plan':
      return { ...card, isPageGone: true };
    case 'server':
      return card;
  }
}

function stayIn(rows: readonly Row[], tabId: number): Row[] {
  return rows.map(row => ({ ...row, tabId: row.tabId ?? tabId }));
}
