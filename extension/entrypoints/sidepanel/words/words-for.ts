import type { Language } from '@assent/shared';
import { type ModelMessages, modelMessages } from '../../../messages/model/model-messages.ts';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';

/** The texts of a turn: for the person and for the model. */
export type Words = PersonMessages & {
  forModel: ModelMessages;
  forPerson: PersonMessages['reasons'] & Pick<PersonMessages, 'word'>;
  goOnMessage: string;
};

export function wordsFor(language: Language): Words {
  const person = personMessages[language];
  const { reasons, panel, word } = person;
  return {
    ...person,
    forModel: modelMessages[language],
    forPerson: { ...reasons, word },
    goOnMessage: panel.goOnMessage,
  };
}
