import * as z from 'zod/mini';

/** The two languages that everything a person or a model reads is written in. */
export const languageSchema = z.enum(['zh', 'en']);
export type Language = z.infer<typeof languageSchema>;

/** One text in both languages; a missing one is a type error. */
export type Bilingual = Readonly<Record<Language, string>>;
