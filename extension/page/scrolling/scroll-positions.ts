import { composedAncestry } from '../dom/composed-tree.ts';
import { scrollLeftOf, scrollTopOf } from '../dom/native-dom.ts';
import { pageScroller } from './scroller.ts';

/** Where an area is scrolled to, in pixels. */
export interface ScrollPosition {
  scroller: Element;
  top: number;
  left: number;
}

/** Of the page, and of everything that an element could be scrolled in. */
export function scrollPositions(element: Element | undefined): ScrollPosition[] {
  const around = element ? [...composedAncestry(element)] : [];
  const scrollers = new Set([pageScroller(), document.scrollingElement ?? pageScroller(), ...around]);
  return Array.from(scrollers, positionNow);
}

export function positionNow(scroller: Element): ScrollPosition {
  return { scroller, top: Math.round(scrollTopOf(scroller)), left: Math.round(scrollLeftOf(scroller)) };
}

/** At once: a smooth scroll would be read back before it has arrived. */
export function scrollBack(positions: readonly ScrollPosition[]): void {
  for (const { scroller, top, left } of positions) {
    Reflect.apply(Element.prototype.scrollTo, scroller, [{ top, left, behavior: 'instant' }]);
  }
}
