import type { MessageText } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { LONGEST_ADDRESS } from '../../page/place.ts';
import type { Outcome } from '../contract/outcome.ts';

/** What an operation says whose effect takes the person to another document: how that ends, the background sees. */
export function leavingOutcome(message: MessageText, url: string): Outcome {
  return { success: true, message, effect: 'navigated', leaving: true, url: cleanText(url, LONGEST_ADDRESS) };
}
