import type { Language } from '@assent/shared';
import { isInput, isTextArea } from '../dom/element-types.ts';
import type { Kind } from '../dom/kind.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

const KINDS: Readonly<Record<Language, typeof en.kinds>> = { zh: zh.kinds, en: en.kinds };
const HINTS: Readonly<Record<Language, typeof en.hints>> = { zh: zh.hints, en: en.hints };
const FIELDS: Readonly<Record<Language, typeof en.fields>> = { zh: zh.fields, en: en.fields };
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

/** As a card says it to people, who know more kinds of fields than the list has. */
export function shownKind(kind: Kind, element: Element, language: Language): string {
  return kind === 'input' ? FIELDS[language][fieldKind(element)] : kindWord(kind, language);
}

type FieldKind = keyof typeof en.fields;

function fieldKind(element: Element): FieldKind {
  if (isTextArea(element)) return 'multiline';
  return isInput(element) ? (FIELD_OF_TYPE[element.type] ?? 'text') : 'text';
}

const FIELD_OF_TYPE: Readonly<Record<string, FieldKind>> = {
  search: 'search',
  password: 'password',
  number: 'number',
  date: 'date',
  'datetime-local': 'date',
  month: 'date',
  week: 'date',
  time: 'time',
  color: 'color',
};

/** In every language, and our own name: a model may use another than the page's description. */
export function kindWords(kind: Kind): string[] {
  return [...new Set([...Object.values(KINDS).map(words => words[kind]), kind])];
}

/** Those that cards say. */
export function shownKindWords(kind: Kind): string[] {
  return kind === 'input' ? Object.values(FIELDS).flatMap(words => Object.values(words)) : [];
}

/** In the browser's language, like the messages around it. */
export function secretObjection(): string {
  const known = Object.entries(SECRET_OBJECTIONS).find(([language]) =>
    navigator.language.startsWith(language),
  );
  return known?.[1] ?? en.secretObjection;
}
