import { startTime } from '../timing/time-budget.ts';
import { searchCandidates } from './candidates.ts';
import { type Found, isTooLarge, withThoseInView } from './find-time-sliced.ts';

/** Milliseconds for a walk through the whole page: nearly all pages take less than a tenth of it. */
const TIME_FOR_ALL = 300;

/** The same as `findAtPace`, at once. */
export function findInTime(): Found {
  const time = startTime(TIME_FOR_ALL);
  const search = searchCandidates();
  while (search.step()) if (isTooLarge() && !time.isLeft()) return withThoseInView(search);
  return { candidates: search.found(), isComplete: true };
}
