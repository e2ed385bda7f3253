import type { Language } from '@assent/shared';
import { operationMessages } from '../../../messages/operations/operation-messages.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { wordForPerson } from '../../../messages/word-message.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from '../conversation/card.ts';

/** What a row says is done: the operation's verb, or what was said of this very row in its place. */
export function sentenceOf({ action, preview }: Row, language: Language): string {
  const own = preview.status === 'bound' ? preview.sentence : undefined;
  return own === undefined ? verbOf(action.action, language) : wordForPerson(own, language);
}

/** The verb of an operation, or its name as the model wrote it where there is no such operation. */
export function verbOf(action: string, language: Language): string {
  const operation = findOperation(action);
  return operation ? operationMessages[language][operation.name].verb : action;
}

/** What stands for the name of what it is done to, where nobody knows that. */
export function unknownTarget(
  { action: { action, target } }: Row,
  { card: messages }: PersonMessages,
): string {
  if (Object.values(target).some(Boolean)) return messages.anElement;
  return findOperation(action)?.inBrowser ? messages.aTab : messages.wholePage;
}

/** Whether the sentence says where the name belongs: without one it is none. */
export function needsTarget(sentence: string): boolean {
  return sentence.includes('…');
}

/** What stands before and after the name of what it is done to. */
export function aroundTarget(sentence: string): { before: string; after: string } {
  const [before = '', after = ''] = sentence.split('…').map(part => part.trim());
  return { before, after };
}

/** As one text. */
export function withTarget(sentence: string, target: string): string {
  const { before, after } = aroundTarget(sentence);
  return [before, target, after].filter(part => part !== '').join(' ');
}
