import { documentState } from '../dom/document-state.ts';
import type { TimeSlicer } from '../timing/time-slicer.ts';
import { startTimeIfLarge } from '../timing/time-slicer.ts';
import type { Candidate } from './candidates.ts';
import { type CandidateSearch, searchCandidates } from './candidates.ts';
import { findInView } from './find-in-view.ts';

export interface Found {
  candidates: Candidate[];
  isComplete: boolean;
}

/** Milliseconds with pauses, which burden the page less. */
const TIME_WITH_RESTS = 600;

/** All targets, in slices between which the page runs; of too large a page those in view and as many others as were found. */
export async function findTimeSliced(slicer: TimeSlicer): Promise<Found> {
  const time = startTimeIfLarge(TIME_WITH_RESTS);
  const search = documentState.indexCache?.search() ?? searchCandidates();
  while (search.step()) {
    if (!slicer.isOver()) continue;
    await slicer.rest();
    if (!time.isLeft()) return withThoseInView(search);
  }
  return { candidates: search.found(), isComplete: true };
}

export function withThoseInView(search: CandidateSearch): Found {
  const inView = findInView(ENOUGH);
  const found = new Map([...inView, ...search.found()].map(candidate => [candidate.element, candidate]));
  return { candidates: [...found.values()], isComplete: false };
}

/** A reading's maximum. */
const ENOUGH = 40;
