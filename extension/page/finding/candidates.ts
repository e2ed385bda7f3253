import { isWithin } from '../dom/composed-tree.ts';
import { type ComposedWalk, walkFrom } from '../dom/composed-walk.ts';
import { rememberedPointers } from '../dom/draggable.ts';
import { kindOfRole } from '../dom/kind.ts';
import { isConnected } from '../dom/native-dom.ts';
import { openModal } from '../dom/open-modal.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { type StyleRules, styleRules } from '../visibility/style-rules.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import type { Candidate } from './candidate.ts';
import { lookAt } from './look-at.ts';
import { isMereWrapper } from './mere-wrapper.ts';

/** Looks at the elements of a page one by one, so that who looks may rest in between. */
export interface CandidateSearch {
  /** Looks at one more element; false when there is none left. */
  step(): boolean;
  /** Those found so far, in the order of reading, as far as they are still there. */
  found(): Candidate[];
}

/** Looks through the whole document, or its modal dialog. */
export function searchCandidates(): CandidateSearch {
  return searchBy(onTree => walkFrom(openModal() ?? document, onTree));
}

/** A search that goes by a walk. */
export function searchBy(walkWith: (onTree: StyleRules['addRoot']) => ComposedWalk): CandidateSearch {
  const candidates: Candidate[] = [];
  const rules = styleRules();
  const look = createLook(rules, createVisibility(rules.signsOf));
  const walk = walkWith(rules.addRoot);
  return {
    step() {
      const element = walk.next();
      if (!element) return false;
      const { candidate, isClosed } = look(element);
      if (candidate) candidates.push(candidate);
      if (isClosed) walk.skipInside();
      return true;
    },
    found: () => withoutWrappers(candidates),
  };
}

/** Those that are still there, without boxes that only stand around others; all in the order of reading. */
export function withoutWrappers(candidates: readonly Candidate[]): Candidate[] {
  const connected = candidates.filter(({ element }) => isConnected(element));
  return connected.filter((candidate, index) => !isMereWrapper(candidate, following(connected, index)));
}

/** What a look at one element finds. */
interface Finding {
  candidate?: Candidate;
  /** Whether what is inside is left out. */
  isClosed: boolean;
}

const LEFT_OUT: Finding = { isClosed: true };
const NOTHING: Finding = { isClosed: false };

/** For one look at the page. */
export function createLook(rules: StyleRules, visibility: Visibility): (element: Element) => Finding {
  const pointerOf = rememberedPointers();
  return element => {
    const { isTarget, isClosed, role } = lookAt(element, rules, pointerOf);
    if (!isTarget) return isClosed ? LEFT_OUT : NOTHING;
    const rect = seenRect(element, visibility);
    if (!rect) return isClosed ? LEFT_OUT : NOTHING;
    return { candidate: { element, kind: kindOfRole(element, role, true, pointerOf), rect }, isClosed };
  };
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
