import { type DescribedElement, namesOf } from './described-element.ts';
import { type ElementKind, kindOf, splitKind } from './element-kind.ts';
import { readOrdinal } from './ordinal.ts';
import { scoreBesideText } from './score-beside-text.ts';
import { normalize, scoreText } from './score-text.ts';

/** How well each kind suits what is to be done, 0 to 1; a kind that is not named is out of the question. */
export type Affinity = Partial<Record<ElementKind, number>>;

export type Finding =
  | { kind: 'found'; element: DescribedElement; score: number }
  /** `ordinal`: the person said which, but nothing tells the order in which the page has them. */
  | { kind: 'several'; elements: readonly DescribedElement[]; ordinal?: number }
  | { kind: 'none'; nearest: readonly DescribedElement[] };

const GOOD_ENOUGH = 0.5;
const TOO_CLOSE = 0.03;
/** A phrase that is nearly a whole name is one, also where it begins with "First". */
const WHOLE_NAME = 0.8;

type Candidate = { element: DescribedElement; score: number };

/** The element that a phrase means, by its words, its kind and, among equals, "the second". */
export function findElement(
  phrase: string,
  elements: readonly DescribedElement[],
  affinity: Affinity,
): Finding {
  const { ordinal, rest } = readOrdinal(phrase);
  const whole = rank(phrase, elements, affinity);
  const isWholeName = (whole[0]?.score ?? 0) >= WHOLE_NAME;
  return ordinal === undefined || isWholeName
    ? settle(whole)
    : settle(rank(rest, elements, affinity), ordinal);
}

/** The only one of some elements, or the one the person answered with. */
export function findOnly(elements: readonly DescribedElement[]): Finding {
  const element = elements.find(each => each.isAnswer) ?? elements[0];
  if (!element) return { kind: 'none', nearest: [] };
  return elements.length === 1 || element.isAnswer
    ? { kind: 'found', element, score: 1 }
    : { kind: 'several', elements };
}

function settle(candidates: readonly Candidate[], ordinal?: number): Finding {
  const fitting = candidates.filter(candidate => candidate.score >= GOOD_ENOUGH);
  const [best] = fitting;
  if (!best) return { kind: 'none', nearest: candidates.slice(0, 3).map(candidate => candidate.element) };
  const equals = fitting.filter(candidate => best.score - candidate.score <= TOO_CLOSE);
  const answer = fitting.find(candidate => candidate.element.isAnswer);
  if (answer) return { kind: 'found', ...answer };
  if (ordinal !== undefined) return pickInPageOrder(equals, ordinal);
  if (equals.length === 1) return { kind: 'found', ...best };
  return { kind: 'several', elements: equals.map(candidate => candidate.element) };
}

/** The list has the likeliest first, so that only what the page says of their order can settle which one is third. */
function pickInPageOrder(equals: readonly Candidate[], ordinal: number): Finding {
  const chosen = equals.filter(({ element: { hints } }) =>
    ordinal === -1 ? hints.place?.index === hints.place?.count : hints.place?.index === ordinal + 1,
  );
  const [only] = chosen.filter(({ element }) => element.hints.place);
  const areOneGroup = new Set(equals.map(({ element }) => `${element.kind}:${element.name}`)).size === 1;
  if (only && chosen.length === 1 && areOneGroup) return { kind: 'found', ...only };
  return { kind: 'several', elements: equals.map(candidate => candidate.element), ordinal };
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
  const byName = Math.max(0, ...namesOf(element).map(name => scoreText(phrase, name)));
  return Math.max(byName, scoreBesideText(phrase, element), scoreByType(phrase, element));
}

/** An unnamed field of type email is what "email" means; no other hint says what an element is for. */
function scoreByType(phrase: string, element: DescribedElement): number {
  if (scoreText(phrase, element.kindWords) >= 0.86) return 0.75;
  return element.name === '' && scoreText(phrase, element.hints.type) >= 0.86 ? 0.75 : 0;
}
