import { failureOf } from '../../../messaging/failures.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import { PageError } from '../../../page/page-error.ts';
import { armCard } from '../approval/arm-card.ts';
import { type Gesture, judgeGesture, type Verdict } from '../approval/gate.ts';
import { type Call, isSettled, type RowProgress, tabOfRow } from '../conversation/call.ts';
import { calls, changeCall, findCall } from '../conversation/panel-store.ts';
import { failedOutcome } from '../execution/results.ts';
import { askAgain } from '../ports/ask-again.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { callsOfTurn, doneRows, undoableRows } from './undoable.ts';

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
      undoing: { rows: call.undoing?.rows ?? [], reported: false },
    }));
  }
  // A card that waits says what it met on the page before this.
  context.store.setState({ arming: undefined });
  engine.runUndo(signal => undoAll(context, done, signal));
  return verdict;
}

/**
 * The last action first: each finds what it left. A page that does not answer is not asked for the rest, which would take as
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
  if (waiting) armCard(context, waiting.id);
}

/** Has one row undone by the very document that ran it, under the key of the run: the page does it at most once. */
async function undoRow(context: TurnContext, call: Call, index: number): Promise<Outcome> {
  noteUndoing(context, call.id, index, { status: 'started' });
  const outcome = await outcomeOf(context, call, index);
  noteUndoing(context, call.id, index, { status: 'ended', outcome });
  return outcome;
}

async function outcomeOf({ ports }: TurnContext, call: Call, index: number): Promise<Outcome> {
  const { language, messages } = ports.settings();
  let asked = 0;
  try {
    const done = { ...placeOf(call, index, messages.person.undo.gone), key: `${call.id}:${index}` };
    const undo = (): Promise<Outcome> => {
      asked += 1;
      return ports.page.undo(done, language);
    };
    return await askAgain(undo, ports.clock, messages.person.undo.unknown);
  } catch (thrown) {
    const failure = failureOf(thrown);
    // An ask that got no answer may have been carried out before the page went.
    const unknown = asked > 1 && failure.type === 'PageGone';
    return failedOutcome(unknown ? { type: 'Timeout', message: messages.person.undo.unknown } : failure);
  }
}

function placeOf(call: Call, index: number, gone: string): { tabId: number; documentId: string } {
  const { state } = call;
  const row = isSettled(state) && state.card?.kind === 'actions' ? state.card.rows[index] : undefined;
  const tabId = row && tabOfRow(call, row);
  if (tabId === undefined || row?.documentId === undefined) throw new PageError('PageGone', gone);
  return { tabId, documentId: row.documentId };
}

function noteUndoing({ store }: TurnContext, callId: string, index: number, progress: RowProgress): void {
  changeCall(store, callId, call => {
    const rows = (call.undoing?.rows ?? []).filter(row => row.index !== index);
    return { ...call, undoing: { rows: [...rows, { index, progress }], reported: false } };
  });
}
