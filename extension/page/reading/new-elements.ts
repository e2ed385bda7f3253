import { documentState } from '../dom/document-state.ts';
import type { Ranked } from '../finding/rank.ts';
import type { FrameReading, RankedElement } from '../frame-reading.ts';
import { keyOf, type Seen } from './remember-seen.ts';

/** The elements that came and went since the previous reading. */
export interface PageChanges {
  /** The likeliest first, when what is new is likelier. */
  ranked: readonly Ranked[];
  /** To be told with the rows of those that were chosen. */
  of(chosen: readonly Ranked[], rows: readonly RankedElement[]): Pick<FrameReading, 'pageChanges'>;
}

/** Compares with the reading before. Undefined at the first, of which everything is new. */
export function pageChangesSince(ranked: readonly Ranked[]): PageChanges | undefined {
  if (!documentState.seen) return undefined;
  const changes = compare(documentState.seen, ranked);
  return {
    ranked: freshFirst(ranked, changes.fresh),
    of: (reported, rows) => pageChangesOf(reported, rows, changes),
  };
}

/** What came and went between two readings. */
interface Changes {
  fresh: ReadonlySet<Element>;
  gone: number;
}

/**
 * An element that took the place of one of its kind and name is the same thing to a person: pages redraw their lists
 * all the time.
 */
function compare(before: Seen, ranked: readonly Ranked[]): Changes {
  const now = new Set(ranked.map(({ element }) => element));
  const left = before.called.filter(({ element }) => {
    const known = element.deref();
    return known === undefined || !now.has(known);
  });
  const places = new Map<string, number>();
  for (const { key } of left) places.set(key, (places.get(key) ?? 0) + 1);
  const fresh = new Set<Element>();
  let gone = left.length;
  for (const candidate of ranked) {
    if (before.elements.has(candidate.element)) continue;
    const key = keyOf(candidate);
    const free = places.get(key) ?? 0;
    places.set(key, free - 1);
    if (free > 0) gone -= 1;
    else fresh.add(candidate.element);
  }
  return { fresh, gone };
}

/** What an action brought up is what the next one is most likely for. */
const POINTS = 150;

function freshFirst(ranked: readonly Ranked[], fresh: ReadonlySet<Element>): readonly Ranked[] {
  if (fresh.size === 0) return ranked;
  return ranked
    .map(candidate =>
      fresh.has(candidate.element) ? { ...candidate, score: candidate.score + POINTS } : candidate,
    )
    .sort((one, other) => other.score - one.score);
}

const MAX_CHANGES = 10;

function pageChangesOf(
  reported: readonly Ranked[],
  rows: readonly RankedElement[],
  { fresh, gone }: Changes,
): Pick<FrameReading, 'pageChanges'> {
  if (fresh.size === 0 && gone === 0) return {};
  const freshRows = rows.filter((_row, index) =>
    reported.slice(index, index + 1).some(({ element }) => fresh.has(element)),
  );
  return { pageChanges: { elements: freshRows.slice(0, MAX_CHANGES), total: fresh.size, gone } };
}
