import { type MessageText, message } from '../../messages/message.ts';
import { type Effects, hasEffect } from '../../page/observing/watch-effects.ts';
import type { Outcome } from '../contract/outcome.ts';
import { describeClick } from './describe-click.ts';

interface Handler {
  element: Element;
  /** As it was called before. */
  name: string;
  /** What was done, as a sentence. */
  said: MessageText;
  /** What to say when nothing came of it. */
  nothing: MessageText;
  /** Set when something is known to be done that changes nothing in the document, such as a move of the caret. */
  isDone: boolean;
}

/** What came of a key, a hovering pointer or a focus, told by the weightiest thing that was seen. */
export function describeAction(handler: Handler, effects: Effects): Outcome {
  const { said, nothing, isDone } = handler;
  if (hasEffect(effects) || effects.requests > 0 || effects.isBusy) return describeClick(handler, effects);
  if (isDone && !effects.isSubmitTaken) return { success: true, message: said, effect: 'changed' };
  const sentences = [said, effects.isSubmitTaken ? message('click.swallowed') : nothing];
  return { success: false, message: message('sentences', { sentences }), effect: 'no_change' };
}
