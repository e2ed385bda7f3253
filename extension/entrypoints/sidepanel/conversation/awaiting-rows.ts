import { blockRows } from './block-rows.ts';
import type { Row } from './card.ts';
import { changeCall, findCall, type PanelStore } from './panel-store.ts';

/** The rows of a card that waits for the person; none once they have decided. */
export function awaitingRows(store: PanelStore, callId: string): readonly Row[] {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

/** Puts a row in the place of one that waits. What depends on it is blocked or unblocked by that. */
export function replaceRow(store: PanelStore, callId: string, index: number, row: Row): void {
  changeCall(store, callId, call => {
    if (call.state.status !== 'awaiting' || call.state.card.kind !== 'actions') return call;
    const rows = blockRows(call.state.card.rows.with(index, row));
    return { ...call, state: { ...call.state, card: { ...call.state.card, rows } } };
  });
}
