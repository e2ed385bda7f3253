import { topElementAt } from '../dom/active-elements.ts';
import { isDragged } from '../dom/click-target.ts';
import { composedAncestry, composedParent, isWithin, outermostIn } from '../dom/composed-tree.ts';
import { inlineScriptsOf } from '../dom/destination.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import { attributeOf, isConnected, isMatching } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { generatedWords, labelTextsOf } from '../identity/action-signature.ts';
import { titlesOf } from '../identity/context-titles.ts';
import { keysOf } from '../identity/element-signature.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { type Drag, type DragEnd, dropData } from './drop-data.ts';

/** Kits recognise a drag only after some distance, and locate it at each step. */
const STEPS = 8;

/** As a mouse does. A `draggable` gets HTML drag events instead of moves. Released at the start if either end changed. */
export async function dragPointer({ source, from, to, isStillIntended }: Drag): Promise<DragEnd> {
  const grabbed = topElementAt(from) ?? source;
  firePair(grabbed, 'down', from);
  await nextFrame();
  const draggable = [...composedAncestry(grabbed)].find(isDraggable);
  if (draggable) return dropData({ source: draggable, from, to, isStillIntended });
  for (let step = 1; step <= STEPS; step += 1) {
    firePair(grabbed, 'move', between(from, to, step / STEPS));
    await nextFrame();
  }
  if (isStillIntended()) firePair(grabbed, 'move', to);
  const isIntended = isStillIntended();
  if (!isIntended) firePair(grabbed, 'move', from);
  firePair(grabbed, 'up', isIntended ? to : from);
  return isIntended ? 'let go' : 'changed';
}

/** Decided at the start, as browsers do: some kits set it on press. */
function isDraggable(element: Element): boolean {
  return isHtmlElement(element) && attributeOf(element, 'draggable') === 'true';
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Pointer events go to the grabbed element, since pages cannot capture ours; mouse events to the one below. */
function firePair(grabbed: Element, kind: 'down' | 'move' | 'up', point: Point): void {
  const { x, y } = point;
  const buttons = kind === 'up' ? 0 : 1;
  const place = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const pointer = {
    ...place,
    pointerId: MOUSE,
    pointerType: 'mouse',
    isPrimary: true,
    pressure: buttons / 2,
  };
  const over = topElementAt(point) ?? grabbed;
  const fire = (element: Element, event: Event) => EventTarget.prototype.dispatchEvent.call(element, event);
  const button = kind === 'move' ? -1 : 0;
  fire(
    isConnected(grabbed) ? grabbed : over,
    new PointerEvent(`pointer${kind}`, { ...pointer, buttons, button }),
  );
  fire(
    over,
    new MouseEvent(`mouse${kind}`, { ...place, buttons, button: 0, detail: kind === 'move' ? 0 : 1 }),
  );
}

/** Chromium's id of the mouse pointer. */
const MOUSE = 1;

/** The handle that the page offers, or the element itself. */
export function dragHandle(source: Element): Element {
  if ([...composedAncestry(source)].slice(0, LEVELS).some(at => isDragged(at) || isGrabbable(at)))
    return source;
  const visibility = createVisibility();
  const [only, ...others] = outermostIn(
    source,
    part => (isDragged(part) || isGrabbable(part)) && visibility.sees(part),
  );
  return only && others.length === 0 ? only : source;
}

const LEVELS = 2;

function isGrabbable(element: Element): boolean {
  return /grab|move|(ns|ew|row|col)-resize/u.test(getComputedStyle(element).cursor);
}

interface Ends {
  source: Element;
  destination: Element;
  to: Point;
  /** Rows that make room end up under what is dragged between them. */
  isBetweenRows: boolean;
}

/** The returned function tells whether both ends are unchanged and the drop would hit the destination. */
export function watchDrop({ source, destination, to, isBetweenRows }: Ends): () => boolean {
  const before = natureOf(source, destination);
  const said = labelTextsOf(source)[0];
  return () => {
    if (!isConnected(destination) || natureOf(source, destination) !== before) return false;
    const top = topElementAt(to);
    if (!top || isWithin(top, destination) || isWithin(destination, top)) return true;
    const isDragged =
      isWithin(top, source) || [...composedAncestry(top)].some(at => labelTextsOf(at)[0] === said);
    const list = composedParent(destination);
    return isDragged || (isBetweenRows && list !== null && isWithin(top, list));
  };
}

/** Without hover styles and the place of the dragged element. */
function natureOf(source: Element, destination: Element): string {
  const role = attributeOf(destination, 'role');
  const way = Array.from(composedAncestry(destination), numberOf);
  // A handle may be named by its value.
  const isCounting = isMatching(source, '[role=slider], [aria-valuenow]');
  const own = labelTextsOf(source).map(text => (isCounting ? text?.replace(/\d+/gu, '#') : text));
  return JSON.stringify([
    own,
    generatedWords(source),
    labelTextsOf(destination),
    titlesOf(destination).map(({ text }) => text),
    attributeOf(source, 'role'),
    [source, destination].map(keysOf),
    role,
    way,
    inlineScriptsOf(destination),
  ]);
}
