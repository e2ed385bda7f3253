import * as z from 'zod';
import { cleanText } from '../../prompt/clean-text.ts';

/** The words of a schema; what decides on arguments is left as it is. */
const PROSE = ['description', 'title', '$comment'];
const MAX_PROSE = 500;
const recordSchema = z.record(z.string(), z.unknown());

/** One line of foreign text for a prompt: nothing invisible, no control characters, not longer than `limit`. */
export function cleanLine(text: string, limit: number): string {
  const line = cleanText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > limit ? `${line.slice(0, limit - 1).toWellFormed()}…` : line;
}

/** A foreign JSON Schema whose words are cleaned and shortened. */
export function cleanSchema(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, cleanEntry(key, value)]));
}

function cleanEntry(key: string, value: unknown): unknown {
  if (typeof value === 'string') return PROSE.includes(key) ? cleanLine(value, MAX_PROSE) : value;
  if (Array.isArray(value)) return value.map(item => cleanEntry('', item));
  return isRecord(value) ? cleanSchema(value) : value;
}

/**
 * The same schema without regular expressions: one that a server wrote to take for ever would stop this relay. The server
 * checks its arguments itself.
 */
export function withoutPatterns(schema: Record<string, unknown>): Record<string, unknown> {
  const { pattern, patternProperties, additionalProperties, unevaluatedProperties, ...rest } = schema;
  const kept = {
    ...rest,
    ...(typeof pattern !== 'string' && pattern !== undefined && { pattern }),
    ...(patternProperties === undefined && { additionalProperties, unevaluatedProperties }),
  };
  const entries = Object.entries(kept).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, deepWithoutPatterns(value)]));
}

function deepWithoutPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepWithoutPatterns);
  return isRecord(value) ? withoutPatterns(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return recordSchema.safeParse(value).success;
}
