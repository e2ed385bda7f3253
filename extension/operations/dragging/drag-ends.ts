import { topElementAt } from '../../page/dom/active-elements.ts';
import { rectOf } from '../../page/dom/box.ts';
import { isWithin } from '../../page/dom/composed-tree.ts';
import { documentElementOf } from '../../page/dom/native-dom.ts';
import { hitTest, hitTestAt } from '../../page/finding/hit-point.ts';
import type { Point } from '../../page/finding/hit-points.ts';
import { elementIds } from '../../page/identity/element-ids.ts';
import { dragHandle } from '../../page/pointing/drag-handle.ts';
import type { Drag } from '../../page/pointing/drop-data.ts';
import { isInView, pointInBox, type Share, scrollPointIntoView } from '../../page/scrolling/point-in-box.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import type { ShownPoint } from '../../page/shown-point.ts';
import {
  type DragParams,
  type DragPosition,
  dropShare,
  grabShare,
  type Offset,
  offsetIn,
  positionIn,
} from './drag-params.ts';

type Ends = Pick<Drag, 'from' | 'to'>;

/** The points of press and release, with both in view; undefined when both cannot be visible at once. */
export function endsOf(element: Element, destination: Element, params: DragParams): Ends | undefined {
  const offset = offsetIn(params);
  if (offset) return endsBy(element, offset, params);
  for (const end of [element, destination]) {
    const drop = dropShare(params);
    if (drop && end === destination) scrollPointIntoView(destination, drop);
    else scrollIntoView(end);
    const from = grabPoint(element, params);
    const to = dropPoint(element, destination, params);
    if (from && to) return { from, to };
  }
  return undefined;
}

/** An offset may end outside of the view, as a pointer that leaves the window. */
function endsBy(element: Element, { dx, dy }: Offset, params: DragParams): Ends | undefined {
  scrollIntoView(element);
  const before = grabPoint(element, params);
  if (before && !isInView({ x: before.x + dx, y: before.y + dy })) {
    const page = document.scrollingElement ?? documentElementOf(document);
    const way = { left: dx / 2, top: dy / 2, behavior: 'instant' as const };
    Reflect.apply(Element.prototype.scrollBy, page, [way]);
  }
  const from = grabPoint(element, params);
  return from && { from, to: { x: from.x + dx, y: from.y + dy } };
}

function grabPoint(element: Element, params: DragParams): Point | undefined {
  const grab = grabShare(params);
  const hit = grab
    ? hitTestAt(element, pointInBox(element, grab))
    : hitTest(dragHandle(element, offsetIn(params)));
  return hit.status === 'hit' ? hit.point : undefined;
}

/** Where the destination, or what is dragged, lies on top. */
function dropPoint(element: Element, destination: Element, params: DragParams): Point | undefined {
  const drop = dropShare(params);
  const shares = drop ? [drop] : sharesIn(element, destination, positionIn(params));
  return shares
    .map(share => pointInBox(destination, share))
    .find(point => {
      const top = topElementAt(point);
      if (!top) return false;
      return isWithin(top, destination) || isWithin(top, element) || isBehind(top, destination);
    });
}

/** The pointer goes through a destination to what it stands in, as through a box that is only drawn around a place. */
function isBehind(top: Element, destination: Element): boolean {
  const { pointerEvents, fill } = getComputedStyle(destination);
  return isWithin(destination, top) && (pointerEvents === 'none' || fill === 'none');
}

/** For the outline in the page: where it is grabbed, if not by its handle or middle, and where it is let go. */
export function shownEnds(element: Element, destination: Element, params: DragParams): ShownPoint[] {
  const [grab, offset] = [grabShare(params), offsetIn(params)];
  const drop = dropShare(params) ?? sharesIn(element, destination, positionIn(params))[0];
  const end = offset ? shareAfter(element, offset, params) : drop;
  return [
    ...(grab ? [{ elementId: elementIds.idOf(element), ...grab }] : []),
    ...(end ? [{ elementId: elementIds.idOf(destination), ...end }] : []),
  ];
}

/** Of the element's box, and often outside of it. */
function shareAfter(element: Element, { dx, dy }: Offset, params: DragParams): Share {
  const { left, top, width, height } = rectOf(element);
  const grip = grabShare(params) ? element : dragHandle(element, { dx, dy });
  const { x, y } = pointInBox(grip, grabShare(params) ?? { x: 0.5, y: 0.5 });
  return { x: (x + dx - left) / (width || 1), y: (y + dy - top) / (height || 1) };
}

/** Stacked elements have their edges above and below; elements side by side, left and right. */
function sharesIn(element: Element, destination: Element, position: DragPosition): Share[] {
  const [own, other] = [rectOf(element), rectOf(destination)];
  const isBeside = Math.abs(own.left - other.left) > Math.abs(own.top - other.top);
  return ACROSS.flatMap(across =>
    PARTS[position].map(part => (isBeside ? { x: part, y: across } : { x: across, y: part })),
  );
}

/** The other way; what lies on the middle may not lie on the sides. */
const ACROSS: readonly number[] = [0.5, 0.2, 0.8];

const PARTS: Readonly<Record<DragPosition, readonly number[]>> = {
  before: [0.15],
  onto: [0.5, 0.25, 0.75, 0.1, 0.9],
  after: [0.85],
};
