import { findInTime } from '../finding/find-in-time.ts';
import { rank } from '../finding/rank.ts';
import { type Likeness, placeOf } from '../identity/likeness.ts';
import { createTreePaths } from '../identity/tree-paths.ts';
import { named } from '../reading/describe-all.ts';
import type { Named } from '../reading/index-page.ts';
import type { Visibility } from '../visibility/visibility.ts';

const MAX_NAMED = 500;
/** The place is compared of those whose kind and name are likest. */
const MAX_PLACED = 40;
const MAX_NEAREST = 4;

/** What is left on the page that is most like an element that is gone, the likest first; none that is not like it. */
export function findNearest(
  likeness: Likeness,
  visibility: Visibility,
): { nearest: Named[]; all: Named[]; isComplete: boolean } {
  const { candidates, isComplete } = findInTime();
  const all = named(rank(candidates).slice(0, MAX_NAMED), visibility);
  const paths = createTreePaths();
  const nearest = best(all, MAX_PLACED, candidate => likenessOfWords(candidate, likeness));
  const placed = best(nearest, MAX_NEAREST, candidate => {
    const place = placeOf(candidate.element, paths);
    const samePlace = place.print === likeness.place.print ? 1 : 0;
    return likenessOfWords(candidate, likeness) + samePlace + similarity(place.text, likeness.place.text);
  });
  return { nearest: placed, all, isComplete: isComplete && all.length === candidates.length };
}

/** Of the likest, those that are like it at all. */
function best(all: readonly Named[], limit: number, scoreOf: (candidate: Named) => number): Named[] {
  return all
    .map(candidate => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score >= LEAST_LIKE)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

const LEAST_LIKE = 1;

/** A kind without a name in common is not enough, but a name of another kind is. */
function likenessOfWords({ kind, name }: Named, likeness: Likeness): number {
  return (kind === likeness.kind ? 0.6 : 0) + 2 * similarity(name, likeness.name);
}

/** The share of pairs of neighbouring characters that two texts have in common, from 0 to 1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const common = [...ours].filter(pair => theirs.has(pair)).length;
  return (2 * common) / (ours.size + theirs.size);
}

/** Never empty: the ends of a text count as characters. */
function pairsOf(text: string): Set<string> {
  const characters = Array.from(` ${text.toLowerCase()} `);
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
}
