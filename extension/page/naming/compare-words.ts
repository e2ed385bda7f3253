/**
 * Compares a name with the words on the screen, without their case, spaces and punctuation. Signs, separators and percents at
 * figures count; arrows, check marks and pictographs count where both have some. `more`: one holds all of the other, or only
 * one of them has words.
 */
export function compareWords(name: string, painted: string): 'same' | 'more' | 'different' {
  const isMarked = [name, painted].every(text => MARKS.test(text));
  const [one, other] = [name, painted].map(text => readingOf(text, isMarked));
  if (one === undefined || other === undefined || one === other) return 'same';
  if (WORDS.test(one) !== WORDS.test(other)) return 'more';
  if (isCounter(one, other) || isCounter(other, one)) return 'more';
  const isPart = one !== '' && other !== '' && (one.includes(other) || other.includes(one));
  return isPart ? 'more' : 'different';
}

const WORDS = /[\p{L}\p{N}]/u;

/** A badge on something that has no figure in its name. */
function isCounter(figures: string, words: string): boolean {
  return /^\p{N}+$/u.test(figures) && !/\p{N}/u.test(words);
}

/** Arrows, check marks, crosses, and pictographs. */
const MARKS = /[←-⇿✓-✘❌❎\u{1F300}-\u{1FAFF}]/u;

const KEPT =
  /[\p{L}\p{M}\p{N}\p{Sc}\uFFFC]|(?<=\p{N})[^\p{L}\p{M}\p{N}\s](?=\p{N})|(?<=\p{N}\s?)%|(?<![\p{L}\p{N}])[-+±](?=[\p{Sc}\p{N}])/gu;
const KEPT_WITH_MARKS = new RegExp(`${KEPT.source}|${MARKS.source}`, 'gu');
/** Where there are no words, the signs are all that there is. */
const SIGN = /[^\s\p{Cf}\p{VS}]/gu;

function readingOf(text: string, isMarked: boolean): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–‒]/gu, '-')
    .replace(/[\p{Cf}\p{VS}]/gu, '');
  const kept = WORDS.test(plain) ? (isMarked ? KEPT_WITH_MARKS : KEPT) : SIGN;
  return (plain.match(kept) ?? []).join('');
}
