import { startTimeIfLarge } from '../timing/time-slicer.ts';
import { type Candidate, searchCandidates } from './candidates.ts';
import { type Found, withThoseInView } from './find-time-sliced.ts';

/** Everything in the document that a person could act on, in the order of reading. */
export function findCandidates(): Candidate[] {
  const search = searchCandidates();
  while (search.step());
  return search.found();
}

/** Milliseconds for a walk through the whole page: nearly all pages take less than a tenth of it. */
const TIME_FOR_ALL = 300;

/** The same as `findTimeSliced`, at once. */
export function findInTime(): Found {
  const time = startTimeIfLarge(TIME_FOR_ALL);
  const search = searchCandidates();
  while (search.step()) if (!time.isLeft()) return withThoseInView(search);
  return { candidates: search.found(), isComplete: true };
}
