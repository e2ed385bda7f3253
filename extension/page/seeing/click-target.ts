import { composedParent } from '../dom/composed-tree.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import { attributeOf, bodyOf, isMatching, localNameOf } from '../dom/unshadowed.ts';
import { isDragged, pointerOver } from './draggable.ts';
import { interactiveRole } from './role.ts';

/** A click target that no role tells of: a handler in an attribute, a tab stop, or the pointer it shows. */
export function isClickTarget(element: Element): boolean {
  if (!isHtmlElement(element) || element === bodyOf(document) || localNameOf(element) === 'label')
    return false;
  if (isMatching(element, ACTED_ON) || isDragged(element)) return true;
  const tabIndex = attributeOf(element, 'tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element)) return true;
  return pointerOver(element) !== undefined && !isPartOfTarget(element);
}

/** Rows and cells of a grid are chosen by a press, though the keyboard comes to one of them alone. */
export const ACTED_ON =
  '[onclick], [role=row]:is([aria-selected], [tabindex]), [role=gridcell]:is([aria-selected], [tabindex])';

function isScroller(element: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(element).overflowY);
}

/** `cursor` is inherited: the outermost element that shows a pointer is the target, what is inside belongs to it. */
function isPartOfTarget(element: Element): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  return pointerOver(parent) === pointerOver(element) || interactiveRole(parent) !== undefined;
}
