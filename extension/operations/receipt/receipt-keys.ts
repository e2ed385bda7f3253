import { type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Tone } from '../../page/observing/message-tone.ts';
import type { Receipt } from '../../page/observing/watch-receipt.ts';
import { MAX_SHOWN_ADDRESS } from '../../page/place.ts';
import type { Outcome } from '../contract/outcome.ts';

const MAX_MESSAGE = 500;
const MAX_MESSAGES = 5;

type Keys = Pick<Outcome, 'page_message' | 'page_message_tone' | 'opened' | 'url' | 'leaving' | 'held'>;

/** The observed effects under the keys of an outcome. */
export function receiptKeys(receipt: Receipt): Keys {
  const message = pageMessage(receipt);
  const [opened] = receipt.opened;
  const isOtherUrl = receipt.isLeaving || receipt.isMoved;
  return {
    ...(message ? { page_message: message, page_message_tone: toneOfPage(receipt) } : {}),
    ...(opened ? { opened: { kind: opened.kind, ...(opened.name ? { name: opened.name } : {}) } } : {}),
    ...(isOtherUrl ? { url: cleanText(receipt.url, 2000) } : {}),
    ...(receipt.isLeaving ? { leaving: true } : {}),
    ...(receipt.isLeaving && receipt.isHeld ? { held: true } : {}),
  };
}

const RANKS = { bad: 0, good: 1, neutral: 2 } as const;

/** A failure outweighs the rest. */
function toneOfPage({ objections, said }: Pick<Receipt, 'objections' | 'said'>): Tone {
  if (objections.length > 0 || said.some(({ tone }) => tone === 'bad')) return 'bad';
  return said.some(({ tone }) => tone === 'good') ? 'good' : 'neutral';
}

/** The page's messages, objections first; empty without any. */
export function pageMessage({ objections, said }: Pick<Receipt, 'objections' | 'said'>): string {
  const others = [...said]
    .sort((one, other) => RANKS[one.tone] - RANKS[other.tone])
    .map(({ text }) => text)
    .filter(text => !objections.some(objection => objection.includes(text)));
  const reported = [...new Set([...objections, ...others])].filter(Boolean).slice(0, MAX_MESSAGES);
  return cleanText(reported.join('; '), MAX_MESSAGE);
}

/** A part of a sentence: `the menu "File"`. */
export function openedMessage({ kind, name, url }: NonNullable<Outcome['opened']>): MessageText {
  return message(`opened.${kind}`, { name: name ?? url ?? '' });
}

/** The outcome of leaving the document; the background observes how that ends. */
export function leavingOutcome(message: MessageText, url: string): Outcome {
  return {
    success: true,
    message,
    effect: 'navigated',
    leaving: true,
    url: cleanText(url, MAX_SHOWN_ADDRESS),
  };
}
