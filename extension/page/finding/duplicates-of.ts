import { openModal } from '../dom/active-elements.ts';
import { isClickTarget } from '../dom/click-target.ts';
import { closestComposed, composedParent, isWithin, rootsOf } from '../dom/composed-tree.ts';
import { inComposedOrder, walkFrom } from '../dom/composed-walk.ts';
import { isEditorHost, isSelect } from '../dom/element-types.ts';
import { type Kind, kindOf } from '../dom/kind.ts';
import { attributeOf, hasAttribute, localNameOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import { createNaming, isPlain, READ } from '../naming/create-naming.ts';
import { isField } from '../naming/field-surroundings.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { EVERY_STYLE } from '../visibility/style-rules.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { type Candidate, createLook, isWrapper } from './candidates.ts';
import { MAX_COMPARED, type NamedElement } from './duplicates.ts';

/** So many letters of a name and a text are compared: names are cut. */
const COMPARED = 40;

/** Parts that give a name of their own, or hold text that `textContent` does not. */
const NAMING_PARTS = '[alt], [title], [aria-label], [aria-labelledby], [hidden], [style], svg, slot, input';

/** Itself included; undefined when too many. Raw text rules most out before style is read. */
export function duplicatesOf(
  { element, kind, name }: NamedElement,
  visibility: Visibility,
): Element[] | undefined {
  if (kind === 'text') return [];
  const mayBeCalled = createNameGuess(name);
  const selector = /^(?:clickable|draggable|dropArea)$/u.test(kind) ? localNameOf(element) : ACTED_ON;
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
  const duplicates = alike.filter(isEqual);
  return roots.length > 1 ? inComposedOrder(duplicates) : duplicates;
}

/** Everything that can have a role to be acted on. */
const ACTED_ON =
  'button, a, area, input, select, textarea, option, summary, [role], [contenteditable], :any-link';

function isOffered(element: Element, visibility: Visibility): boolean {
  const isControl = interactiveRole(element) !== undefined;
  if (!isControl && !isClickTarget(element)) return false;
  const rect = seenRect(element, visibility);
  if (rect === undefined) return false;
  const parent = composedParent(element);
  if (parent && closestComposed(parent, isClosedToTheWalk)) return false;
  if (isControl) return true;
  return !isWrapper({ element, kind: kindOf(element, true), rect }, candidatesIn(element, visibility));
}

/** An editor is one field, and a select stands for its options. */
function isClosedToTheWalk(ancestor: Element): boolean {
  return isEditorHost(ancestor) || isSelect(ancestor) || hasAttribute(ancestor, 'hidden');
}

/** As the list has it; what it does not offer is `text`, unless its role differs. */
export function offeredKind(element: Element, visibility: Visibility): Kind {
  const isClickable = interactiveRole(element) === undefined && isOffered(element, visibility);
  return kindOf(element, isClickable);
}

function* candidatesIn(outer: Element, visibility: Visibility): Generator<Candidate> {
  const look = createLook(EVERY_STYLE, visibility);
  const walk = walkFrom(outer);
  for (let element = walk.next(); element; element = walk.next()) {
    const { candidate, isClosed } = look(element);
    if (isClosed) walk.skipInside();
    if (candidate) yield candidate;
  }
}

/** Rules out a name by attributes and raw text, a thousand times faster than naming. Errs on the side of "may have it". */
function createNameGuess(name: string): (element: Element) => boolean {
  const wanted = lettersOf(name).slice(0, COMPARED);
  return element => {
    const raw = rawNameOf(element);
    const letters = raw === undefined ? '' : lettersOf(raw);
    return letters === '' || letters.includes(wanted) || wanted.includes(letters.slice(0, COMPARED));
  };
}

/** Undefined where the name may come from elsewhere. */
function rawNameOf(element: Element): string | undefined {
  if (hasAttribute(element, 'aria-labelledby')) return undefined;
  const label = attributeOf(element, 'aria-label')?.trim();
  if (label) return label.slice(0, READ);
  const tag = localNameOf(element);
  const isCommon = tag === 'button' || tag === 'a';
  if (!isCommon && (isField(element) || tag.includes('-'))) return undefined;
  if (!isPlain(element) && Element.prototype.querySelector.call(element, NAMING_PARTS)) return undefined;
  return textOf(element).slice(0, READ);
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
