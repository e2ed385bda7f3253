import type { EffectClass } from '../../../operations/contract/action.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { type Call, isSettled, type RowProgress, tabOfCall } from '../conversation/call.ts';
import { type Row, runnablePart } from '../conversation/card.ts';
import type { Entry } from '../conversation/conversation.ts';

/** A row of a call that did something to the page, as far as is known. */
export interface DoneRow {
  index: number;
  row: Row;
  outcome: Outcome;
  /** What came of undoing it, once it was tried. */
  undoing: RowProgress | undefined;
}

/** The rows of a call that did something to the page. */
export function doneRows(call: Call): DoneRow[] {
  const { state, undoing } = call;
  if (!isSettled(state) || state.card?.kind !== 'actions') return [];
  return state.card.rows.flatMap((row, index) => {
    const progress = state.rows[index];
    if (progress?.status !== 'ended' || !isCompletedAction(row, progress.outcome)) return [];
    const tried = undoing?.rows.find(undone => undone.index === index)?.progress;
    return [{ index, row, outcome: progress.outcome, undoing: tried }];
  });
}

/** The places of the rows whose page remembers how to go back, and that nobody has tried to undo yet. */
export function undoableRows(call: Call): number[] {
  if (tabOfCall(call) === undefined) return [];
  return doneRows(call)
    .filter(({ row, outcome, undoing }) => outcome.undoable && !undoing && runnablePart(row))
    .map(({ index }) => index);
}

/** The call that Undo stands at: the last one of which something can be undone. */
export function isLastUndoable(entries: readonly Entry[], call: Call): boolean {
  if (undoableRows(call).length === 0) return false;
  return entries.findLast(entry => entry.kind === 'call' && undoableRows(entry).length > 0)?.id === call.id;
}

/** The calls that came of the same message of the person as this one, in their order. */
export function callsOfTurn(entries: readonly Entry[], callId: string): Call[] {
  const at = entries.findIndex(entry => entry.id === callId);
  const start = entries.slice(0, at).findLastIndex(entry => entry.kind === 'person') + 1;
  const end = entries.findIndex((entry, index) => index > at && entry.kind === 'person');
  return entries.slice(start, end === -1 ? undefined : end).filter(entry => entry.kind === 'call');
}

const HARMLESS: readonly EffectClass[] = ['reads'];

/** Reading does nothing, and neither did what changed nothing. */
function isCompletedAction({ preview }: Row, { success, effect, undoable }: Outcome): boolean {
  if (undoable) return true;
  if (preview.status !== 'bound' || HARMLESS.includes(preview.effect)) return false;
  return effect === undefined ? success : effect !== 'no_change';
}
