import { fillsWindow } from './box.ts';
import { composedParent } from './composed-tree.ts';
import { isHtmlElement, isLabel, isSvgElement } from './element-types.ts';
import { attributeNamesOf, attributeOf, hasAttribute, isMatching, localNameOf } from './native-dom.ts';
import { isPictureApart, isTippedPicture } from './picture-target.ts';
import { interactiveRole } from './role.ts';

export const pointerOver: PointerReader = element => {
  const { cursor, touchAction } = getComputedStyle(element);
  const pointer = cursor === 'auto' ? undefined : /(?:^|, )(pointer|grab|move|crosshair)$/u.exec(cursor)?.[1];
  if (pointer || touchAction !== 'none') return pointer;
  // What fills the window keeps the page behind a dialog from scrolling, unless it is drawn on.
  return localNameOf(element) === 'canvas' || !fillsWindow(element) ? 'grab' : undefined;
};

/** A target without a role: by an inline handler, a tab stop, its pointer cursor, or the gestures that the page takes itself. */
export function isClickTarget(element: Element, pointerOf: PointerReader = pointerOver): boolean {
  const name = localNameOf(element);
  if (name === 'svg') return isPointedAt(element, pointerOf);
  if (isSvgElement(element)) return isShape(element, name, pointerOf);
  if (name === 'body' || !isHtmlElement(element)) return false;
  if (isLabel(element)) return isMatching(element, BESIDE_A_BOX) && !element.control;
  if (isActedOn(element) || isDragged(element) || isDropArea(element) || isScriptLink(element, name))
    return true;
  if (isTippedPicture(element)) return true;
  const tabIndex = attributeOf(element, 'tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element)) return true;
  return isPointedAt(element, pointerOf);
}

/** A node, a port or a bar of a drawing. */
function isShape(element: Element, name: string, pointerOf: PointerReader): boolean {
  if (!SHAPES.has(name)) return false;
  const tabIndex = attributeOf(element, 'tabindex');
  return (
    isActedOn(element) || (tabIndex !== null && Number(tabIndex) >= 0) || isPointedAt(element, pointerOf)
  );
}

const SHAPES = new Set('g rect circle ellipse path polygon polyline line text image use'.split(' '));

function isPointedAt(element: Element, pointerOf: PointerReader): boolean {
  if (pointerOf(element) === undefined) return false;
  return !isPartOfTarget(element, pointerOf) || isPictureApart(element, pointerOf);
}

/** A label's press goes to its field. A label without one, beside a tick box, is a target of its own: a task to rename. */
const BESIDE_A_BOX = '[type=checkbox] + label:not([for])';

/** Rows and cells of a grid are pressed, though the keyboard reaches only one of them, and the heads of columns to sort by. */
export function isActedOn(element: Element): boolean {
  return hasAttribute(element, 'onclick') || (hasAttribute(element, 'role') && isMatching(element, CHOSEN));
}

/** A link without an address that a script has marked; an anchor has a name or an id alone, and the page's own entry is current. */
function isScriptLink(element: Element, name: string): boolean {
  if (name !== 'a' || hasAttribute(element, 'href') || hasAttribute(element, 'name')) return false;
  const isMarked = attributeNamesOf(element).some(attribute => /^(?:class|data-|ng-|v-|@)/u.test(attribute));
  return isMarked && !isMatching(element, '[aria-current], .active, .current, [class*=selflink]');
}

const CHOSEN =
  '[role=row]:is([aria-selected], [tabindex]), [role=gridcell]:is([aria-selected], [tabindex]), [role=columnheader][aria-sort]:not(:has(a, [role=button], button:not([aria-hidden=true])))';

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
