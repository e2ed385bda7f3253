import type { Candidate } from './candidate.ts';
import { searchCandidates } from './candidates.ts';

/** Everything in the document that a person could act on, in the order of reading. */
export function findCandidates(): Candidate[] {
  const search = searchCandidates();
  while (search.step());
  return search.found();
}
