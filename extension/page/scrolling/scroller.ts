import { rectOf } from '../dom/box.ts';
import { closestComposed, composedAncestry, composedDescendants } from '../dom/composed-tree.ts';
import {
  bodyOf,
  clientHeightOf,
  documentElementOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
} from '../dom/native-dom.ts';

export interface Position {
  top: number;
  percent: number;
  isAtEnd: boolean;
}

export function positionOf(scroller: Element): Position {
  const top = scrollTopOf(scroller);
  const way = scrollHeightOf(scroller) - clientHeightOf(scroller);
  return { top, percent: way > 0 ? Math.round((top / way) * 100) : 100, isAtEnd: top >= way - 1 };
}

export function scrollerOf(element: Element): Element {
  return closestComposed(element, isScroller) ?? pageScroller();
}

/** The area that the wheel scrolls in the middle of the page: the window, or an app's main area. */
export function pageScroller(): Element {
  const root = document.scrollingElement ?? documentElementOf(document);
  if (scrollHeightOf(root) > clientHeightOf(root) + 1) return root;
  let largest: Element = root;
  for (const element of composedDescendants(documentElementOf(document)))
    if (isScroller(element) && (largest === root || areaOf(element) > areaOf(largest))) largest = element;
  return largest;
}

/** Nearly a screen, so that the last lines stay in view; or all the way. */
export function scrollTowards(scroller: Element, direction: 'up' | 'down' | 'top' | 'bottom'): void {
  const step = clientHeightOf(scroller) * 0.85;
  const top = {
    up: scrollTopOf(scroller) - step,
    down: scrollTopOf(scroller) + step,
    top: 0,
    bottom: scrollHeightOf(scroller),
  };
  Reflect.apply(Element.prototype.scrollTo, scroller, [{ top: top[direction], behavior: 'instant' }]);
}

function isScroller(element: Element): boolean {
  if (element === bodyOf(document) || element === documentElementOf(document)) return false;
  if (scrollHeightOf(element) <= clientHeightOf(element) + 1) return false;
  return /auto|scroll|overlay/u.test(getComputedStyle(element).overflowY);
}

function areaOf(element: Element): number {
  const { width, height } = rectOf(element);
  return width * height;
}

interface ScrollPosition {
  scroller: Element;
  top: number;
  left: number;
}

/** Of the page and all scrollers around an element. */
export function scrollPositions(element: Element | undefined): ScrollPosition[] {
  const around = element ? [...composedAncestry(element)] : [];
  const scrollers = new Set([pageScroller(), document.scrollingElement ?? pageScroller(), ...around]);
  return Array.from(scrollers, positionNow);
}

export function positionNow(scroller: Element): ScrollPosition {
  return { scroller, top: Math.round(scrollTopOf(scroller)), left: Math.round(scrollLeftOf(scroller)) };
}

/** At once: a smooth scroll would be read back before its end. */
export function scrollBack(positions: readonly ScrollPosition[]): void {
  for (const { scroller, top, left } of positions) {
    Reflect.apply(Element.prototype.scrollTo, scroller, [{ top, left, behavior: 'instant' }]);
  }
}

/** At once: after a smooth scroll we would aim at the old place. */
export function scrollIntoView(element: Element): void {
  if (getComputedStyle(element).display === 'contents') {
    scrollToContent(element);
    return;
  }
  const { top, bottom, left, right } = rectOf(element);
  const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  // An element within the window may still be cut off by a scroll container, so always scroll.
  const block = isInView ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(element, { block, inline: 'nearest', behavior: 'instant' });
}

/** `display: contents` leaves an element without a box to scroll to. */
function scrollToContent(element: Element): void {
  const content = document.createRange();
  content.selectNodeContents(element);
  const { top, bottom } = content.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  scrollToHeight(scrollerOf(element), { top, bottom }, 0.5);
}

/** Brings the middle of a box to a share of the window's height. */
export function scrollToHeight(
  scroller: Element,
  { top, bottom }: { top: number; bottom: number },
  height: number,
): void {
  const by = (top + bottom) / 2 - innerHeight * height;
  Reflect.apply(Element.prototype.scrollBy, scroller, [{ top: by, behavior: 'instant' }]);
}
