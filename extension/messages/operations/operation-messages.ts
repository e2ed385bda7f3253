import type { Language } from '@assent/shared';
import { en, type OperationCatalog } from './en.ts';
import { zh } from './zh.ts';

/** What operations and their parameters are called, and mean. */
export const operationMessages: Readonly<Record<Language, OperationCatalog>> = { zh, en };
