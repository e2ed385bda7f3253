import type { MessageText } from '../../messages/message.ts';
import type { ObservedEffect, Outcome } from './outcome.ts';

/** The action had its intended effect. `value`: the target's new value, or the text that was read. */
export function succeeded(effect: ObservedEffect, message: MessageText, value?: MessageText): Outcome {
  return observed(true, effect, message, value);
}

/** The action ran without the intended effect, and without an error of its own. */
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
