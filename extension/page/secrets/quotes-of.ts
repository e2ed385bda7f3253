/** Matches texts wherever they are quoted; undefined without any. */
export function quotesOf(secrets: readonly string[]): RegExp | undefined {
  if (secrets.length === 0) return undefined;
  const longestFirst = [...secrets].sort((left, right) => right.length - left.length);
  const patterns = longestFirst.map(secret => {
    const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(' ', '\\s+');
    // Parts of a line stand together without a space: `Valid thru08/29`.
    if (secret.length > SHORT && secret.length < LONGEST_OF_DIGITS && /^\d.*\d$/u.test(secret))
      return `(?<!\\d)${escaped}(?!\\d)`;
    // Words of a phrase are parts of other words.
    return secret.length < LONG ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

const LONG = 8;
const LONGEST_OF_DIGITS = 20;
const SHORT = 4;
