import type { Call } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import { withFiles } from '../conversation/chosen-files.ts';
import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import { type Ending, rejectedEnding } from '../execution/ending.ts';
import { decision, runApprovedCall } from '../execution/run-call.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { advance } from '../turn/advance.ts';
import type { Words } from '../words/words-for.ts';
import { showCard } from './arm-card.ts';
import { askPermissions } from './ask-permissions.ts';
import { closeForeignCalls } from './close-calls.ts';
import { type Gesture, judgeApproval, judgeRejection, type Verdict } from './gate.ts';
import { clearOutline } from './outline-card.ts';
import { allowedWith } from './reading-grant.ts';

/** What the card shows has changed with this, so it arms anew. An empty choice takes the one before back. */
export function chooseFiles(
  context: TurnContext,
  callId: string,
  index: number,
  files: readonly File[],
): void {
  const { store } = context;
  if (findCall(store, callId)?.state.status !== 'awaiting') return;
  store.setState(({ chosenFiles }) => ({ chosenFiles: withFiles(chosenFiles, callId, index, files) }));
  showCard(context, callId);
}

export function approveCall(context: TurnContext, engine: Engine, callId: string, gesture: Gesture): Verdict {
  const { ports, store } = context;
  closeForeignCalls(context);
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || engine.busy()) return 'not-awaiting';
  const verdict = judgeApproval(call, store.getState(), gesture, ports.clock.now());
  if (verdict !== 'accepted') return verdict;
  const { card } = call.state;
  const origin = allowedWith(context, call);
  // Within the press itself: Chrome asks the person only then. What they refuse the operation tells.
  const permitted = askPermissions(context, card);
  // From here on the call is not awaiting any more: the approval is used up before anything runs.
  changeCall(store, callId, awaiting => ({ ...awaiting, state: { status: 'approved', card } }));
  clearOutline(context, call);
  engine.run(
    async signal => {
      await permitted;
      if (origin !== undefined) await ports.grants.give(origin);
      await runApprovedCall(context, callId, signal);
    },
    signal => advance(context, signal),
  );
  return verdict;
}

export function rejectCall(
  context: TurnContext,
  engine: Engine,
  callId: string,
  gesture: Gesture,
  reason = '',
): Verdict {
  const { ports, store } = context;
  closeForeignCalls(context);
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || engine.busy()) return 'not-awaiting';
  const verdict = judgeRejection(call, gesture);
  if (verdict !== 'accepted') return verdict;
  const { card } = call.state;
  const ending = endingOfRejected(call, card, reason.trim(), ports.settings().words);
  changeCall(store, callId, awaiting => ({
    ...awaiting,
    state: { status: 'rejected', ...ending, delivery: 'ready' },
  }));
  forgetFiles(store, callId);
  clearOutline(context, call);
  engine.run(signal => advance(context, signal));
  return verdict;
}

/** Of a tool of the backend's own nothing but the decision is ours. */
function endingOfRejected(call: Call, card: Card, reason: string, words: Words): Ending {
  return card.kind === 'server'
    ? { card, rows: [], reply: decision(call, false, reason) }
    : rejectedEnding(call, card, reason, words);
}
