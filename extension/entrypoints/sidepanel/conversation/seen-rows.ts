import type { Preview } from '../../../operations/contract/preview.ts';
import { type Card, type Row, runnablePart } from './card.ts';
import { awaitingRows, isConsequential } from './card-rows.ts';
import type { PanelStore, SeenRows } from './panel-store.ts';

export function noteSeen(store: PanelStore, callId: string, indexes: readonly number[]): void {
  const rows = awaitingRows(store, callId);
  addSeen(
    store,
    callId,
    indexes.flatMap(index => rows[index]?.preview ?? []),
  );
}

/** A number that counts by itself is no reason to look again. */
export function keepSeen(store: PanelStore, callId: string, before: Preview, now: Preview): void {
  if (previewsSeen(store.getState().seenRows, callId).includes(before)) addSeen(store, callId, [now]);
}

/** Whether the last row with consequences has been in view, on a card that may not fit into the panel. */
export function isLastRowSeen(callId: string, card: Card, seen: SeenRows | undefined): boolean {
  const last = lastConsequential(card);
  return last === undefined || previewsSeen(seen, callId).includes(last.preview);
}

function lastConsequential(card: Card): Row | undefined {
  if (card.kind !== 'actions') return undefined;
  return card.rows.findLast(row => runnablePart(row) && isConsequential(row));
}

function addSeen(store: PanelStore, callId: string, previews: readonly Preview[]): void {
  const before = previewsSeen(store.getState().seenRows, callId);
  const fresh = previews.filter(preview => !before.includes(preview));
  if (fresh.length > 0) store.setState({ seenRows: { callId, previews: [...before, ...fresh] } });
}

function previewsSeen(seen: SeenRows | undefined, callId: string): readonly Preview[] {
  return seen?.callId === callId ? seen.previews : [];
}
