import type { Language } from '@assent/shared';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every sentence that the panel says. English is written first; Chinese has the same keys by this type. */
export type Words = typeof en;

const words: Record<Language, Words> = { en, zh };

export function wordsFor(language: Language): Words {
  return words[language];
}
