import type { Language } from '@assent/shared';
import { operationMessages } from '../../../messages/operations/operation-messages.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { wordForPerson } from '../../../messages/word-message.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from '../conversation/card.ts';

/** The action of a row as a sentence: the operation's verb, or a sentence for this row. */
export function sentenceOf({ action, preview }: Row, language: Language): string {
  const own = preview.status === 'bound' ? preview.sentence : undefined;
  return own === undefined ? verbOf(action.action, language) : wordForPerson(own, language);
}

/** The verb of an operation, or its name as the model wrote it if it does not exist. */
export function verbOf(action: string, language: Language): string {
  const operation = findOperation(action);
  return operation ? operationMessages[language][operation.name].verb : action;
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

/** The sentence before and after the name of the target. */
export function aroundTarget(sentence: string): { before: string; after: string } {
  const [before = '', after = ''] = sentence.split('…').map(part => part.trim());
  return { before, after };
}

export function withTarget(sentence: string, target: string, { format }: PersonMessages): string {
  const { before, after } = aroundTarget(sentence);
  return [before, target, after].filter(part => part !== '').join(format.space);
}
