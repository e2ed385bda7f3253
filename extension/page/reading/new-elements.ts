import { documentState } from '../dom/document-state.ts';
import { attributeOf, textOf } from '../dom/native-dom.ts';
import type { Ranked } from '../finding/rank.ts';
import type { FrameReading, RankedElement } from '../frame-reading.ts';

const MAX_CALLED = 500;

const MAX_KEY = 80;

export interface PageChanges {
  /** The likeliest first; new ones are likelier. */
  ranked: readonly Ranked[];
  of(chosen: readonly Ranked[], rows: readonly RankedElement[]): Pick<FrameReading, 'pageChanges'>;
}

/** Compared with the last reading; undefined at the first. */
export function pageChangesSince(ranked: readonly Ranked[]): PageChanges | undefined {
  if (!documentState.seen) return undefined;
  const changes = compare(documentState.seen, ranked);
  return {
    ranked: freshFirst(ranked, changes.fresh),
    of: (reported, rows) => pageChangesOf(reported, rows, changes),
  };
}

interface Changes {
  fresh: ReadonlySet<Element>;
  gone: number;
}

/** Redrawn elements of the same kind and name count as unchanged. */
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

/** The next action is likeliest for what the last one brought up. */
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

interface Seen {
  elements: WeakSet<Element>;
  /** The likeliest, by name: a gone element may be gone from memory as well. */
  called: readonly { element: WeakRef<Element>; key: string }[];
}

declare global {
  interface AssentDocumentState {
    seen?: Seen | undefined;
  }
}

export function rememberSeen(ranked: readonly Ranked[]): void {
  const called = ranked
    .slice(0, MAX_CALLED)
    .map(candidate => ({ element: new WeakRef(candidate.element), key: keyOf(candidate) }));
  documentState.seen = { elements: new WeakSet(ranked.map(({ element }) => element)), called };
}

/** Raw text needs no layout, and is compared with itself alone. */
function keyOf({ element, kind }: Ranked): string {
  const reported = ['aria-label', 'placeholder', 'name', 'title', 'href'].map(name =>
    attributeOf(element, name),
  );
  return [kind, textOf(element).trim().slice(0, MAX_KEY), ...reported].join('\n');
}
