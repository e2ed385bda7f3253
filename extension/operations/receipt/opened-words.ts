import { type MessageText, message } from '../../messages/message.ts';
import type { Outcome } from '../contract/outcome.ts';

/** What opened, as a part of a sentence: `the menu "File"`. */
export function openedWords({ kind, name, url }: NonNullable<Outcome['opened']>): MessageText {
  return message(`opened.${kind}`, { name: name ?? url ?? '' });
}
