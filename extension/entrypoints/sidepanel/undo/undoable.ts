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

/**
 * The indexes of the rows that the page can undo, and that nobody has tried to undo yet. What was submitted since, from the
 * same document, stays: taking it back in the form would undo nothing.
 */
export function undoableRows(call: Call, entries: readonly Entry[]): number[] {
  if (tabOfCall(call) === undefined || isSubmittedLater(call, entries)) return [];
  const rows = doneRows(call);
  const sent = rows.findLastIndex(isSubmission);
  return rows
    .slice(sent + 1)
    .filter(({ row, outcome, undoing }) => outcome.undoable && !undoing && runnablePart(row))
    .map(({ index }) => index);
}

function isSubmission({ row: { preview }, outcome: { success, effect } }: DoneRow): boolean {
  return effect === 'submitted' || (success && preview.status === 'bound' && preview.effect === 'submits');
}

function isSubmittedLater({ id, page }: Call, entries: readonly Entry[]): boolean {
  const later = entries.slice(entries.findIndex(entry => entry.id === id) + 1);
  return later.some(
    entry =>
      entry.kind === 'call' &&
      entry.page?.documentId === page?.documentId &&
      doneRows(entry).some(isSubmission),
  );
}

/** Whether Undo is shown at this call: the last one that can be undone. */
export function isLastUndoable(entries: readonly Entry[], call: Call): boolean {
  if (undoableRows(call, entries).length === 0) return false;
  const last = entries.findLast(entry => entry.kind === 'call' && undoableRows(entry, entries).length > 0);
  return last?.id === call.id;
}

const HARMLESS: readonly EffectClass[] = ['reads'];

/** Reading does nothing, and neither did an action without an effect. */
function isCompletedAction({ preview }: Row, { success, effect, undoable }: Outcome): boolean {
  if (undoable) return true;
  if (preview.status !== 'bound' || HARMLESS.includes(preview.effect)) return false;
  return effect === undefined ? success : effect !== 'no_change';
}
