import type { Language } from '@assent/shared';
import { type DocsCatalog, en } from './en.ts';
import { zh } from './zh.ts';

export const docsMessages: Readonly<Record<Language, DocsCatalog>> = { en, zh };
