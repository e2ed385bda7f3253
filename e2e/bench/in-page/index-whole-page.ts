import { createElementIndexCache } from '../../../extension/page/finding/element-index-cache.ts';
import { findCandidates } from '../../../extension/page/finding/find-candidates.ts';
import { findInView } from '../../../extension/page/finding/find-in-view.ts';
import { findTimeSliced } from '../../../extension/page/finding/find-time-sliced.ts';
import { type Ranked, rank } from '../../../extension/page/finding/rank.ts';
import { startTimeSlicer } from '../../../extension/page/timing/time-slicer.ts';

/** Every target of the page with kind, box, visibility and rank, without pauses: the floor is the minimum of this work. */
export function indexWholePage(): Ranked[] {
  return rank(findCandidates());
}

/** The same from the cached index, after its changes are checked. */
export function cachedIndex(): () => Ranked[] {
  const indexCache = createElementIndexCache(() => () => {});
  return () => {
    const search = indexCache.search();
    while (search.step());
    return rank(search.found());
  };
}

/** Whether the extension's own index, which has a deadline, covers the whole page. */
export async function isIndexComplete(): Promise<boolean> {
  const { isComplete } = await findTimeSliced(startTimeSlicer());
  return isComplete;
}

/** The first 30 elements in view, before the rest of the page is indexed. */
export function firstInView(limit: number): () => Ranked[] {
  return () => rank(findInView(limit)).slice(0, limit);
}
