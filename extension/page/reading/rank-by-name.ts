import { isWithin } from '../dom/composed-tree.ts';
import type { Named } from './index-page.ts';

/** So many of one kind and name are told as they rank: they show what there is in every row. */
const SHOWN_EQUALS = 3;
/** For each more of them. Whoever wants the tenth can ask for it; a control of its own would be missed. */
const POINTS_PER_EQUAL = -40;
const MOST_POINTS = -240;

/** Puts what is called like others behind what is called like nothing else, and what speaks for a control in it behind that. */
export function rankByName(ranked: readonly Named[]): Named[] {
  const counts = new Map<string, number>();
  return ranked
    .map(candidate => {
      if (isAround(candidate, ranked)) return { ...candidate, score: candidate.score + MOST_POINTS };
      const key = `${candidate.kind}:${candidate.name}`;
      const before = counts.get(key) ?? 0;
      counts.set(key, before + 1);
      const surplus = Math.max(0, before + 1 - SHOWN_EQUALS);
      return { ...candidate, score: candidate.score + Math.max(MOST_POINTS, surplus * POINTS_PER_EQUAL) };
    })
    .sort((one, other) => other.score - one.score);
}

/** Such as the heading of a column around the button that sorts by it. */
function isAround({ element, kind, name }: Named, all: readonly Named[]): boolean {
  return (
    kind === 'clickable' &&
    all.some(
      inner =>
        inner.element !== element &&
        inner.name &&
        name.endsWith(inner.name) &&
        isWithin(inner.element, element),
    )
  );
}
