import { NAMEABLE, SETTABLE } from './affinities.ts';
import type { DescribedElement } from './described-element.ts';
import { type Affinity, findElement } from './find-element.ts';
import type { Known } from './intent.ts';

const CERTAIN = 0.65;
const FIELD = 0.7;
const EXACT = 0.88;
const MAX_LENGTH = 60;

/** What a message may call by its name, on a page with these elements. */
export function knownWords(elements: readonly DescribedElement[]): Known {
  const isCalled = (phrase: string, affinity: Affinity, least: number) => {
    if (phrase.trim() === '' || phrase.length > MAX_LENGTH) return false;
    const finding = findElement(phrase, elements, affinity);
    if (finding.kind === 'found') return finding.score >= least;
    return finding.kind === 'several' && isCalledBy(phrase, finding.elements, affinity, least);
  };
  return {
    isField: phrase => isCalled(phrase, SETTABLE, FIELD),
    isNamed: (phrase, exactly) => isCalled(phrase, NAMEABLE, exactly ? EXACT : CERTAIN),
  };
}

function isCalledBy(
  phrase: string,
  equals: readonly DescribedElement[],
  affinity: Affinity,
  least: number,
): boolean {
  const [one] = equals;
  const alone = one && findElement(phrase, [one], affinity);
  return alone?.kind === 'found' && alone.score >= least;
}
