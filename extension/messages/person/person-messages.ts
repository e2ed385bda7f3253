import type { Language } from '@assent/shared';
import type { MessageText } from '../message.ts';
import { wordBesideRow, wordForPerson } from '../word-message.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every text that a person reads in our own pages. English sets the shape; a text that another language lacks is a type error. */
export type PersonMessages = typeof en & {
  /** What page code and operations report by a code. */
  word(text: MessageText): string;
  /** The same, beside a row that says the action, its target and the result itself. */
  wordBesideRow(text: MessageText): string;
};

export const personMessages: Readonly<Record<Language, PersonMessages>> = {
  en: { ...en, word: text => wordForPerson(text, 'en'), wordBesideRow: text => wordBesideRow(text, 'en') },
  zh: { ...zh, word: text => wordForPerson(text, 'zh'), wordBesideRow: text => wordBesideRow(text, 'zh') },
};
