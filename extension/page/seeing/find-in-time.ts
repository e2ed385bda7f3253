import { rectOf } from '../dom/box.ts';
import { composedAncestry, walkComposed } from '../dom/composed-tree.ts';
import type { Candidate } from './candidate.ts';
import { searchCandidates } from './candidates.ts';
import type { Pace } from './pace.ts';
import { startTime, type TimeBudget } from './time-budget.ts';

/** Milliseconds for a walk through the whole page: nearly all pages take less than a tenth of it. */
const TIME_FOR_ALL = 300;
/** When that was not enough, so long for what is in view. */
const TIME_FOR_POINTS = 60;
const TIME_FOR_VIEW = 200;

/** Everything that a person could act on; of a page too large for that what is in view, and as much else as was found. */
export function findInTime(): { candidates: Candidate[]; isComplete: boolean } {
  const forAll = startTime(TIME_FOR_ALL);
  const first = search(forAll.isLeft);
  if (!forAll.wasShort()) return { candidates: first, isComplete: true };
  return withThoseInView(first);
}

/** Milliseconds for the same with rests, which a page feels less and which take longer. */
const TIME_WITH_RESTS = 600;

/** The same in small pieces, between which the page has its turn. */
export async function findAtPace(pace: Pace): Promise<{ candidates: Candidate[]; isComplete: boolean }> {
  const time = startTime(TIME_WITH_RESTS);
  const search = searchCandidates();
  while (search.step()) {
    if (!pace.isOver()) continue;
    if (!time.isLeft()) return withThoseInView(search.found());
    await pace.rest();
  }
  return { candidates: search.found(), isComplete: true };
}

function withThoseInView(first: readonly Candidate[]): { candidates: Candidate[]; isComplete: boolean } {
  const hit = elementsAcrossView();
  const onTop = search(element => hit.has(element));
  const forView = startTime(TIME_FOR_VIEW);
  const inView = search(element => forView.isLeft() && mayReachView(element));
  const found = new Map([...onTop, ...inView, ...first].map(candidate => [candidate.element, candidate]));
  return { candidates: [...found.values()], isComplete: false };
}

function search(isInQuestion: (element: Element) => boolean): Candidate[] {
  const search = searchCandidates(isInQuestion);
  while (search.step());
  return search.found();
}

/** A box without a size says nothing of where its content is. */
function mayReachView(element: Element): boolean {
  const { top, bottom, width, height } = rectOf(element);
  return width === 0 || height === 0 || (bottom > 0 && top < innerHeight);
}

/** Where bars and dialogs are, which may be inside a part of the page that is far away. On a huge page a look is slow. */
const POINTS = [
  [0.5, 0.5],
  [0.5, 0.97],
  [0.5, 0.03],
] as const;

/** What is on top at points of the view, what that is in, and what stands beside it in view. */
function elementsAcrossView(): Set<Element> {
  const time = startTime(TIME_FOR_POINTS);
  const found = new Set<Element>();
  for (const [x, y] of POINTS) {
    if (!time.isLeft()) break;
    const top = Document.prototype.elementFromPoint.call(document, x * innerWidth, y * innerHeight);
    for (const element of top ? composedAncestry(top) : []) {
      if (found.has(element)) break;
      found.add(element);
      for (const beside of besideInView(element)) addInView(beside, found, time);
    }
  }
  return found;
}

const MOST_BESIDE = 200;

/** In a list of thousands, only those around the one that was hit are in view. */
function* besideInView(element: Element): Generator<Element> {
  for (const side of ['previousElementSibling', 'nextElementSibling'] as const) {
    let at = element[side];
    for (let count = 0; at && count < MOST_BESIDE && mayReachView(at); count += 1) {
      yield at;
      at = at[side];
    }
  }
}

function addInView(element: Element, found: Set<Element>, time: TimeBudget): void {
  found.add(element);
  walkComposed(element, inner => {
    const isWanted = time.isLeft() && !found.has(inner) && mayReachView(inner);
    if (isWanted) found.add(inner);
    return isWanted;
  });
}
