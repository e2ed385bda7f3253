import type { MessageText } from '../../messages/message.ts';
import type { ObservedEffect, Outcome } from './outcome.ts';

/** The outcome of what did what it was to do. `value`: what the target holds now, or what was read. */
export function succeeded(effect: ObservedEffect, message: MessageText, value?: MessageText): Outcome {
  return observed(true, effect, message, value);
}

/** The outcome of what ran without the wanted result, for no error of its own. */
export function failed(effect: ObservedEffect, message: MessageText, value?: MessageText): Outcome {
  return observed(false, effect, message, value);
}

function observed(
  success: boolean,
  effect: ObservedEffect,
  message: MessageText,
  value?: MessageText,
): Outcome {
  return { success, message, effect, ...(value === undefined ? {} : { value }) };
}
