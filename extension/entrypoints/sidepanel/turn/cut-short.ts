import type { Failure } from '../../../page/failure.ts';
import { type Call, isSettled } from '../conversation/call.ts';
import { wholeCard, wholeProgress } from '../conversation/done-before.ts';
import type { Words } from '../words/words-for.ts';
import { cutShortResult } from './results.ts';

/**
 * A call that did something before it came to the page that it stands at: what it did stays on the screen and has its
 * result, and why the rest did not come. Undefined for one that did nothing yet, and for one that is settled.
 */
export function cutShort(
  call: Call,
  failure: Failure,
  delivery: 'ready' | 'dropped',
  words: Words,
): Call | undefined {
  const { done, state } = call;
  if (!done || isSettled(state)) return undefined;
  const card = 'card' in state && state.card?.kind === 'actions' ? state.card : undefined;
  return {
    ...call,
    state: {
      status: 'failed',
      attended: true,
      card: wholeCard(call, { kind: 'actions', rows: card?.rows ?? [] }),
      rows: wholeProgress(call, []),
      reply: { kind: 'result', result: cutShortResult(done, failure, words) },
      delivery,
    },
  };
}
