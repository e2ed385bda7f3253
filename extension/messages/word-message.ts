import type { Language } from '@assent/shared';
import type { Nested } from './formatting/nested.ts';
import type { Message, MessageOf } from './message.ts';
import type { Catalog, MessageCode } from './results/catalog.ts';
import { en } from './results/en.ts';
import { personEn } from './results/person-en.ts';
import { personZh } from './results/person-zh.ts';
import { rowEn } from './results/row-en.ts';
import { rowZh } from './results/row-zh.ts';
import { zh } from './results/zh.ts';

const forModel: Record<Language, Catalog> = { en, zh };

const forPerson: Record<Language, Catalog> = { en: { ...en, ...personEn }, zh: { ...zh, ...personZh } };

const besideRow: Record<Language, Catalog> = {
  en: { ...forPerson.en, ...rowEn },
  zh: { ...forPerson.zh, ...rowZh },
};

type Reader = 'model' | 'person';

export function wordForModel(text: Nested, language: Language): string {
  return wordWith(forModel[language], 'model', text);
}

/** Without what the model is to do next. */
export function wordForPerson(text: Nested, language: Language): string {
  return wordWith(forPerson[language], 'person', text);
}

/** For the person, beside a row that says the action, its target and the result itself. */
export function wordBesideRow(text: Nested, language: Language): string {
  return wordWith(besideRow[language], 'person', text);
}

/** Whether the user's wording differs from the model's, in the message or in a part of it. */
export function isWordedForPerson(text: unknown): boolean {
  if (Array.isArray(text)) return text.some(isWordedForPerson);
  if (typeof text !== 'object' || text === null) return false;
  if ('code' in text && typeof text.code === 'string' && Object.hasOwn(personEn, text.code)) return true;
  return Object.values(text).some(isWordedForPerson);
}

function wordWith(catalog: Catalog, reader: Reader, text: Nested): string {
  if (typeof text === 'string') return text;
  if (!isKnown(text)) return text.code;
  return entry(catalog, reader, text);
}

/** A record of another version may hold an unknown code. */
function isKnown(text: Exclude<Nested, string>): text is Message {
  return Object.hasOwn(en, text.code);
}

function entry<C extends MessageCode>(
  catalog: Catalog,
  reader: Reader,
  { code, params }: MessageOf<C>,
): string {
  const whole = catalog[code];
  const write = reader === 'person' ? (whole.fact ?? whole) : whole;
  return write(params, nested => wordWith(catalog, reader, nested));
}
