import { openModal } from '../dom/active-elements.ts';
import type { Box } from '../dom/box.ts';
import { isActedOn, isDragged, pointerOver, rememberedPointers } from '../dom/click-target.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { type ComposedWalk, walkFrom } from '../dom/composed-walk.ts';
import { type Kind, kindOfRole } from '../dom/kind.ts';
import { isConnected } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { type StyleRules, styleRules } from '../visibility/style-rules.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { lookAt } from './look-at.ts';

const MAX_INNER = 12;

export interface CandidateSearch {
  /** False when none is left. */
  step(): boolean;
  found(): Candidate[];
}

/** The whole document, or its modal dialog. */
export function searchCandidates(): CandidateSearch {
  return searchBy(onTree => walkFrom(openModal() ?? document, onTree));
}

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

/** Those still there, in reading order, without boxes that merely surround others. */
export function withoutWrappers(candidates: readonly Candidate[]): Candidate[] {
  const connected = candidates.filter(({ element }) => isConnected(element));
  return connected.filter((candidate, index) => !isWrapper(candidate, following(connected, index)));
}

interface Finding {
  candidate?: Candidate;
  /** Whether its descendants are left out. */
  isClosed: boolean;
}

const LEFT_OUT: Finding = { isClosed: true };
const NOTHING: Finding = { isClosed: false };

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

function* following(list: readonly Candidate[], index: number): Generator<Candidate> {
  const outer = list[index];
  for (let at = index + 1; outer; at += 1) {
    const inner = list[at];
    if (!inner || !isWithin(inner.element, outer.element)) return;
    yield inner;
  }
}

/** A box without a role whose middle is a control listed too. `inner`: the targets inside it, in reading order. */
export function isWrapper({ element, kind, rect }: Candidate, inner: Iterable<Candidate>): boolean {
  if (kind !== 'clickable') return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  let count = 0;
  for (const { kind: innerKind, rect: box } of inner) {
    count += 1;
    if (count === 2 && !pointerOver(element) && !isActedOn(element) && !isDragged(element)) return true;
    const holdsMiddle = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    if (holdsMiddle && innerKind !== 'clickable') return true;
    if (count === MAX_INNER) return false;
  }
  return false;
}

export interface Candidate {
  element: Element;
  kind: Kind;
  /** Its own box, or that of the label that stands for a hidden tick box. */
  rect: Box;
}
