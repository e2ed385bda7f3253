import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import { lostEnding } from '../execution/ending.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { advance } from '../turn/advance.ts';
import { closeForeignCalls } from './close-calls.ts';
import { type Gesture, judgeHandingBack, type Verdict } from './gate.ts';
import { clearOutline } from './outline-card.ts';

/** Nothing that the card is about is there any more: it goes back to the model with why, and nothing runs. */
export function returnCallToModel(
  context: TurnContext,
  engine: Engine,
  callId: string,
  gesture: Gesture,
): Verdict {
  const { ports, store } = context;
  closeForeignCalls(context);
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || engine.busy()) return 'not-awaiting';
  const verdict = judgeHandingBack(call, store.getState().arming, gesture, ports.clock.now());
  if (verdict !== 'accepted') return verdict;
  const { card } = call.state;
  const { words } = ports.settings();
  const ending = lostEnding(call, card, words);
  changeCall(store, callId, awaiting => ({
    ...awaiting,
    state: { status: 'failed', attended: true, ...ending, delivery: 'ready' },
  }));
  forgetFiles(store, callId);
  clearOutline(context, call);
  engine.run(signal => advance(context, signal));
  return verdict;
}
