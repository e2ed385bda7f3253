import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { reasonOf } from '../errors/system-error.ts';

type SettingsFile = { kind: 'text'; text: string } | { kind: 'unreadable'; reason: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by the relay',
  EISDIR: 'is a folder',
};

/** The text, or the reason as the end of a sentence about the file. */
export function readSettingsFile(path: string): SettingsFile {
  try {
    return { kind: 'text', text: readFileSync(path, 'utf8') };
  } catch (thrown) {
    const code = reasonOf(thrown) ?? 'unknown';
    return { kind: 'unreadable', reason: `${REASONS[code] ?? 'fails'} (${code})` };
  }
}

const NEAR = 3;

/** Describes an error in a settings file without repeating a value. `known`: the valid keys at this place, for a suggestion. */
export function describeIssue(issue: z.core.$ZodIssue, known: readonly string[] = []): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Expected ${issue.values.map(value => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'Expected text that is not empty';
      return `Expected ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `Expected at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'unrecognized_keys':
      return `There is no ${issue.keys.map(key => JSON.stringify(key)).join(', ')} here${suggest(issue.keys, known)}`;
    default:
      return issue.message;
  }
}

function suggest(keys: readonly string[], known: readonly string[]): string {
  const suggestions = keys.flatMap(key => nearName(key, known) ?? []).map(name => JSON.stringify(name));
  if (suggestions.length === 0) return '';
  return `. Did you mean ${suggestions.join(', ')}?`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The known name that is close to an unknown one; capitals and separators don't count. */
function nearName(given: string, known: readonly string[]): string | undefined {
  const bare = bareName(given);
  const near = nearestName(bare, known.map(bareName));
  if (!near || near.edits > Math.min(NEAR, bare.length / 2)) return undefined;
  return known.find(name => bareName(name) === near.name);
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The name with the fewest edits (insert, delete, replace), and their number. */
export function nearestName(
  given: string,
  names: readonly string[],
): { name: string; edits: number } | undefined {
  let nearest: { name: string; edits: number } | undefined;
  for (const name of names) {
    const edits = editsBetween(given, name);
    if (!nearest || edits < nearest.edits) nearest = { name, edits };
  }
  return nearest;
}

/** The Levenshtein distance, row by row. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (one[at] === other[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
