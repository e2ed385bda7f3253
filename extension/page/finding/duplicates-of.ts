import { isClickTarget } from '../dom/click-target.ts';
import { inComposedOrder } from '../dom/composed-order.ts';
import { closestComposed, composedParent, isWithin } from '../dom/composed-tree.ts';
import { walkFrom } from '../dom/composed-walk.ts';
import { isEditorHost, isSelect } from '../dom/element-types.ts';
import { type Kind, kindOf } from '../dom/kind.ts';
import { hasAttribute, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { openModal } from '../dom/open-modal.ts';
import { interactiveRole } from '../dom/role.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { createNaming } from '../naming/create-naming.ts';
import { createNameGuess } from '../naming/name-guess.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { EVERY_STYLE } from '../visibility/style-rules.ts';
import type { Visibility } from '../visibility/visibility.ts';
import type { Candidate } from './candidate.ts';
import { createLook } from './candidates.ts';
import { MAX_COMPARED, type NamedElement } from './duplicates.ts';
import { isMereWrapper } from './mere-wrapper.ts';

/**
 * The equals of one element in the whole document, itself included; undefined when there are too many to look at. What
 * cannot have the name is left out by its raw text, before any style or box is asked for.
 */
export function duplicatesOf(
  { element, kind, name }: NamedElement,
  visibility: Visibility,
): Element[] | undefined {
  if (kind === 'text') return [];
  const mayBeCalled = createNameGuess(name);
  const selector = kind === 'clickable' || kind === 'draggable' ? localNameOf(element) : ACTED_ON;
  const alike: Element[] = [];
  const roots = rootsOf(document);
  for (const root of roots) {
    for (const other of queryAllIn(root, selector)) {
      if (!mayBeCalled(other) || kindOf(other, true) !== kind) continue;
      alike.push(other);
      if (alike.length > MAX_COMPARED) return undefined;
    }
  }
  const modal = openModal();
  const nameOf = createNaming(visibility);
  const isEqual = (other: Element) =>
    isOffered(other, visibility) && (!modal || isWithin(other, modal)) && nameOf(other) === name;
  const equals = alike.filter(isEqual);
  return roots.length > 1 ? inComposedOrder(equals) : equals;
}

/** Everything that can have a role to be acted on. */
const ACTED_ON =
  'button, a, area, input, select, textarea, option, summary, [role], [contenteditable], :any-link';

/** Whether an element would be in a list of those that can be acted on. */
export function isOffered(element: Element, visibility: Visibility): boolean {
  const isControl = interactiveRole(element) !== undefined;
  if (!isControl && !isClickTarget(element)) return false;
  const rect = seenRect(element, visibility);
  if (rect === undefined) return false;
  const parent = composedParent(element);
  if (parent && closestComposed(parent, isClosedToTheWalk)) return false;
  if (isControl) return true;
  return !isMereWrapper({ element, kind: kindOf(element, true), rect }, candidatesIn(element, visibility));
}

/** An editor is one field, whatever it is made of, and a select speaks for its options. */
function isClosedToTheWalk(ancestor: Element): boolean {
  return isEditorHost(ancestor) || isSelect(ancestor) || hasAttribute(ancestor, 'hidden');
}

/** The kind that the list gives an element: what it does not offer is plain text, unless its role says otherwise. */
export function offeredKind(element: Element, visibility: Visibility): Kind {
  const isClickable = interactiveRole(element) === undefined && isOffered(element, visibility);
  return kindOf(element, isClickable);
}

/** What could be acted on inside an element, as a search of the whole page would have it. */
function* candidatesIn(outer: Element, visibility: Visibility): Generator<Candidate> {
  const look = createLook(EVERY_STYLE, visibility);
  const walk = walkFrom(outer);
  for (let element = walk.next(); element; element = walk.next()) {
    const { candidate, isClosed } = look(element);
    if (isClosed) walk.skipInside();
    if (candidate) yield candidate;
  }
}
