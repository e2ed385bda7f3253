import type { Language } from '@assent/shared';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type Messages = typeof en;

const CATALOGS: Readonly<Record<Language, Messages>> = { en, zh };

export function messagesIn(language: Language): Messages {
  return CATALOGS[language];
}

const HAN = /\p{Script=Han}/u;

/** The language to answer in. The wire names none, so the user's own words decide. */
export function languageOf(text: string): Language {
  return HAN.test(text) ? 'zh' : 'en';
}
