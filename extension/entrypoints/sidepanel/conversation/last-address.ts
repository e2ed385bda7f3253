import type { ObservedEffect } from '../../../operations/contract/outcome.ts';
import { type Call, isSettled, tabOfCall, tabOfRow } from './call.ts';
import type { Row } from './card.ts';
import type { Conversation, Entry } from './conversation.ts';

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

const LEADING = ['unseen', 'navigated', 'read'] as const;

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
