import { type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Receipt } from '../../page/observing/watch-receipt.ts';
import { LONGEST_ADDRESS } from '../../page/place.ts';
import type { Outcome } from '../contract/outcome.ts';

const LONGEST_MESSAGE = 500;
const MOST_MESSAGES = 5;

type Keys = Pick<Outcome, 'page_message' | 'opened' | 'url' | 'leaving' | 'held'>;

/** What was seen to happen, under the keys that every outcome has for it. */
export function receiptKeys(receipt: Receipt): Keys {
  const message = pageMessage(receipt);
  const [opened] = receipt.opened;
  const isOtherUrl = receipt.isLeaving || receipt.isMoved;
  return {
    ...(message ? { page_message: message } : {}),
    ...(opened ? { opened: opened.name ? opened : { kind: opened.kind } } : {}),
    ...(isOtherUrl ? { url: cleanText(receipt.url, 2000) } : {}),
    ...(receipt.isLeaving ? { leaving: true } : {}),
    ...(receipt.isLeaving && receipt.isHeld ? { held: true } : {}),
  };
}

/** What the page said, what it objects to first; empty when it said nothing. */
export function pageMessage({ objections, said }: Pick<Receipt, 'objections' | 'said'>): string {
  const others = said.filter(text => !objections.some(objection => objection.includes(text)));
  const told = [...new Set([...objections, ...others])].filter(Boolean).slice(0, MOST_MESSAGES);
  return cleanText(told.join('; '), LONGEST_MESSAGE);
}

/** What opened, as a part of a sentence: `the menu "File"`. */
export function openedWords({ kind, name, url }: NonNullable<Outcome['opened']>): MessageText {
  return message(`opened.${kind}`, { name: name ?? url ?? '' });
}

/** What an operation says whose effect takes the person to another document: how that ends, the background sees. */
export function leavingOutcome(message: MessageText, url: string): Outcome {
  return { success: true, message, effect: 'navigated', leaving: true, url: cleanText(url, LONGEST_ADDRESS) };
}
