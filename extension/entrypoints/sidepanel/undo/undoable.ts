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
  /** The result of undoing it, once it was tried. */
  undoing: RowProgress | undefined;
}

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

/** The indexes of the rows that the page can undo, and that nobody has tried to undo yet. */
export function undoableRows(call: Call): number[] {
  if (tabOfCall(call) === undefined) return [];
  return doneRows(call)
    .filter(({ row, outcome, undoing }) => outcome.undoable && !undoing && runnablePart(row))
    .map(({ index }) => index);
}

/** Whether Undo is shown at this call: the last one that can be undone. */
export function isLastUndoable(entries: readonly Entry[], call: Call): boolean {
  if (undoableRows(call).length === 0) return false;
  return entries.findLast(entry => entry.kind === 'call' && undoableRows(entry).length > 0)?.id === call.id;
}

const HARMLESS: readonly EffectClass[] = ['reads'];

/** Reading does nothing, and neither did an action without an effect. */
function isCompletedAction({ preview }: Row, { success, effect, undoable }: Outcome): boolean {
  if (undoable) return true;
  if (preview.status !== 'bound' || HARMLESS.includes(preview.effect)) return false;
  return effect === undefined ? success : effect !== 'no_change';
}
