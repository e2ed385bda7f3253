import { composedParent } from './composed-tree.ts';
import { isHtmlElement, isLabel } from './element-types.ts';
import { attributeOf, hasAttribute, isMatching, localNameOf } from './native-dom.ts';
import { interactiveRole } from './role.ts';

export const pointerOver: PointerReader = element => {
  const { cursor } = getComputedStyle(element);
  return cursor === 'auto' ? undefined : /(?:^|, )(pointer|grab|move)$/u.exec(cursor)?.[1];
};

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

/** Tells what the pointer over an element says that can be done to it, if anything. */
export type PointerReader = (element: Element) => string | undefined;

/** The same for one look at a page, in which many ask for one element's. */
export function rememberedPointers(): PointerReader {
  const known = new Map<Element, string | undefined>();
  return element => {
    if (!known.has(element)) known.set(element, pointerOver(element));
    return known.get(element);
  };
}

/** Whether its page says in the markup that it is there to be dragged. */
export function isDragged(element: Element): boolean {
  if (attributeOf(element, 'draggable') === 'true') return true;
  return /drag|sort|拖|排序/iu.test(attributeOf(element, 'aria-roledescription') ?? '');
}
