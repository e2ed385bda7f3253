import { documentState } from '../dom/document-state.ts';
import type { TimeSlicer } from '../timing/time-slicer.ts';
import { startTime } from '../timing/time-slicer.ts';
import type { Candidate } from './candidates.ts';
import { type CandidateSearch, searchCandidates } from './candidates.ts';

declare global {
  interface AssentDocumentState {
    /** A script of its own, because few documents are so large that there is no time for all of them. */
    findInView?(enough: number): Candidate[];
  }
}

export interface Found {
  candidates: Candidate[];
  isComplete: boolean;
}

/** Milliseconds for a walk with rests, which a page feels less and which takes longer. */
const TIME_WITH_RESTS = 600;

/**
 * Everything that a person could act on, in small pieces, between which the page has its turn; of a page too large for
 * that what is in view, and as much else as was found.
 */
export async function findTimeSliced(slicer: TimeSlicer): Promise<Found> {
  const time = startTime(TIME_WITH_RESTS);
  const search = documentState.indexCache?.search() ?? searchCandidates();
  while (search.step()) {
    if (!slicer.isOver()) continue;
    await slicer.rest();
    if (isTooLarge() && !time.isLeft()) return withThoseInView(search);
  }
  return { candidates: search.found(), isComplete: true };
}

/** Of a small document all is looked at, however long the page keeps us waiting. */
export function isTooLarge(): boolean {
  return documentState.findInView !== undefined;
}

export function withThoseInView(search: CandidateSearch): Found {
  const inView = documentState.findInView?.(ENOUGH) ?? [];
  const found = new Map([...inView, ...search.found()].map(candidate => [candidate.element, candidate]));
  return { candidates: [...found.values()], isComplete: false };
}

/** As many as a reading tells at most. */
const ENOUGH = 40;
