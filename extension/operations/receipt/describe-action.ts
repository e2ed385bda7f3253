import type { Language } from '@assent/shared';
import { type Effects, hasEffect } from '../../page/observing/watch-effects.ts';
import type { Outcome } from '../outcome.ts';
import { CLICK_WORDS } from './click-words.ts';
import { describeClick } from './describe-click.ts';

interface Handler {
  element: Element;
  /** As it was called before. */
  name: string;
  /** What was done, as a sentence. */
  said: string;
  /** What to say when nothing came of it. */
  nothing: string;
  /** Set when something is known to be done that changes nothing in the document, such as a move of the caret. */
  isDone: boolean;
}

/** What came of a key, a hovering pointer or a focus, told by the weightiest thing that was seen. */
export function describeAction(handler: Handler, effects: Effects, language: Language): Outcome {
  const { said, nothing, isDone } = handler;
  if (hasEffect(effects) || effects.requests > 0 || effects.isBusy)
    return describeClick(handler, effects, language);
  if (isDone && !effects.isSubmitTaken) return { success: true, message: said.trim(), effect: 'changed' };
  const message = said + (effects.isSubmitTaken ? CLICK_WORDS[language].swallowed : nothing);
  return { success: false, message, effect: 'no_change' };
}
