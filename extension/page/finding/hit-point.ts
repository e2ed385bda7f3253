import { topElementAt } from '../dom/active-elements.ts';
import { isClickTarget } from '../dom/click-target.ts';
import { closestComposed, composedAncestry, isWithin, walkComposed } from '../dom/composed-tree.ts';
import { isInput, isLabel, isLink } from '../dom/element-types.ts';
import { hasAttribute, isMatching, localNameOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { interactiveRole } from '../dom/role.ts';
import { elementName } from '../naming/element-name.ts';
import { isTickBox } from '../naming/field-surroundings.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { hitPointsOf, type Point } from './hit-points.ts';

/** The target of a click: the element, with `top` as its part under the pointer, or another. Off-screen: neither. */
export type Hit =
  | { status: 'hit'; point: Point; top: Element }
  | { status: 'covered'; cover: Element }
  | { status: 'off-screen' };

export function hitTest(element: Element): Hit {
  const tried = tryPoints(element);
  if (tried.status === 'hit') return tried;
  for (const [top, point] of tried.met) if (isItsCopy(top, element)) return { status: 'hit', point, top };
  const [cover] = tried.met.keys();
  return cover ? { status: 'covered', cover } : { status: 'off-screen' };
}

/** `met`: what lies over the points, each once: what stands for the same thing is slow to tell. */
type Tried = { status: 'hit'; point: Point; top: Element } | { status: 'missed'; met: Map<Element, Point> };

function tryPoints(element: Element): Tried {
  const met = new Map<Element, Point>();
  // One by one: hit tests are slow on large pages, and the first nearly always succeeds.
  for (const point of hitPointsOf(element)) {
    const top = topElementAt(point);
    if (top && isSameTarget(top, element)) return { status: 'hit', point, top };
    if (top && !met.has(top)) met.set(top, point);
  }
  return { status: 'missed', met };
}

/** The same for one point of the view. */
export function hitTestAt(element: Element, point: Point): Hit {
  const top = topElementAt(point);
  if (!top) return { status: 'off-screen' };
  return isSameTarget(top, element) ? { status: 'hit', point, top } : { status: 'covered', cover: top };
}

/** The element that covers every clickable point of an element in view. */
export function findCover(element: Element): Element | undefined {
  const hit = hitTest(element);
  return hit.status === 'covered' ? hit.cover : undefined;
}

/** Whether something over it is neither around nor in it, for these are drawn with it. */
export function isUnderOther(element: Element): boolean {
  const tried = tryPoints(element);
  const [cover] = tried.status === 'hit' ? [] : tried.met.keys();
  if (tried.status === 'hit' || !cover || isWithin(cover, element) || isWithin(element, cover)) return false;
  return ![...tried.met.keys()].some(top => isItsCopy(top, element));
}

/** Content, label and drawn box of a field count as the field. */
function isSameTarget(top: Element, element: Element): boolean {
  if (isWithin(top, element)) return controlOver(top, element, element) === undefined;
  if (isTiedTo(top, element)) return true;
  const surface = drawnSurfaceOf(element, createVisibility());
  if (surface) return isWithin(top, surface);
  const label = closestComposed(top, at => isLabel(at) && isTiedTo(at, element));
  if (label) return controlOver(top, label, element) === undefined;
  return isInItsStead(top, element) || isDrawingAround(element, top);
}

/** The control that a part of its label stands for, or the box of a part that lets the pointer through. */
function isInItsStead(top: Element, part: Element): boolean {
  if (interactiveRole(part) !== undefined || isClickTarget(part)) return false;
  const around = closestComposed(part, at => at !== part && isControl(at, part));
  if (around === undefined) return false;
  if (isLabel(around) && standsFor(around, top)) return true;
  const hit = closestComposed(part, at => getComputedStyle(at).pointerEvents !== 'none');
  return hit !== part && hit === top && isWithin(top, around);
}

/** A control inside a fully covered element that stands for the same thing. */
function isItsCopy(top: Element, element: Element): boolean {
  if (!isWithin(top, element)) return false;
  const control = controlOver(top, element, element);
  return control !== undefined && isSameThing(control, element);
}

/** A card may hold buttons whose action nobody approved. */
function controlOver(top: Element, outer: Element, element: Element): Element | undefined {
  const isOwn = (at: Element) => at === outer || at === element || isTiedTo(at, element);
  const control = closestComposed(top, at => isOwn(at) || isControl(at, element));
  return control && !isOwn(control) ? control : undefined;
}

/** A label and its control are pressed as one. */
function isTiedTo(at: Element, element: Element): boolean {
  if (isLabel(at)) return standsFor(at, element);
  return isLabel(element) && standsFor(element, at);
}

/** The control may be a custom element around the field. */
function standsFor(label: HTMLLabelElement, control: Element): boolean {
  return label.control !== null && (label.control === control || labelsOf(control).includes(label));
}

/** Whether it acts by itself. A pointer cursor over a part of a control is no evidence. */
function isControl(at: Element, element: Element): boolean {
  if (isLabel(at)) return at.control !== null;
  if (interactiveRole(at) !== undefined) return true;
  // A row is pressed by its cells.
  if (isMatching(element, '[role=row]') && isMatching(at, '[role=gridcell]')) return false;
  return isClickTarget(at) && (interactiveRole(element) === undefined || hasAttribute(at, 'onclick'));
}

const WIDGET_LEVELS = 3;

/** Parts that a custom select or box lays over its input, in a box with no other control. */
function isDrawingAround(element: Element, top: Element): boolean {
  if (!isInput(element)) return false;
  const around = [...composedAncestry(element)].slice(1, WIDGET_LEVELS + 1);
  if (isTickBox(element)) return around.slice(0, 1).some(at => isWithin(top, at) && isBoxOf(at));
  if (interactiveRole(element) !== 'combobox') return false;
  const box = around.find(ancestor => isWithin(top, ancestor));
  return box !== undefined && countControls(box) === 1;
}

/** Positioned, to be covered as a whole by the drawing. */
function isBoxOf(wrapper: Element): boolean {
  return getComputedStyle(wrapper).position !== 'static' && countControls(wrapper) === 1;
}

function countControls(box: Element): number {
  let count = 0;
  walkComposed(box, element => {
    if (interactiveRole(element) !== undefined) count += 1;
    return true;
  });
  return count;
}

/** Same name, and no action of its own such as submitting, leaving or ticking. */
function isSameThing(inner: Element, outer: Element): boolean {
  const isPlain = isLink(inner) ? isInPage(inner) : isHarmless(inner, outer);
  if (!isPlain || hasAttribute(inner, 'onclick')) return false;
  const visibility = createVisibility();
  const name = elementName(inner, visibility);
  return name !== '' && name === elementName(outer, visibility);
}

function isInPage({ href }: { href: string }): boolean {
  return withoutHash(href) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*/u, '');
}

/** Rows of a tree or a list are ticked by their boxes. */
function isHarmless(inner: Element, outer: Element): boolean {
  if (interactiveRole(inner) === 'checkbox') return /treeitem|option/u.test(interactiveRole(outer) ?? '');
  return !/^(?:button|input|textarea|select)$/u.test(localNameOf(inner));
}
