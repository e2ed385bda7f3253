import { type Call, type CallState, isSettled } from '../conversation/call.ts';
import { type Card, runnablePart } from '../conversation/card.ts';
import { withFiles } from '../conversation/chosen-files.ts';
import { findCall, forgetFiles, patchCall } from '../conversation/panel-store.ts';
import { type Ending, rejectedEnding, staleEnding } from '../execution/ending.ts';
import { decision, runApprovedCall } from '../execution/run-call.ts';
import type { Engine, Step } from '../ports/engine.ts';
import type { TurnContext, TurnMessages } from '../ports/ports.ts';
import { armCard } from './arm-card.ts';
import { closeForeignCalls } from './close-calls.ts';
import { type Gesture, judgeApproval, judgeRejection, judgeReturn, type Verdict } from './gate.ts';
import { clearOutline } from './outline-card.ts';
import { allowedWith } from './reading-grant.ts';

/** The card changes with this, so it arms again. An empty choice removes the previous one. */
export function chooseFiles(
  context: TurnContext,
  callId: string,
  index: number,
  files: readonly File[],
): void {
  const { store } = context;
  if (findCall(store, callId)?.state.status !== 'awaiting') return;
  store.setState(({ chosenFiles }) => ({ chosenFiles: withFiles(chosenFiles, callId, index, files) }));
  armCard(context, callId);
}

export function approveCall(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const { ports, store } = context;
  const judge = (call: Call) =>
    ports.isAgreed() ? judgeApproval(call, store.getState(), gesture, ports.clock.now()) : 'no-consent';
  return decide(context, engine, callId, judge, (call, card) => {
    const origin = allowedWith(context, call);
    // Chrome shows its prompt only during the click. The operation reports a refusal.
    const permitted = askPermissions(context, card);
    const run: Step = async signal => {
      await permitted;
      if (origin !== undefined) await ports.grants.give(origin);
      await runApprovedCall(context, callId, signal);
    };
    return { state: { status: 'approved', card }, steps: [run] };
  });
}

export function rejectCall(
  context: TurnContext,
  engine: Engine,
  callId: string,
  gesture: Gesture,
  reason = '',
): Verdict {
  const judge = (call: Call) => judgeRejection(call, gesture);
  return decide(context, engine, callId, judge, (call, card) => {
    const ending = endingOfRejected(call, card, reason.trim(), context.ports.settings().messages);
    return { state: { status: 'rejected', ...ending, delivery: 'ready' } };
  });
}

/** Nothing on the card can be done any more: the call returns to the model with the reason, and nothing runs. */
export function returnCallToModel(
  context: TurnContext,
  engine: Engine,
  callId: string,
  gesture: Gesture,
): Verdict {
  const { ports, store } = context;
  const judge = (call: Call) => judgeReturn(call, store.getState().arming, gesture, ports.clock.now());
  return decide(context, engine, callId, judge, (call, card) => {
    const ending = staleEnding(call, card, ports.settings().messages);
    return { state: { status: 'failed', attended: true, ...ending, delivery: 'ready' } };
  });
}

/** The call leaves `awaiting` with the first accepted press: an approval is used up before anything runs. */
function decide(
  context: TurnContext,
  engine: Engine,
  callId: string,
  judge: (call: Call) => Verdict,
  decided: (call: Call, card: Card) => { state: CallState; steps?: Step[] },
): Verdict {
  const { store } = context;
  closeForeignCalls(context);
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || engine.busy()) return 'not-awaiting';
  const verdict = judge(call);
  if (verdict !== 'accepted') return verdict;
  const { state, steps = [] } = decided(call, call.state.card);
  patchCall(store, callId, { state });
  if (isSettled(state)) forgetFiles(store, callId);
  clearOutline(context, call);
  engine.runTurn(...steps);
  return verdict;
}

/** For a tool of the backend, only the decision is ours. */
function endingOfRejected(call: Call, card: Card, reason: string, messages: TurnMessages): Ending {
  return card.kind === 'server'
    ? { card, rows: [], reply: decision(call, false, reason) }
    : rejectedEnding(call, card, reason, messages);
}

/** Requests the optional permissions that the card needs, for rows that will run only. */
async function askPermissions({ ports }: TurnContext, card: Card): Promise<void> {
  if (card.kind !== 'actions') return;
  const asked = card.rows.flatMap(row => runnablePart(row)?.preview.asksPermission ?? []);
  if (asked.length > 0) await ports.requestPermissions([...new Set(asked)]);
}
