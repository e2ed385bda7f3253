import type { ObservedEffect } from '../../../operations/contract/outcome.ts';
import { type Call, isSettled, tabOfCall, tabOfRow } from './call.ts';
import type { Row } from './card.ts';
import type { Conversation, Entry } from './conversation.ts';

/** What a tab was led to, or `read` where its page went along with a request. */
type Move = { tabId: number | undefined } & (
  | { effect: 'read' }
  | { effect: ObservedEffect | undefined; row: Row }
);

/**
 * Where the tab was led last with the person's approval, if nobody may look what is there, or has since: who else led it
 * elsewhere meanwhile is not known.
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
