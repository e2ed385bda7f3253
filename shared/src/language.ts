import * as z from 'zod/mini';

/** The languages of all texts for people and models. */
export const languageSchema = z.enum(['zh', 'en']);
export type Language = z.infer<typeof languageSchema>;

/** One text in both languages; a missing one is a type error. */
export type Bilingual = Readonly<Record<Language, string>>;
