import type { Language } from '@assent/shared';
import { HINT_WORDS, type HintWords } from './hint-words.ts';
import { KIND_WORDS } from './kind-words.ts';

/**
 * All that descriptions are made of, as data: who has a page read hands it in, so that the script that reads pages need
 * not hold it in every language.
 */
export interface DescriptionWords extends HintWords {
  kinds: Readonly<Record<string, string>>;
}

export function descriptionWords(language: Language): DescriptionWords {
  const kinds = Object.entries(KIND_WORDS).map(([kind, words]) => [kind, words[language]]);
  return { ...HINT_WORDS[language], kinds: Object.fromEntries(kinds) };
}
