import { createElementIndexCache } from '../../../extension/page/finding/element-index-cache.ts';
import { findCandidates } from '../../../extension/page/finding/find-candidates.ts';
import { findInView } from '../../../extension/page/finding/find-in-view.ts';
import { findTimeSliced } from '../../../extension/page/finding/find-time-sliced.ts';
import { type Ranked, rank } from '../../../extension/page/finding/rank.ts';
import { startTimeSlicer } from '../../../extension/page/timing/time-slicer.ts';

/** Every target of the page with kind, box, visibility and rank, without a rest: what the floor is the least work of. */
export function indexWholePage(): Ranked[] {
  return rank(findCandidates());
}

/** The same out of what is kept of the page, after a look at what changed in it. */
export function cachedIndex(): () => Ranked[] {
  const indexCache = createElementIndexCache(() => () => {});
  return () => {
    const search = indexCache.search();
    while (search.step());
    return rank(search.found());
  };
}

/** Whether the index that the extension takes, which has a deadline, is of the whole page. */
export async function isIndexComplete(): Promise<boolean> {
  const { isComplete } = await findTimeSliced(startTimeSlicer());
  return isComplete;
}

/** The likeliest in view before all else is looked at. */
export function firstInView(limit: number): () => Ranked[] {
  return () => rank(findInView(limit)).slice(0, limit);
}
