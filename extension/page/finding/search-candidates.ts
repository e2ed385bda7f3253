import { equalityKey, groupEquals } from '../seeing/equals.ts';
import type { Named } from '../seeing/index-page.ts';
import { nearText } from '../seeing/near-text.ts';
import type { Sight } from '../seeing/sight.ts';
import { startTime } from '../seeing/time-budget.ts';
import { type CandidateText, textsOf } from './candidate-texts.ts';
import { matchTerm } from './match-text.ts';
import { readSearch, type SearchTerm } from './search-terms.ts';
import { readWords } from './text-words.ts';

/** An element that fits a search, and how well: 1 says all that was asked for, more than 1 exactly that. */
export interface Fitting extends Named {
  fit: number;
}

/**
 * The elements that a search in words means, best first; equally good ones stay in the order in which they came.
 * Beside their own texts the text around them counts, for as many of the likeliest as time allows.
 */
export function searchCandidates(all: readonly Named[], keyword: string, sight: Sight): Fitting[] {
  const terms = readSearch(keyword);
  const told = all.map(candidate => textsOf(candidate, sight));
  const matches = told.map(texts => terms.map(term => bestMatch(term, texts)));
  addSurroundings({ all, terms, matches, sight });
  const weights = weighTerms(terms, matches);
  const exact = readWords(keyword).compact;
  const scored = all.map((candidate, index) => {
    const coverage = covered(matches[index] ?? [], weights);
    const isExact = exact !== '' && readWords(candidate.name).compact === exact;
    return { ...candidate, fit: coverage * brevity(candidate.name, terms) + (isExact ? EXACT : 0) };
  });
  const least = Math.max(LEAST, HALF * Math.max(0, ...scored.map(({ fit }) => fit)));
  return scored.filter(({ fit }) => fit >= least).sort((one, other) => other.fit - one.fit);
}

const EXACT = 0.5;
/** What fits less than this, or half as well as the best, is not what was asked for. */
const LEAST = 0.2;
const HALF = 0.5;

function bestMatch(term: SearchTerm, texts: readonly CandidateText[]): number {
  return Math.max(0, ...texts.map(({ text, worth }) => worth * matchTerm(term, text)));
}

const NEARBY_WORTH = 0.7;
/** Milliseconds for nearby text, which is slow to gather. */
const TIME_FOR_NEARBY = 150;

interface Search {
  all: readonly Named[];
  terms: readonly SearchTerm[];
  matches: number[][];
  sight: Sight;
}

/** A term that an element's own texts lack may be said by its row or its heading. The best matches are looked at first. */
function addSurroundings({ all, terms, matches, sight }: Search): void {
  const time = startTime(TIME_FOR_NEARBY);
  const equals = groupEquals(all);
  const order = all
    .map((candidate, index) => ({ candidate, match: matches[index] ?? [] }))
    .sort((one, other) => sum(other.match) - sum(one.match));
  for (const { candidate, match } of order) {
    if (!time.isLeft()) return;
    const near = readWords(
      nearText(candidate.element, candidate.name, sight, equals.get(equalityKey(candidate))),
    );
    for (const [at, term] of terms.entries()) {
      match[at] = Math.max(match[at] ?? 0, NEARBY_WORTH * matchTerm(term, near));
    }
  }
}

/** What few elements say tells more than what many say; what none says is left to the rest, by half. */
function weighTerms(terms: readonly SearchTerm[], matches: readonly number[][]): number[] {
  const rarest = Math.log(1 + matches.length);
  return terms.map(({ weight }, at) => {
    const count = matches.filter(match => (match[at] ?? 0) > 0.5).length;
    if (count === 0) return weight / 2;
    return weight * Math.max(0.3, Math.log(1 + matches.length / count) / rarest);
  });
}

function covered(match: readonly number[], weights: readonly number[]): number {
  const said = match.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return said / (sum(weights) || 1);
}

/** Of two names that say it the shorter one says it more. */
function brevity(name: string, terms: readonly SearchTerm[]): number {
  const { words, cjk } = readWords(name);
  const length = words.length + cjk.length / 2;
  return 0.85 + 0.15 * Math.min(1, terms.length / Math.max(1, length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
