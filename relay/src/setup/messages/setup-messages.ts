import type { Language } from '@assent/shared';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type SetupMessages = typeof en;

const CATALOGS: Readonly<Record<Language, SetupMessages>> = { en, zh };

export function setupMessages(language: Language): SetupMessages {
  return CATALOGS[language];
}
