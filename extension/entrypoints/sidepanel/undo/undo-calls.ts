import { showCard } from '../approval/arm-card.ts';
import { type Gesture, judgeGesture, type Verdict } from '../approval/gate.ts';
import type { Call } from '../conversation/call.ts';
import { calls, changeCall, findCall } from '../conversation/panel-store.ts';
import { callsOfTurn, doneRows, undoableRows } from '../conversation/undoable.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoRow } from './undo-row.ts';

/** Takes back what one call did, as far as the page remembers how. Needs the person's own gesture, as an approval does. */
export function undoCall(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const call = findCall(context.store, callId);
  return begin(context, engine, call ? [call] : [], gesture);
}

/** The same for everything that came of the same message of the person. */
export function undoTurn(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const { entries } = context.store.getState().conversation;
  return begin(context, engine, callsOfTurn(entries, callId), gesture);
}

/** One thing goes on at a time: while a call runs or an answer comes, nothing is undone, and the other way round. */
function begin(context: TurnContext, engine: Engine, given: readonly Call[], gesture: Gesture): Verdict {
  if (engine.busy() || !given.some(call => undoableRows(call).length > 0)) return 'not-awaiting';
  const verdict = judgeGesture(gesture);
  if (verdict !== 'accepted') return verdict;
  const done = given.filter(call => doneRows(call).length > 0);
  for (const { id } of done) {
    changeCall(context.store, id, call => ({
      ...call,
      undoing: { rows: call.undoing?.rows ?? [], told: false },
    }));
  }
  // A card that waits says what it met on the page before this.
  context.store.setState({ arming: undefined });
  engine.runUndo(signal => undoAll(context, done, signal));
  return verdict;
}

/**
 * The last deed first: each finds what it left. A page that does not answer is not asked for the rest, which would take as
 * long each; what was cut off can still be undone later.
 */
async function undoAll(context: TurnContext, done: readonly Call[], signal: AbortSignal): Promise<void> {
  let isAnswered = true;
  for (const call of done.toReversed()) {
    for (const index of undoableRows(call).toReversed()) {
      if (signal.aborted || !isAnswered) break;
      isAnswered = (await undoRow(context, call, index)).error_type !== 'Timeout';
    }
  }
  const waiting = calls(context.store).find(call => call.state.status === 'awaiting');
  if (waiting) showCard(context, waiting.id);
}
