import type { Failure } from '../../../page/failure.ts';
import { type Call, isSettled } from '../conversation/call.ts';
import type { Words } from '../words/words-for.ts';
import { cutShortEnding } from './ending.ts';

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
  const ending = cutShortEnding({ state, done }, failure, words);
  return { ...call, state: { status: 'failed', attended: true, ...ending, delivery } };
}
