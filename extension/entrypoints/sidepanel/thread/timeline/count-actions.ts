import { type Call, isSettled, type RowProgress } from '../../conversation/call.ts';
import type { Card, Row } from '../../conversation/card.ts';

/** In the order of the summary. */
export const ACTION_STATES = [
  'waiting',
  'running',
  'done',
  'failed',
  'unknown',
  'stopped',
  'not-run',
  'undone',
] as const;
export type ActionState = (typeof ACTION_STATES)[number];
export type ActionCounts = Readonly<Record<ActionState, number>>;

/** Counts the actions of calls by their progress. A call other than a batch counts as one. */
export function countActions(calls: readonly Call[]): ActionCounts {
  const begun = { done: 0, failed: 0, unknown: 0, running: 0, stopped: 0, undone: 0 };
  const counts = { ...begun, waiting: 0, 'not-run': 0 };
  for (const state of calls.flatMap(actionsOf)) counts[state] += 1;
  return counts;
}

function actionsOf(call: Call): ActionState[] {
  const card = 'card' in call.state ? call.state.card : undefined;
  // The card of a settled call includes these rows.
  const before = isSettled(call.state) ? [] : (call.done?.outcomes ?? []);
  const done = before.map(outcome => ofProgress({ status: 'ended', outcome }));
  if (card?.kind !== 'actions') return [...done, wholeOf(call, card)];
  return [...done, ...card.rows.map((row, index) => ofRow(call, row, index))];
}

function ofRow(call: Call, row: Row, index: number): ActionState {
  const { state, undoing } = call;
  if (!('rows' in state)) return wholeOf(call, undefined);
  const undone = undoing?.rows.find(it => it.index === index)?.progress;
  if (undone?.status === 'ended' && undone.outcome.success) return 'undone';
  if (call.late?.findLast(each => each.index === index)?.change.tone === 'bad') return 'failed';
  const progress = state.rows[index];
  if (progress) return ofProgress(progress);
  return row.unticked || isSettled(state) ? 'not-run' : 'running';
}

function ofProgress(progress: RowProgress): ActionState {
  if (progress.status === 'waiting' || progress.status === 'started') return 'running';
  const { success, effect, error_type } = progress.outcome;
  if (success) return 'done';
  if (effect === 'stopped') return 'stopped';
  if (effect === 'late') return 'failed';
  if (error_type === 'Rejected' || error_type === 'NotPermitted') return 'not-run';
  return error_type === 'Timeout' ? 'unknown' : 'failed';
}

function wholeOf({ state }: Call, card: Card | undefined): ActionState {
  switch (state.status) {
    case 'proposed':
    case 'approved':
    case 'running':
      return 'running';
    case 'awaiting':
      return 'waiting';
    case 'done':
      return 'done';
    case 'failed':
      return state.attended || card ? 'failed' : 'not-run';
    case 'answered':
    case 'rejected':
    case 'void':
      return 'not-run';
  }
}
