import type { Language } from '@assent/shared';
import type { Nested } from '../messages/formatting/nested.ts';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { wordForPerson } from '../messages/word-message.ts';
import { findOperation } from './list.ts';

/** An action as a sentence for a person: the operation's verb, or one of its own. `…` stands for the target. */
export function actionSentence(action: string, own: Nested | undefined, language: Language): string {
  return own === undefined ? verbOf(action, language) : wordForPerson(own, language);
}

/** The verb of an operation, or its name as the model wrote it if it does not exist. */
export function verbOf(action: string, language: Language): string {
  const operation = findOperation(action);
  return operation ? operationMessages[language][operation.name].verb : action;
}

/** The sentence before and after the name of the target. */
export function aroundTarget(sentence: string): { before: string; after: string } {
  const [before = '', after = ''] = sentence.split('…').map(part => part.trim());
  return { before, after };
}
