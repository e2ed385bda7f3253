import { topElementAt } from '../dom/active-elements.ts';
import { normalized } from '../dom/clean-text.ts';
import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { inlineScriptsOf } from '../dom/destination.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import {
  attributeOf,
  classNameOf,
  dispatch,
  isConnected,
  isMatching,
  localNameOf,
  queryAllIn,
  textOf,
} from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { generatedWords, labelTextsOf } from '../identity/action-signature.ts';
import { titlesOf } from '../identity/context-titles.ts';
import { keysOf } from '../identity/element-signature.ts';
import { numberOf } from '../identity/node-numbers.ts';
import type { Piece } from '../identity/piece.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { type Drag, type DragEnd, dropData } from './drop-data.ts';

/** Kits recognise a drag only after some distance, and locate it at each step. */
const STEPS = 8;

/**
 * As a mouse does: it moves to the place first. A `draggable` gets HTML drag events instead of moves. Released at the start if
 * either end changed. `moved` runs with each move.
 */
export async function dragPointer(drag: Drag): Promise<DragEnd> {
  const { source, from, to, isStillIntended, moved } = drag;
  const grabbed = topElementAt(from) ?? source;
  const pointer = mousePointer(grabbed);
  pointer.fire('move', from);
  pointer.fire('down', from);
  await nextFrame();
  const draggable = [...composedAncestry(grabbed)].find(isDraggable);
  const dropped = draggable && (await dropData({ source: draggable, from, to, isStillIntended }));
  if (dropped) return dropped;
  for (let step = 1; step <= STEPS; step += 1) {
    pointer.fire('move', between(from, to, step / STEPS));
    moved?.(step / STEPS);
    await nextFrame();
  }
  // Lists make room where the pointer enters, and sort where it moves on.
  for (const point of [{ x: to.x + 1, y: to.y + 1 }, to]) {
    if (!isStillIntended()) break;
    pointer.fire('move', point);
    await nextFrame();
  }
  const isIntended = isStillIntended();
  if (!isIntended) pointer.fire('move', from);
  pointer.fire('up', isIntended ? to : from);
  return isIntended ? 'let go' : 'changed';
}

/** Decided at the start, as browsers do: some kits set it on press. */
function isDraggable(element: Element): boolean {
  return isHtmlElement(element) && attributeOf(element, 'draggable') === 'true';
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

interface MousePointer {
  fire(kind: 'down' | 'move' | 'up', point: Point): void;
}

/**
 * Pointer events go to the grabbed element while it is held, since pages cannot capture ours; mouse events to the one below.
 * After a cancelled `pointerdown` a page gets no mouse events.
 */
function mousePointer(grabbed: Element): MousePointer {
  let isHeld = false;
  let isTaken = false;
  let over: Element | undefined;
  const cross = (next: Element, place: MouseEventInit) => {
    if (next === over) return;
    const from = over;
    over = next;
    if (isTaken) return;
    if (from && isConnected(from))
      dispatch(from, new MouseEvent('mouseout', { ...place, relatedTarget: next }));
    dispatch(next, new MouseEvent('mouseover', { ...place, relatedTarget: from ?? null }));
    const inside = { ...place, bubbles: false, cancelable: false };
    for (const at of from && isConnected(from) ? composedAncestry(from) : [])
      if (!isWithin(next, at)) dispatch(at, new MouseEvent('mouseleave', inside));
    for (const at of [...composedAncestry(next)].reverse())
      if (!from || !isWithin(from, at)) dispatch(at, new MouseEvent('mouseenter', inside));
  };
  return {
    fire: (kind, point) => {
      const { x, y } = point;
      const isDown = kind === 'down' || (kind === 'move' && isHeld);
      const buttons = isDown ? 1 : 0;
      const place = { ...SPREAD, view: window, clientX: x, clientY: y, buttons };
      const below = topElementAt(point) ?? grabbed;
      cross(below, place);
      const pointer = {
        ...place,
        pointerId: MOUSE,
        pointerType: 'mouse',
        isPrimary: true,
        pressure: buttons / 2,
      };
      const button = kind === 'move' ? -1 : 0;
      const isFree = dispatch(
        isConnected(grabbed) ? grabbed : below,
        new PointerEvent(`pointer${kind}`, { ...pointer, button }),
      );
      if (kind === 'down') isTaken = !isFree;
      isHeld = isDown;
      if (isTaken) return;
      dispatch(
        below,
        new MouseEvent(`mouse${kind}`, { ...place, button: 0, detail: kind === 'move' ? 0 : 1 }),
      );
    },
  };
}

const SPREAD = { bubbles: true, cancelable: true, composed: true };

/** Chromium's id of the mouse pointer. */
const MOUSE = 1;

interface Ends {
  source: Element;
  destination: Element;
  to: Point;
  /** Rows that make room end up under what is dragged between them. */
  isBetweenRows: boolean;
}

/** The returned function tells whether both ends are unchanged and the drop would hit the destination. */
export function watchDrop({ source, destination, to, isBetweenRows }: Ends): () => boolean {
  const readNature = natureReader(source, destination);
  const before = readNature();
  const said = labelTextsOf(source)[0];
  // Another card may have part of its words, and be placed like a ghost.
  const known = new Set(queryAllIn(document, '*'));
  const isDrawnSince = (at: Element) => !known.has(at) && isGhostOf(source, at);
  // The list that the dragged one is alone in has its words too.
  const isCalledSo = (at: Element) => Boolean(said) && labelTextsOf(at)[0] === said && !isWithin(source, at);
  return () => {
    if (!isConnected(destination) || readNature() !== before) return false;
    const top = topElementAt(to);
    if (!top || isWithin(top, destination) || isWithin(destination, top)) return true;
    const isDragged =
      isWithin(top, source) || [...composedAncestry(top)].some(at => isCalledSo(at) || isDrawnSince(at));
    const list = composedParent(destination);
    return isDragged || (isBetweenRows && list !== null && isWithin(top, list));
  };
}

/** What a page draws under the pointer of the words that are dragged. */
function isGhostOf(source: Element, at: Element): boolean {
  const words = normalized(textOf(at));
  if (words === '' || !/absolute|fixed/u.test(getComputedStyle(at).position)) return false;
  return normalized(textOf(source)).includes(words) && !isWithin(source, at);
}

/** The same for a drag to a place that is no element. */
export function watchSource(source: Element): () => boolean {
  const before = sourceNature(source);
  return () => isConnected(source) && sourceNature(source) === before;
}

/**
 * Without hover styles and the place of the dragged element. Lists sort while it is over them: its words come and go, and
 * another row may stand above, with words that the list had before. Rows of a list beside are no titles either.
 */
function natureReader(source: Element, destination: Element): () => string {
  const list = composedParent(destination);
  const sorted = list && isWithin(source, list) ? list : undefined;
  const [own, rows] = [textOf(source).trim(), sorted ? textOf(sorted) : ''];
  const bare = (text: string | null) => (own === '' ? text : text?.replace(own, '').replace(/\s+/gu, ''));
  const kind = listKind(source);
  const isRow = ({ at, text }: Piece) =>
    (sorted && isWithin(at, sorted) && rows.includes(text)) ||
    (kind !== undefined && [...composedAncestry(at)].some(row => listKind(row) === kind));
  return () =>
    JSON.stringify([
      sourceNature(source),
      labelTextsOf(destination).map(bare),
      titlesOf(destination)
        .filter(piece => !isRow(piece))
        .map(({ text }) => text),
      keysOf(destination),
      attributeOf(destination, 'role'),
      Array.from(composedAncestry(destination), numberOf),
      inlineScriptsOf(destination),
    ]);
}

/** Equal for the rows of lists that are alike; undefined for a plain box in a plain box, as any may be. */
function listKind(row: Element): string | undefined {
  const list = composedParent(row);
  const [name = ''] = list ? classNameOf(list).split(/\s/u) : [];
  if (!list || (name === '' && localNameOf(row) !== 'li')) return undefined;
  return [localNameOf(row), localNameOf(list), name].join();
}

function sourceNature(source: Element): string {
  // A handle may be named by its value.
  const isCounting = isMatching(source, '[role=slider], [aria-valuenow]');
  const own = labelTextsOf(source).map(text => (isCounting ? text?.replace(/\d+/gu, '#') : text));
  return JSON.stringify([own, generatedWords(source), attributeOf(source, 'role'), keysOf(source)]);
}
