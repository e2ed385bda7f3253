import { fillsWindow } from './box.ts';
import { composedParent } from './composed-tree.ts';
import { isHtmlElement, isLabel } from './element-types.ts';
import { attributeNamesOf, attributeOf, hasAttribute, isMatching, localNameOf } from './native-dom.ts';
import { isPictureApart, isTippedPicture } from './picture-target.ts';
import { interactiveRole } from './role.ts';

export const pointerOver: PointerReader = element => {
  const { cursor, touchAction } = getComputedStyle(element);
  const pointer = cursor === 'auto' ? undefined : /(?:^|, )(pointer|grab|move)$/u.exec(cursor)?.[1];
  // What fills the window keeps the page behind a dialog from scrolling.
  return pointer ?? (touchAction === 'none' && !fillsWindow(element) ? 'grab' : undefined);
};

/** A target without a role: by an inline handler, a tab stop, its pointer cursor, or the gestures that the page takes itself. */
export function isClickTarget(element: Element, pointerOf: PointerReader = pointerOver): boolean {
  const name = localNameOf(element);
  if (name === 'svg') return isPointedAt(element, pointerOf);
  if (name === 'body' || !isHtmlElement(element)) return false;
  if (isLabel(element)) return isMatching(element, BESIDE_A_BOX) && !element.control;
  if (isActedOn(element) || isDragged(element) || isDropArea(element) || isScriptLink(element, name))
    return true;
  if (isTippedPicture(element)) return true;
  const tabIndex = attributeOf(element, 'tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element)) return true;
  return isPointedAt(element, pointerOf);
}

function isPointedAt(element: Element, pointerOf: PointerReader): boolean {
  if (pointerOf(element) === undefined) return false;
  return !isPartOfTarget(element, pointerOf) || isPictureApart(element, pointerOf);
}

/** A label's press goes to its field. A label without one, beside a tick box, is a target of its own: a task to rename. */
const BESIDE_A_BOX = '[type=checkbox] + label:not([for])';

/** Rows and cells of a grid are pressed, though the keyboard reaches only one of them. */
export function isActedOn(element: Element): boolean {
  return hasAttribute(element, 'onclick') || (hasAttribute(element, 'role') && isMatching(element, CHOSEN));
}

/** A link without an address that a script has marked; an anchor has a name or an id alone, and the page's own entry is current. */
function isScriptLink(element: Element, name: string): boolean {
  if (name !== 'a' || hasAttribute(element, 'href') || hasAttribute(element, 'name')) return false;
  const isMarked = attributeNamesOf(element).some(attribute => /^(?:class|data-|ng-|v-|@)/u.test(attribute));
  return isMarked && !isMatching(element, '[aria-current], .active, .current, [class*=selflink]');
}

const CHOSEN = '[role=row]:is([aria-selected], [tabindex]), [role=gridcell]:is([aria-selected], [tabindex])';

function isScroller(element: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(element).overflowY);
}

/** `cursor` is inherited: the outermost element with a pointer is the target. */
function isPartOfTarget(element: Element, pointerOf: PointerReader): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  return pointerOf(parent) === pointerOf(element) || interactiveRole(parent) !== undefined;
}

export type PointerReader = (element: Element) => string | undefined;

/** Caches for one reading, where many elements ask about one. */
export function rememberedPointers(): PointerReader {
  const known = new Map<Element, string | undefined>();
  return element => {
    if (!known.has(element)) known.set(element, pointerOver(element));
    return known.get(element);
  };
}

export function isDragged(element: Element): boolean {
  if (attributeOf(element, 'draggable') === 'true' || hasAttribute(element, 'aria-grabbed')) return true;
  return /drag|sort|拖|排序/iu.test(attributeOf(element, 'aria-roledescription') ?? '');
}

/** By ARIA 1.1, or by what react-beautiful-dnd and its successor write on their lists. */
export function isDropArea(element: Element): boolean {
  const effect = attributeOf(element, 'aria-dropeffect');
  return (effect !== null && effect !== 'none') || DROP_AREAS.some(name => hasAttribute(element, name));
}

const DROP_AREAS = ['data-rbd-droppable-id', 'data-rfd-droppable-id'];

/** Attributes that say so. */
export const SIGNS_OF_DRAGS = [
  ...['draggable', 'aria-roledescription', 'aria-grabbed', 'aria-dropeffect'],
  ...DROP_AREAS,
];
