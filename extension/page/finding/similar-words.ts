/** How far a word is another one, of 1: the same, another form of it, or, where `mayBeMistyped`, one letter off. */
export function similarity(wanted: string, word: string, mayBeMistyped: boolean): number {
  if (wanted === word) return 1;
  if (Math.min(wanted.length, word.length) < MIN_LENGTH) return 0;
  if (isOtherForm(wanted, word)) return 0.85;
  return mayBeMistyped && isOneLetterOff(wanted, word) ? 0.75 : 0;
}

/** Shorter words are alike by chance. */
const MIN_LENGTH = 4;
const ENDING = /^(?:|e?s|e?d|e?rs?|ing|ly|y|ies|e|al|ment|ions?)$/u;

/** `edit` and `editing`, `category` and `categories`: the same beginning, and an ending or none. */
function isOtherForm(one: string, other: string): boolean {
  const same = sharedStart(one, other);
  return same >= MIN_LENGTH && ENDING.test(one.slice(same)) && ENDING.test(other.slice(same));
}

function sharedStart(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** One letter too many, too few, wrong, or two that changed places; in words that are long enough not to be others. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = sharedStart(short, long);
  const rest = (text: string, from: number) => text.slice(start + from);
  const isSwapped =
    short.length === long.length &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, 2) === rest(long, 2);
  if (isSwapped) return true;
  if (short.length <= MIN_LENGTH) return false;
  return short.length === long.length ? rest(short, 1) === rest(long, 1) : rest(short, 0) === rest(long, 1);
}
