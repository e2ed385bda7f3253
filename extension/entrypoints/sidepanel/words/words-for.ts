import type { Language } from '@assent/shared';
import { en, type Words } from './en.ts';
import { zh } from './zh.ts';

const words: Record<Language, Words> = { en, zh };

export function wordsFor(language: Language): Words {
  return words[language];
}
