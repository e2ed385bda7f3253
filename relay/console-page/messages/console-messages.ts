import type { Language } from '@assent/shared';
import { type ConsoleMessages, en } from './en.ts';
import { zh } from './zh.ts';

export const consoleMessages: Readonly<Record<Language, ConsoleMessages>> = { en, zh };

/** Of a relay's code; undefined for one that has no text of ours. */
export function problemText({ problems }: ConsoleMessages, code: string | undefined): string | undefined {
  return new Map(Object.entries(problems)).get(code ?? '');
}
