import type { Language } from '@assent/shared';
import type { Kind } from '../dom/kind.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

const KINDS: Readonly<Record<Language, typeof en.kinds>> = { zh: zh.kinds, en: en.kinds };
const HINTS: Readonly<Record<Language, typeof en.hints>> = { zh: zh.hints, en: en.hints };
const SECRET_OBJECTIONS: Readonly<Record<Language, string>> = {
  zh: zh.secretObjection,
  en: en.secretObjection,
};

/** The texts of descriptions as data: the script that reads pages is handed them, and need not hold every language. */
export type DescriptionWords = Readonly<typeof en.hints> & { kinds: Readonly<Record<string, string>> };

export function descriptionWords(language: Language): DescriptionWords {
  return { ...HINTS[language], kinds: KINDS[language] };
}

export function kindWord(kind: Kind, language: Language): string {
  return KINDS[language][kind];
}

/** In every language, and our own name: a model may use another than the page's description. */
export function kindWords(kind: Kind): string[] {
  return [...new Set([...Object.values(KINDS).map(words => words[kind]), kind])];
}

/** In the browser's language, like the messages around it. */
export function secretObjection(): string {
  const known = Object.entries(SECRET_OBJECTIONS).find(([language]) =>
    navigator.language.startsWith(language),
  );
  return known?.[1] ?? en.secretObjection;
}
