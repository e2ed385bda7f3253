import type { Language } from '@assent/shared';
import type { Nested, Word } from './formatting/nested.ts';
import type { Message, MessageOf } from './message.ts';
import type { Catalog, MessageCode } from './results/catalog.ts';
import { en } from './results/en.ts';
import { personEn } from './results/person-en.ts';
import { personZh } from './results/person-zh.ts';
import { zh } from './results/zh.ts';

const forModel: Record<Language, Catalog> = { en, zh };

const forPerson: Record<Language, Catalog> = { en: { ...en, ...personEn }, zh: { ...zh, ...personZh } };

export function wordForModel(text: Nested, language: Language): string {
  return wordWith(forModel[language], text);
}

export function wordForPerson(text: Nested, language: Language): string {
  return wordWith(forPerson[language], text);
}

/** Whether the user's wording differs from the model's, in the message or in a part of it. */
export function isWordedForPerson(text: unknown): boolean {
  if (Array.isArray(text)) return text.some(isWordedForPerson);
  if (typeof text !== 'object' || text === null) return false;
  if ('code' in text && typeof text.code === 'string' && Object.hasOwn(personEn, text.code)) return true;
  return Object.values(text).some(isWordedForPerson);
}

function wordWith(catalog: Catalog, text: Nested): string {
  if (typeof text === 'string') return text;
  if (!isKnown(text)) return text.code;
  return entry(catalog, text, nested => wordWith(catalog, nested));
}

/** A record of another version may hold an unknown code. */
function isKnown(text: Exclude<Nested, string>): text is Message {
  return Object.hasOwn(en, text.code);
}

function entry<C extends MessageCode>(catalog: Catalog, { code, params }: MessageOf<C>, word: Word): string {
  return catalog[code](params, word);
}
