import { startTimeIfLarge } from '../timing/time-slicer.ts';
import { type Candidate, searchCandidates } from './candidates.ts';
import { type Found, withThoseInView } from './find-time-sliced.ts';

export function findCandidates(): Candidate[] {
  const search = searchCandidates();
  while (search.step());
  return search.found();
}

/** Milliseconds; nearly all pages take less than a tenth. */
const TIME_FOR_ALL = 300;

/** `findTimeSliced` without slices. */
export function findInTime(): Found {
  const time = startTimeIfLarge(TIME_FOR_ALL);
  const search = searchCandidates();
  while (search.step()) if (!time.isLeft()) return withThoseInView(search);
  return { candidates: search.found(), isComplete: true };
}
