import { documentState } from '../dom/document-state.ts';
import { attributeOf, textOf } from '../dom/unshadowed.ts';
import type { Ranked } from './rank.ts';

/** What a reading found, for the next one to compare with. */
interface Seen {
  /** All that could be acted on. */
  elements: WeakSet<Element>;
  /** The likeliest, by what they were called: an element that is gone may be gone from memory as well. */
  called: readonly { element: WeakRef<Element>; key: string }[];
}

declare global {
  interface AssentDocumentState {
    seen?: Seen;
  }
}

/** What came and went between two readings. */
export interface Changes {
  fresh: ReadonlySet<Element>;
  gone: number;
}

const MAX_CALLED = 500;

/** Compares with the reading before, and remembers this one. Undefined at the first, of which everything is new. */
export function changesSince(ranked: readonly Ranked[]): Changes | undefined {
  const before = documentState.seen;
  const called = ranked
    .slice(0, MAX_CALLED)
    .map(candidate => ({ element: new WeakRef(candidate.element), key: keyOf(candidate) }));
  documentState.seen = { elements: new WeakSet(ranked.map(({ element }) => element)), called };
  return before && compare(before, ranked);
}

/**
 * An element that took the place of one of its kind and name is the same thing to a person: pages draw their lists anew
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

const MAX_KEY = 80;

/** Its raw text, which needs no layout: it is compared with itself alone. */
function keyOf({ element, kind }: Ranked): string {
  const told = ['aria-label', 'placeholder', 'name', 'title', 'href'].map(name => attributeOf(element, name));
  return [kind, textOf(element).trim().slice(0, MAX_KEY), ...told].join('\n');
}

/** What an action brought up is what the next one is most likely for. */
const POINTS = 150;

export function freshFirst(ranked: readonly Ranked[], fresh: ReadonlySet<Element>): readonly Ranked[] {
  if (fresh.size === 0) return ranked;
  return ranked
    .map(candidate =>
      fresh.has(candidate.element) ? { ...candidate, score: candidate.score + POINTS } : candidate,
    )
    .sort((one, other) => other.score - one.score);
}
