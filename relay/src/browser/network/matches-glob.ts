/** Longer addresses are judged by their beginning: what they end with is data. */
const LONGEST = 8_000;

type Retry = { pattern: number; text: number };

/**
 * Whether a glob stands for the whole text: `**` for any characters, `*` for any but `/`, `?` for one that is not `/`. It
 * never tries more than the pattern's length times the text's, which a regular expression of many stars does not promise.
 */
export function matchesGlob(pattern: string, given: string): boolean {
  const text = given.slice(0, LONGEST);
  let at: Retry = { pattern: 0, text: 0 };
  /** Where the last star began, and the text that it does not stand for yet. */
  let star: Retry | undefined;
  let doubleStar: Retry | undefined;
  while (at.text < text.length || at.pattern < pattern.length) {
    if (pattern.startsWith('**', at.pattern)) {
      at = { pattern: endOfStars(pattern, at.pattern), text: at.text };
      doubleStar = at;
      star = undefined;
    } else if (pattern[at.pattern] === '*') {
      at = { pattern: at.pattern + 1, text: at.text };
      star = at;
    } else if (at.text < text.length && isSame(pattern[at.pattern], text[at.text])) {
      at = { pattern: at.pattern + 1, text: at.text + 1 };
    } else if (star && star.text < text.length && text[star.text] !== '/') {
      star = { pattern: star.pattern, text: star.text + 1 };
      at = star;
    } else if (doubleStar && doubleStar.text < text.length) {
      doubleStar = { pattern: doubleStar.pattern, text: doubleStar.text + 1 };
      at = doubleStar;
      star = undefined;
    } else return false;
  }
  return true;
}

function endOfStars(pattern: string, from: number): number {
  let end = from;
  while (pattern[end] === '*') end += 1;
  return end;
}

function isSame(wanted: string | undefined, found: string | undefined): boolean {
  return wanted === found || (wanted === '?' && found !== '/');
}
