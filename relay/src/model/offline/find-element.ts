import type { DescribedElement } from './described-element.ts';
import { type ElementKind, kindOf, splitKind } from './element-kind.ts';
import { readOrdinal } from './ordinal.ts';
import { normalize, scoreText } from './score-text.ts';

/** How well each kind suits what is to be done, 0 to 1; a kind that is not named is out of the question. */
export type Affinity = Partial<Record<ElementKind, number>>;

export type Finding =
  | { kind: 'found'; element: DescribedElement; score: number }
  | { kind: 'several'; elements: readonly DescribedElement[] }
  | { kind: 'none'; nearest: readonly DescribedElement[] };

const GOOD_ENOUGH = 0.5;
const TOO_CLOSE = 0.03;
const HINT_WEIGHT = 0.9;
/** "Delete Milk" for a button that is called Delete, near Milk. */
const BOTH_WEIGHT = 0.95;

type Candidate = { element: DescribedElement; score: number };

/** The element that a phrase means, by its words, its kind and, among equals, "the second". */
export function findElement(
  phrase: string,
  elements: readonly DescribedElement[],
  affinity: Affinity,
): Finding {
  const { ordinal, rest } = readOrdinal(phrase);
  const candidates = rank(rest, elements, affinity);
  const fitting = candidates.filter(candidate => candidate.score >= GOOD_ENOUGH);
  const [best] = fitting;
  if (!best) return { kind: 'none', nearest: candidates.slice(0, 3).map(candidate => candidate.element) };
  const equals = fitting.filter(candidate => best.score - candidate.score <= TOO_CLOSE);
  const chosen = ordinal === undefined ? undefined : inPageOrder(equals, elements).at(ordinal);
  if (chosen) return { kind: 'found', ...chosen };
  if (equals.length === 1) return { kind: 'found', ...best };
  return { kind: 'several', elements: equals.map(candidate => candidate.element) };
}

function rank(phrase: string, elements: readonly DescribedElement[], affinity: Affinity): Candidate[] {
  return elements
    .map(element => ({ element, score: scoreElement(phrase, element) * weigh(element, affinity) }))
    .filter(candidate => candidate.score > 0.1)
    .sort((one, other) => other.score - one.score);
}

function weigh(element: DescribedElement, affinity: Affinity): number {
  const suits = affinity[element.kind] ?? 0;
  return suits === 0 ? 0 : 0.6 + 0.4 * suits;
}

/** "The search button" names a kind and a name; "the button" the kind alone. */
function scoreElement(phrase: string, element: DescribedElement): number {
  const whole = scoreName(phrase, element);
  const { name, kindWords } = splitKind(phrase);
  if (kindWords === undefined) return whole;
  const sameKind = kindOf(kindWords) === element.kind;
  if (normalize(name) === '') return sameKind ? 0.8 : 0;
  return Math.max(whole, scoreName(name, element) * (sameKind ? 1 : 0.85));
}

function scoreName(phrase: string, element: DescribedElement): number {
  const byName = scoreText(phrase, element.name);
  const byHints = Math.max(0, ...element.hints.split(/[,，;；|/]/u).map(hint => scoreHint(phrase, hint)));
  const byKind = scoreText(phrase, element.kindWords);
  const byBoth = scoreText(phrase, `${element.name} ${element.hints}`);
  return Math.max(byName, byBoth * BOTH_WEIGHT, byHints * HINT_WEIGHT, byKind === 1 ? 0.75 : 0);
}

function scoreHint(phrase: string, hint: string): number {
  return Math.max(scoreText(phrase, hint), scoreText(phrase, hint.replace(/^[^:：=]*[:：=]/u, '')));
}

/** The page says itself which of several comes first; the list is in another order, the likeliest first. */
function inPageOrder(candidates: readonly Candidate[], elements: readonly DescribedElement[]): Candidate[] {
  const placeOf = ({ element }: Candidate) => element.place ?? elements.indexOf(element);
  return candidates.toSorted((one, other) => placeOf(one) - placeOf(other));
}
