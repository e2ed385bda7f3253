import type { SearchTerm } from './search-terms.ts';
import type { TextWords } from './text-words.ts';

/** Shorter words are alike by chance. */
const MIN_LENGTH = 4;

const ENDING = /^(?:|e?s|e?d|e?rs?|ing|ly|y|ies|e|al|ment|ions?)$/u;

/** Another form of the word counts slightly less. */
const OTHER_FORM = 0.95;
/** Inside a longer word: `login` in `userlogin`. */
const INSIDE = 0.7;
const MIN_INSIDE = 5;

export function matchTerm({ forms, isKnown }: SearchTerm, text: TextWords): number {
  let best = 0;
  for (const [index, form] of forms.entries()) {
    const formWeight = index === 0 ? 1 : OTHER_FORM;
    best = Math.max(best, formWeight * matchForm(form, text, isKnown));
    if (best === 1) break;
  }
  return best;
}

function matchForm(form: string, { latin, words, cjk, compact }: TextWords, isKnown: boolean): number {
  if (!/^[\p{sc=Latin}\d ]/u.test(form)) return matchInRuns(form, cjk);
  if (latin.includes(` ${form} `)) return 1;
  const similar = Math.max(0, ...words.map(word => similarity(form, word, !isKnown)));
  if (similar > 0) return similar;
  return form.length >= MIN_INSIDE && compact.includes(form.replaceAll(' ', '')) ? INSIDE : 0;
}

/** `退出登录` contains its opposite `登录`: the longer the run, the weaker the match. */
function matchInRuns(form: string, cjk: string): number {
  const shares = cjk.split(' ').map(run => (run.includes(form) ? form.length / run.length : 0));
  const share = Math.max(0, ...shares);
  return share > 0 ? 0.8 + 0.2 * share : 0;
}

/** 0 to 1: the same word, another form, or, where `mayBeMistyped`, one letter off. */
function similarity(wanted: string, word: string, mayBeMistyped: boolean): number {
  if (wanted === word) return 1;
  if (Math.min(wanted.length, word.length) < MIN_LENGTH) return 0;
  if (isOtherForm(wanted, word)) return 0.85;
  return mayBeMistyped && isOneLetterOff(wanted, word) ? 0.75 : 0;
}

/** `edit` and `editing`, `category` and `categories`. */
function isOtherForm(one: string, other: string): boolean {
  const same = sharedStart(one, other);
  return same >= MIN_LENGTH && ENDING.test(one.slice(same)) && ENDING.test(other.slice(same));
}

function sharedStart(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** One letter added, missing, wrong or swapped, in words long enough. */
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
