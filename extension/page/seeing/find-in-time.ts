import { documentState } from '../dom/document-state.ts';
import { createViewing } from '../dom/elements-in-view.ts';
import type { Candidate } from './candidate.ts';
import { type CandidateSearch, candidatesAmong, searchCandidates } from './candidates.ts';
import type { Pace } from './pace.ts';
import { type Ranked, rank } from './rank.ts';
import { startTime } from './time-budget.ts';

/** Milliseconds for a walk through the whole page: nearly all pages take less than a tenth of it. */
const TIME_FOR_ALL = 300;

export interface Found {
  candidates: Candidate[];
  isComplete: boolean;
}

/** Everything that a person could act on; of a page too large for that what is in view, and as much else as was found. */
export function findInTime(): Found {
  const time = startTime(TIME_FOR_ALL);
  const search = searchCandidates();
  while (search.step()) if (!time.isLeft()) return withThoseInView(search);
  return { candidates: search.found(), isComplete: true };
}

/** Milliseconds for the same with rests, which a page feels less and which take longer. */
const TIME_WITH_RESTS = 600;

/** The same in small pieces, between which the page has its turn. */
export async function findAtPace(pace: Pace): Promise<Found> {
  const time = startTime(TIME_WITH_RESTS);
  const search = documentState.keeper?.search() ?? searchCandidates();
  while (search.step()) {
    if (!pace.isOver()) continue;
    await pace.rest();
    if (!time.isLeft()) return withThoseInView(search);
  }
  return { candidates: search.found(), isComplete: true };
}

/** The likeliest of what is in view and next to it, which are there long before a huge page has been looked through. */
export function indexInView(limit: number): Ranked[] {
  return rank(findInView(limit)).slice(0, limit);
}

function withThoseInView(search: CandidateSearch): Found {
  const found = new Map(
    [...findInView(ENOUGH), ...search.found()].map(candidate => [candidate.element, candidate]),
  );
  return { candidates: [...found.values()], isComplete: false };
}

/** As many as a reading tells at most. */
const ENOUGH = 40;

/** Milliseconds: on nearly all pages it takes a tenth of that. */
const TIME_FOR_POINTS = 60;
const TIME_FOR_VIEW = 60;

/** How far above and below the view to look, in heights of it, while there is not enough. */
const MARGINS = [0, 2, 10];

function findInView(enough: number): Candidate[] {
  const elementsNear = createViewing(startTime(TIME_FOR_POINTS).isLeft);
  const time = startTime(TIME_FOR_VIEW);
  let found: Candidate[] = [];
  for (const margin of MARGINS) {
    const more = candidatesAmong(elementsNear(margin * innerHeight, time.isLeft));
    // A look that was cut short may have seen less than the one before.
    if (more.length > found.length) found = more;
    if (found.length >= enough || time.wasShort()) break;
  }
  return found;
}
