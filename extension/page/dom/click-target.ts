import { composedParent } from './composed-tree.ts';
import { isDragged, type PointerReader, pointerOver } from './draggable.ts';
import { isHtmlElement, isLabel } from './element-types.ts';
import { attributeOf, hasAttribute, isMatching, localNameOf } from './native-dom.ts';
import { interactiveRole } from './role.ts';

/** A click target that no role tells of: a handler in an attribute, a tab stop, or the pointer it shows. */
export function isClickTarget(element: Element, pointerOf: PointerReader = pointerOver): boolean {
  const name = localNameOf(element);
  if (name === 'body' || !isHtmlElement(element)) return false;
  if (isLabel(element)) return isMatching(element, BESIDE_A_BOX) && !element.control;
  if (isActedOn(element) || isDragged(element)) return true;
  const tabIndex = attributeOf(element, 'tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element)) return true;
  return pointerOf(element) !== undefined && !isPartOfTarget(element, pointerOf);
}

/**
 * A press on a label is a press on its field. One that has none, beside a box to tick, is a thing of its own: a task
 * to rename.
 */
const BESIDE_A_BOX = '[type=checkbox] + label:not([for])';

/** Rows and cells of a grid are chosen by a press, though the keyboard comes to one of them alone. */
export function isActedOn(element: Element): boolean {
  return hasAttribute(element, 'onclick') || (hasAttribute(element, 'role') && isMatching(element, CHOSEN));
}

const CHOSEN = '[role=row]:is([aria-selected], [tabindex]), [role=gridcell]:is([aria-selected], [tabindex])';

function isScroller(element: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(element).overflowY);
}

/** `cursor` is inherited: the outermost element that shows a pointer is the target, what is inside belongs to it. */
function isPartOfTarget(element: Element, pointerOf: PointerReader): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  return pointerOf(parent) === pointerOf(element) || interactiveRole(parent) !== undefined;
}
