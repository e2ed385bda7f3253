import { rectOf } from '../dom/box.ts';
import { clientHeightOf, clientWidthOf, documentElementOf } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { scrollerOf, scrollIntoView } from './scroller.ts';

/** A point of an element's box, as shares of its width and height: 0 is left or top, 1 right or bottom. */
export interface Share {
  x: number;
  y: number;
}

/** In the view. The far edges lie within the box. */
export function pointInBox(element: Element, { x, y }: Share): Point {
  const { left, top, width, height } = rectOf(element);
  return {
    x: left + Math.min(width * x, Math.max(0, width - 1)),
    y: top + Math.min(height * y, Math.max(0, height - 1)),
  };
}

/** Returns where the point then is: a box may be larger than the view, or than what it scrolls in. */
export function scrollPointIntoView(element: Element, share: Share): Point {
  scrollIntoView(element);
  const page = document.scrollingElement ?? documentElementOf(document);
  for (const scroller of [scrollerOf(element), page]) {
    const { x, y } = pointInBox(element, share);
    const { left, top, right, bottom } = viewOf(scroller, page);
    if (x >= left && y >= top && x < right && y < bottom) continue;
    const way = { left: x - (left + right) / 2, top: y - (top + bottom) / 2, behavior: 'instant' as const };
    Reflect.apply(Element.prototype.scrollBy, scroller, [way]);
  }
  return pointInBox(element, share);
}

/** What a scroller shows, without its bars. */
function viewOf(
  scroller: Element,
  page: Element,
): { left: number; top: number; right: number; bottom: number } {
  if (scroller === page) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { left, top } = rectOf(scroller);
  return { left, top, right: left + clientWidthOf(scroller), bottom: top + clientHeightOf(scroller) };
}

export function isInView({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}
