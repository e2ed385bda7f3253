import type { Language } from '@assent/shared';
import type { MessageText } from '../message.ts';
import { wordForModel } from '../word-message.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** What the model is told about its calls, in the language of the person. */
export type ModelMessages = typeof en & {
  /** What page code and operations report by a code. */
  word(text: MessageText): string;
};

export const modelMessages: Readonly<Record<Language, ModelMessages>> = {
  en: { ...en, word: text => wordForModel(text, 'en') },
  zh: { ...zh, word: text => wordForModel(text, 'zh') },
};
