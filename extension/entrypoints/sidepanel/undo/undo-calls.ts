import { failureOf } from '../../../messaging/failures.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import { armCard } from '../approval/arm-card.ts';
import { type Gesture, judgeGesture, type Verdict } from '../approval/gate.ts';
import { type Call, isSettled, type RowProgress, tabOfRow } from '../conversation/call.ts';
import { approvalKey } from '../conversation/done-before.ts';
import { calls, callsOfTurn, changeCall, findCall } from '../conversation/panel-store.ts';
import { failedOutcome } from '../execution/results.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { Engine } from '../ports/engine.ts';
import type { DoneAction } from '../ports/page-access.ts';
import type { TurnContext } from '../ports/ports.ts';
import { doneRows, undoableRows } from './undoable.ts';

/** Undoes one call, as far as the page remembers how. Needs a user gesture, as an approval does. */
export function undoCall(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const call = findCall(context.store, callId);
  return begin(context, engine, call ? [call] : [], gesture);
}

/** The same for everything after the same message of the person. */
export function undoTurn(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const { entries } = context.store.getState().conversation;
  return begin(context, engine, callsOfTurn(entries, callId), gesture);
}

/** Nothing is undone while a call runs or an answer streams, and vice versa. */
function begin(context: TurnContext, engine: Engine, given: readonly Call[], gesture: Gesture): Verdict {
  const { entries } = context.store.getState().conversation;
  if (engine.busy() || !given.some(call => undoableRows(call, entries).length > 0)) return 'not-awaiting';
  const verdict = judgeGesture(gesture);
  if (verdict !== 'accepted') return verdict;
  const done = given.filter(call => doneRows(call).length > 0);
  for (const { id } of done) {
    changeCall(context.store, id, call => ({
      ...call,
      undoing: { rows: call.undoing?.rows ?? [], reported: false },
    }));
  }
  // A waiting card shows the page from before the undo.
  context.store.setState({ arming: undefined });
  engine.runUndo(signal => undoAll(context, done, signal));
  return verdict;
}

/**
 * The last action first, so that each meets the state that it left. After one timeout the rest is skipped; the person can
 * undo it later.
 */
async function undoAll(context: TurnContext, done: readonly Call[], signal: AbortSignal): Promise<void> {
  let isAnswered = true;
  const { entries } = context.store.getState().conversation;
  for (const call of done.toReversed()) {
    for (const index of undoableRows(call, entries).toReversed()) {
      if (signal.aborted || !isAnswered) break;
      isAnswered = (await undoRow(context, call, index)).error_type !== 'Timeout';
    }
  }
  const waiting = calls(context.store).find(call => call.state.status === 'awaiting');
  if (waiting) armCard(context, waiting.id);
}

/** The document that ran the row undoes it, under the same key and at most once. */
async function undoRow(context: TurnContext, call: Call, index: number): Promise<Outcome> {
  noteUndoing(context, call.id, index, { status: 'started' });
  const outcome = await outcomeOf(context, call, index);
  noteUndoing(context, call.id, index, { status: 'ended', outcome });
  return outcome;
}

async function outcomeOf({ ports }: TurnContext, call: Call, index: number): Promise<Outcome> {
  const { messages } = ports.settings();
  let asked = 0;
  try {
    const done = placeOf(call, index, messages.person.undo.gone);
    const undo = (): Promise<Outcome> => {
      asked += 1;
      return ports.page.undo(done);
    };
    return await askAgain(undo, ports.clock, messages.person.undo.unknown);
  } catch (thrown) {
    const failure = failureOf(thrown);
    // An unanswered request may have run before the page went.
    const unknown = asked > 1 && failure.type === 'PageGone';
    return failedOutcome(unknown ? { type: 'Timeout', message: messages.person.undo.unknown } : failure);
  }
}

function placeOf(call: Call, index: number, gone: string): DoneAction {
  const { state } = call;
  const row = isSettled(state) && state.card?.kind === 'actions' ? state.card.rows[index] : undefined;
  const tabId = row && tabOfRow(call, row);
  if (tabId === undefined || row?.documentId === undefined) throw new PageError('PageGone', gone);
  return { tabId, documentId: row.documentId, key: approvalKey(call.id, index, row) };
}

function noteUndoing({ store }: TurnContext, callId: string, index: number, progress: RowProgress): void {
  changeCall(store, callId, call => {
    const rows = (call.undoing?.rows ?? []).filter(row => row.index !== index);
    return { ...call, undoing: { rows: [...rows, { index, progress }], reported: false } };
  });
}
