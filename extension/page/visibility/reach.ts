import { type Box, rectOf } from '../dom/box.ts';
import { closestComposed, handedDown } from '../dom/composed-tree.ts';
import {
  clientHeightOf,
  clientWidthOf,
  documentElementOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
} from '../dom/native-dom.ts';

/**
 * Tells whether an element is where a person can get to it: not left of or above the page, nor beyond its end, which are
 * places to hide things, nor made a point by a transform.
 */
export function createReach(): (element: Element, rect?: Box) => boolean {
  const isInScroller = handedDown(false, (element, isAbove) => isAbove || isScroller(element));
  let page: Area | undefined;
  return (element, rect = rectOf(element)) => {
    const { left, top, right, bottom } = rect;
    // A box without any size is one that a transform took away; any other lays out what is inside.
    if (left === right && top === bottom) return !isShrunk(element);
    page ??= pageArea();
    const isOnPage = right > page.left && bottom > page.top && left < page.right && top < page.bottom;
    return isOnPage || isInScroller(element);
  };
}

type Area = Omit<Box, 'width' | 'height'>;

/** In the coordinates of the view, as boxes are. */
function pageArea(): Area {
  const root = document.scrollingElement ?? documentElementOf(document);
  const [left, top] = [-scrollLeftOf(root), -scrollTopOf(root)];
  return {
    left,
    top,
    right: left + Math.max(scrollWidthOf(root), innerWidth),
    bottom: top + Math.max(scrollHeightOf(root), innerHeight),
  };
}

/** What is out of view in a box of its own scrolling can be scrolled into it. */
function isScroller(element: Element): boolean {
  if (element === document.scrollingElement) return false;
  const isOverfull =
    scrollWidthOf(element) > clientWidthOf(element) + 1 ||
    scrollHeightOf(element) > clientHeightOf(element) + 1;
  if (!isOverfull) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/u.test(`${overflowX} ${overflowY}`) || scrollLeftOf(element) + scrollTopOf(element) > 0;
}

function isShrunk(element: Element): boolean {
  const shrunk = closestComposed(element, at => {
    const { width, height } = rectOf(at);
    return width === 0 && height === 0 && getComputedStyle(at).transform !== 'none';
  });
  return shrunk !== undefined;
}
