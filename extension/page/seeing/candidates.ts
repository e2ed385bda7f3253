import { isWithin } from '../dom/composed-tree.ts';
import { walkFrom } from '../dom/composed-walk.ts';
import { openModal } from '../dom/open-modal.ts';
import { isConnected } from '../dom/unshadowed.ts';
import { createSight, type Sight } from '../sight/sight.ts';
import { EVERY_STYLE, styleRules } from '../sight/style-rules.ts';
import type { Candidate } from './candidate.ts';
import { kindOf } from './kind.ts';
import { lookAt, SKIPPED } from './look-at.ts';
import { isMereWrapper } from './mere-wrapper.ts';
import { seenRect } from './seen-rect.ts';

/** Looks at the elements of a page one by one, so that who looks may rest in between. */
export interface CandidateSearch {
  /** Looks at one more element; false when there is none left. */
  step(): boolean;
  /** Those found so far, in the order of reading, as far as they are still there. */
  found(): Candidate[];
}

/** Everything in the document that a person could act on, in the order of reading. */
export function findCandidates(): Candidate[] {
  const search = searchCandidates();
  while (search.step());
  return search.found();
}

/** What `isInQuestion` refuses is left out with all that is in it. */
export function searchCandidates(isInQuestion: (element: Element) => boolean = () => true): CandidateSearch {
  const candidates: Candidate[] = [];
  const rules = styleRules();
  const sight = createSight(rules.mayHide);
  const walk = walkFrom(openModal() ?? document, rules.addRoot);
  return {
    step() {
      const element = walk.next();
      if (!element) return false;
      const look = isInQuestion(element) ? lookAt(element, rules) : SKIPPED;
      const candidate = look.isTarget ? candidateOf(element, sight) : undefined;
      if (candidate) candidates.push(candidate);
      if (look.isClosed) walk.skipInside();
      return true;
    },
    found: () => {
      const connected = candidates.filter(({ element }) => isConnected(element));
      return connected.filter((candidate, index) => !isMereWrapper(candidate, following(connected, index)));
    },
  };
}

function candidateOf(element: Element, sight: Sight): Candidate | undefined {
  const rect = seenRect(element, sight);
  return rect && { element, kind: kindOf(element, true), rect };
}

/** Those of a list that are inside one of it: what is in an element follows it. */
function* following(list: readonly Candidate[], index: number): Generator<Candidate> {
  const outer = list[index];
  for (let at = index + 1; outer; at += 1) {
    const inner = list[at];
    if (!inner || !isWithin(inner.element, outer.element)) return;
    yield inner;
  }
}

/** What could be acted on inside an element, as a search of the whole page would have it. */
export function* candidatesIn(outer: Element, sight: Sight): Generator<Candidate> {
  const walk = walkFrom(outer);
  for (let element = walk.next(); element; element = walk.next()) {
    const look = lookAt(element, EVERY_STYLE);
    const candidate = look.isTarget ? candidateOf(element, sight) : undefined;
    if (look.isClosed) walk.skipInside();
    if (candidate) yield candidate;
  }
}
