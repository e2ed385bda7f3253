import { isWithin, shadowRootOf } from '../dom/composed-tree.ts';
import { isLabel } from '../dom/element-types.ts';
import { labelsOf } from '../seeing/native-name.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where in a box to try: its middle, then its parts. */
const TRIED = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.5],
  [0.9, 0.5],
] as const;

/** What a press on an element would meet: itself at `point`, or something else on top. Off the screen it is neither. */
export type Hit =
  | { status: 'hit'; point: Point }
  | { status: 'covered'; cover: Element }
  | { status: 'off-screen' };

export function hitTest(element: Element): Hit {
  let cover: Element | undefined;
  for (const point of pointsOf(element)) {
    const top = topElementAt(point);
    if (top && isSameTarget(top, element)) return { status: 'hit', point };
    cover ??= top;
  }
  return cover ? { status: 'covered', cover } : { status: 'off-screen' };
}

/** What lies over an element that is in view, so that no point of it can be pressed. */
export function findCover(element: Element): Element | undefined {
  const hit = hitTest(element);
  return hit.status === 'covered' ? hit.cover : undefined;
}

function pointsOf(element: Element): Point[] {
  // A link over two lines has two boxes, and nothing in the middle between them.
  const boxes = [...Element.prototype.getClientRects.call(element)].filter(
    box => box.width > 0 && box.height > 0,
  );
  return boxes
    .slice(0, 4)
    .flatMap(box =>
      TRIED.map(([across, down]) => ({ x: box.left + box.width * across, y: box.top + box.height * down })),
    )
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}

/** The topmost element at a point, inside shadow trees too. */
export function topElementAt({ x, y }: Point): Element | undefined {
  let top = Document.prototype.elementFromPoint.call(document, x, y);
  while (top) {
    const inner = shadowRootOf(top)?.elementFromPoint(x, y);
    if (!inner || inner === top) break;
    top = inner;
  }
  return top ?? undefined;
}

/** A press on what is inside the element, or on its label, is a press on it. */
function isSameTarget(top: Element, element: Element): boolean {
  if (isWithin(top, element)) return true;
  if (labelsOf(element).some(label => isWithin(top, label))) return true;
  return isLabel(element) && element.control === top;
}
