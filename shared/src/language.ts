import * as z from 'zod/mini';

/** The languages of everything that a person or a model reads. */
export const languageSchema = z.enum(['zh', 'en']);
export type Language = z.infer<typeof languageSchema>;

/** One text in both languages; a missing one is a type error. */
export type Bilingual = Readonly<Record<Language, string>>;
