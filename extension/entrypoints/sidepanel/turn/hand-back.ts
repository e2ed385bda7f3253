import { type Gesture, judgeHandingBack, type Verdict } from '../consent/gate.ts';
import type { Call, RowProgress } from '../conversation/call.ts';
import type { Card } from '../conversation/card.ts';
import { rowsBefore, wholeCard, wholeProgress } from '../conversation/done-before.ts';
import { changeCall, findCall, forgetFiles } from '../conversation/panel-store.ts';
import type { Words } from '../words/words-for.ts';
import { advance } from './advance.ts';
import { closeForeignCalls } from './close-calls.ts';
import type { Engine } from './engine.ts';
import { clearOutline } from './outline-card.ts';
import type { TurnContext } from './ports.ts';
import { lostResult, unfitOutcome } from './results.ts';

/** Nothing that the card is about is there any more: it goes back to the model with why, and nothing runs. */
export function handBackCall(
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
  const reply = { kind: 'result' as const, result: lostResult(call, card, words) };
  changeCall(store, callId, awaiting => ({
    ...awaiting,
    state: {
      status: 'failed',
      attended: true,
      card: wholeCard(call, card),
      rows: wholeProgress(call, unfitRows(call, card, words)),
      reply,
      delivery: 'ready',
    },
  }));
  forgetFiles(store, callId);
  clearOutline(context, call);
  engine.run(signal => advance(context, signal));
  return verdict;
}

function unfitRows(call: Call, card: Card, words: Words): RowProgress[] {
  if (card.kind !== 'actions') return [];
  return card.rows.flatMap(row => {
    const outcome = unfitOutcome(row, words, rowsBefore(call));
    return outcome ? [{ status: 'ended' as const, outcome }] : [];
  });
}
