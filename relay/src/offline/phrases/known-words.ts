import { type DescribedElement, namesOf } from './described-element.ts';
import {
  type Affinity,
  type Finding,
  findByWords,
  findElement,
  isIn,
  NAMEABLE,
  SETTABLE,
} from './find-element.ts';
import type { Known } from './intent.ts';
import { normalize, tokensOf } from './score-text.ts';

/** The least scores for a name: of a field, of something to act on, of the whole name. */
const FIELD = 0.7;
const CERTAIN = 0.65;
const EXACT = 0.85;

/** Longer phrases are not names. */
const MAX_LENGTH = 60;

/** The names that a message may use on a page with these elements. */
export function knownWords(elements: readonly DescribedElement[]): Known {
  const called = (phrase: string, affinity: Affinity, least: number, find = findElement): Called => {
    if (phrase.trim() === '' || phrase.length > MAX_LENGTH) return undefined;
    const finding = find(phrase, elements, affinity);
    const best = finding.kind === 'several' ? firstOf(phrase, finding.elements, affinity) : finding;
    return best?.kind === 'found' && best.score >= least ? best : undefined;
  };
  const fields = new Map<string, Called>();
  const fieldNames = elements
    .filter(({ kind }) => kind === 'input' || kind === 'select')
    .flatMap(namesOf)
    .filter(name => isTelling(name) || /^[a-z]+$/iu.test(name));
  return {
    field: phrase => {
      if (!fields.has(phrase)) fields.set(phrase, called(phrase, SETTABLE, FIELD));
      return fields.get(phrase);
    },
    mentionsField: words =>
      fieldNames.some(name => isIn(normalize(name), normalize(words)) || isWithin(name, words)),
    withoutNames: text =>
      elements
        .map(({ name }) => name)
        .filter(name => name.length > 3)
        .reduce((rest, name) => rest.replaceAll(name, '\ue000'), text),
    isField: phrase => called(phrase, SETTABLE, FIELD) !== undefined,
    isVerb: phrase => {
      const named = called(phrase, NAMEABLE, CERTAIN)?.element.name ?? '';
      const [verb = ''] = tokensOf(normalize(named));
      return verb !== '' && isIn(verb, normalize(phrase));
    },
    isNamed: (phrase, exactly) =>
      called(phrase, NAMEABLE, exactly ? EXACT : CERTAIN, exactly ? findByWords : findElement) !== undefined,
  };
}

type Called = Extract<Finding, { kind: 'found' }> | undefined;

/** Without a word of its own: "To". */
function isWithin(name: string, words: string): boolean {
  return /^[a-z]{1,4}$/iu.test(name) && new RegExp(`(?<=\\s)${name}(?=\\s)`, 'iu').test(words);
}

/** One Han character is part of too many words. */
function isTelling(name: string): boolean {
  return /\p{Script=Han}{2}|\p{Letter}{3}/u.test(name);
}

function firstOf(
  phrase: string,
  equals: readonly DescribedElement[],
  affinity: Affinity,
): Finding | undefined {
  const [one] = equals;
  return one && findElement(phrase, [one], affinity);
}
