import { openModal } from '../dom/active-elements.ts';
import { type ComposedWalk, walkFrom } from '../dom/composed-walk.ts';
import type { Candidate } from '../finding/candidates.ts';
import { searchBy } from '../finding/candidates.ts';
import { withThoseInView } from '../finding/find-time-sliced.ts';
import type { TimeSlicer } from '../timing/time-slicer.ts';
import { startTimeIfLarge } from '../timing/time-slicer.ts';

export interface LookedThrough {
  /** In page order. Where time ran out, those in view come first. */
  candidates: Candidate[];
  stoppedAt?: Element;
}

/** Milliseconds on too large a page, and the minimum of elements on slow machines. */
const TIME_TO_LOOK = 2_000;
const FEWEST_LOOKED_AT = 3_000;

/** All targets from a place in the page on, with pauses for the page. */
export async function lookThrough(from: number, slicer: TimeSlicer): Promise<LookedThrough> {
  const time = startTimeIfLarge(TIME_TO_LOOK);
  let walk: CountedWalk | undefined;
  const search = searchBy(onTree => {
    walk = countedWalk(walkFrom(root(), onTree), from);
    return walk;
  });
  while (search.step()) {
    if (slicer.isOver()) await slicer.rest();
    const stoppedAt = walk && walk.count() >= FEWEST_LOOKED_AT ? walk.last() : undefined;
    if (!stoppedAt || time.isLeft()) continue;
    const { candidates } = from === 0 ? withThoseInView(search) : { candidates: search.found() };
    return { candidates, stoppedAt };
  }
  return { candidates: search.found() };
}

export function placeInPage(element: Element): number | undefined {
  const walk = walkFrom(root());
  let place = 1;
  for (let at = walk.next(); at; at = walk.next(), place += 1) if (at === element) return place;
  return undefined;
}

function root(): Document | Element {
  return openModal() ?? document;
}

interface CountedWalk extends ComposedWalk {
  count(): number;
  last(): Element | undefined;
}

function countedWalk(walk: ComposedWalk, from: number): CountedWalk {
  for (let passed = 0; passed < from && walk.next(); passed += 1);
  let count = 0;
  let last: Element | undefined;
  return {
    next() {
      const element = walk.next();
      if (element) [last, count] = [element, count + 1];
      return element;
    },
    skipInside: walk.skipInside,
    count: () => count,
    last: () => last,
  };
}
