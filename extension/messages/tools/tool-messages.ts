import type { Language } from '@assent/shared';
import { en, type ToolCatalog } from './en.ts';
import { zh } from './zh.ts';

/** What tools are called, and mean. */
export const toolMessages: Readonly<Record<Language, ToolCatalog>> = { zh, en };
