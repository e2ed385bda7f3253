import { closest, distance } from 'fastest-levenshtein';

/** Slips of the hand; other programs have variables that begin as ours do. */
const NEAR = 3;

/** A sentence for each name that begins as ours do and is none of them, but nearly. */
export function misspeltVariables(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter(name => /^(RELAY|OPENAI|ANTHROPIC|MODEL)_/.test(name) && !known.includes(name))
    .map(name => ({ name, meant: closest(name, known) }))
    .filter(({ name, meant }) => name.startsWith('RELAY_') || distance(name, meant) <= NEAR)
    .map(({ name, meant }) => `${name} is no variable of this relay and has no effect. Is ${meant} meant?`);
}
