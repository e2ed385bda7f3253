import type { Language } from '@assent/shared';
import type { Nested } from '../../../messages/formatting/nested.ts';
import type { MessageText } from '../../../messages/message.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { actionSentence, aroundTarget } from '../../../operations/action-sentence.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from '../conversation/card.ts';

/** The action of a row as a sentence: the operation's verb, or a sentence for this row. */
export function sentenceOf({ action, preview, isSameAgain }: Row, language: Language): string {
  const own = preview.status === 'bound' ? preview.sentence : undefined;
  return actionSentence(action.action, isSameAgain ? withoutTurn(own) : own, language);
}

/** By then an earlier row may have turned it over. */
function withoutTurn(sentence: MessageText | undefined): Nested | undefined {
  if (typeof sentence !== 'object' || sentence.code !== 'toggle.card') return sentence;
  return sentence.params.act;
}

/** Stands for the name of an unknown target. */
export function unknownTarget(
  { action: { action, target } }: Row,
  { card: messages }: PersonMessages,
): string {
  if (Object.values(target).some(Boolean)) return messages.anElement;
  return findOperation(action)?.inBrowser ? messages.aTab : messages.wholePage;
}

/** Whether the sentence has a place for the target's name. */
export function needsTarget(sentence: string): boolean {
  return sentence.includes('…');
}

export function withTarget(sentence: string, target: string, { format }: PersonMessages): string {
  const { before, after } = aroundTarget(sentence);
  return [before, target, after].filter(part => part !== '').join(format.space);
}
