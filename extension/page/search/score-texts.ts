import { matchTerm } from './match-text.ts';
import { readSearch, type SearchTerm } from './search-terms.ts';
import { readWords, type TextWords } from './text-words.ts';

export interface SearchText {
  text: TextWords;
  worth: number;
}

export interface Searched {
  name: string;
  texts: readonly SearchText[];
}

/** Adds to `matches` (element by term) what own texts do not tell. */
export type AddMatches = (terms: readonly SearchTerm[], matches: number[][]) => void;

/** How well each element matches a search: 1 for all words, more for an exact match, 0 for none. */
export function scoreTexts(all: readonly Searched[], keyword: string, addMatches?: AddMatches): number[] {
  const terms = readSearch(keyword);
  const matches = all.map(({ texts }) => terms.map(term => bestMatch(term, texts)));
  addMatches?.(terms, matches);
  const weights = weighTerms(terms, matches);
  const exact = readWords(keyword).compact;
  const fits = all.map(({ name }, index) => {
    const isExact = exact !== '' && readWords(name).compact === exact;
    return covered(matches[index] ?? [], weights) * brevity(name, terms) + (isExact ? EXACT : 0);
  });
  const least = fits.reduce((highest, fit) => Math.max(highest, HALF * fit), LEAST);
  return fits.map(fit => (fit >= least ? fit : 0));
}

const EXACT = 0.5;
/** Matches below this, or below half of the best, are dropped. */
const LEAST = 0.2;
const HALF = 0.5;

function bestMatch(term: SearchTerm, texts: readonly SearchText[]): number {
  return Math.max(0, ...texts.map(({ text, worth }) => worth * matchTerm(term, text)));
}

/**
 * Rare terms weigh more; a term without any match leaves half its weight to the rest. Only the best matches are counted: a
 * menu's text around each of its entries has the words of all.
 */
function weighTerms(terms: readonly SearchTerm[], matches: readonly number[][]): number[] {
  const rarest = Math.log(1 + matches.length);
  return terms.map(({ weight }, at) => {
    const best = matches.reduce((highest, match) => Math.max(highest, match[at] ?? 0), 0);
    if (best <= 0.5) return weight / 2;
    const count = matches.filter(match => (match[at] ?? 0) >= AS_GOOD * best).length;
    return weight * Math.max(0.3, Math.log(1 + matches.length / count) / rarest);
  });
}

const AS_GOOD = 0.9;

function covered(match: readonly number[], weights: readonly number[]): number {
  const said = match.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return said / (weights.reduce((total, weight) => total + weight, 0) || 1);
}

/** Of two matching names the shorter is better. */
function brevity(name: string, terms: readonly SearchTerm[]): number {
  const { words, cjk } = readWords(name);
  const length = words.length + cjk.length / 2;
  return 0.85 + 0.15 * Math.min(1, terms.length / Math.max(1, length));
}
