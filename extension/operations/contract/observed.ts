import type { MessageText } from '../../messages/message.ts';
import type { ObservedEffect, Outcome } from './outcome.ts';

/** The action had its intended effect. `value`: the target's new value, or the text that was read. */
export function succeeded(effect: ObservedEffect, message: MessageText, value?: MessageText): Outcome {
  return { success: true, message, effect, ...(value === undefined ? {} : { value }) };
}

/** The action ran without the intended effect, and without an error of its own. */
export function failed(effect: ObservedEffect, message: MessageText, value?: MessageText): Outcome {
  return { ...succeeded(effect, message, value), success: false };
}

/** Only the user can go on. */
export function needsUser(message: MessageText): Outcome {
  return { success: false, effect: 'needs_user', error_type: 'NeedsUser', message };
}
