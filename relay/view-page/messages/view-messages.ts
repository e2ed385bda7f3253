import type { Language } from '@assent/shared';
import { en, type ViewMessages } from './en.ts';
import { zh } from './zh.ts';

export const viewMessages: Readonly<Record<Language, ViewMessages>> = { en, zh };
