import type { Language } from '@assent/shared';
import { type ConsoleMessages, en } from './en.ts';
import { zh } from './zh.ts';

export const consoleMessages: Readonly<Record<Language, ConsoleMessages>> = { en, zh };

/** Of a relay's code; undefined for one that has no text of ours. */
export function textOf(
  texts: Readonly<Record<string, string>>,
  code: string | undefined,
): string | undefined {
  return new Map(Object.entries(texts)).get(code ?? '');
}
