import { composedParent } from '../dom/composed-tree.ts';
import {
  attributeOf,
  bodyOf,
  documentElementOf,
  hasAttribute,
  isMatching,
  rectOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
} from '../dom/unshadowed.ts';

/**
 * What a person can see, remembered for as long as one look at the page takes: create one, read, throw it away.
 */
export interface Sight {
  sees(element: Element): boolean;
  /** Seen, or cut to a point in the way that pages write names for screen readers; it stands as an `aria-label` does. */
  hears(element: Element): boolean;
}

export function createSight(): Sight {
  const isShown = remembered(element => hidesContent(element) || isCutAway(element));
  const isSpoken = remembered(hidesContent);
  // Visibility is inherited but can be taken back further in, so it counts for the element alone.
  const isVisible = (element: Element) => getComputedStyle(element).visibility === 'visible';
  return {
    sees: element => isShown(element) && isVisible(element),
    hears: element => isSpoken(element) && isVisible(element),
  };
}

/** Whether neither the element nor anything around it hides; with a loop, since pages nest deeply. */
function remembered(hides: (element: Element) => boolean): (element: Element) => boolean {
  const shown = new Map<Element, boolean>();
  return element => {
    const unknown: Element[] = [];
    let at: Element | null = element;
    for (; at && !shown.has(at); at = composedParent(at)) unknown.push(at);
    let isShown = at ? shown.get(at) === true : true;
    for (const inner of unknown.reverse()) {
      isShown &&= !hides(inner);
      shown.set(inner, isShown);
    }
    return isShown;
  };
}

function hidesContent(element: Element): boolean {
  if (attributeOf(element, 'aria-hidden') === 'true' || hasAttribute(element, 'inert')) return true;
  const style = getComputedStyle(element);
  if (style.display === 'none' || isFaded(style)) return true;
  // An element of `display: contents` has no box, and would count as hidden although what is inside is not.
  if (style.display === 'contents') return false;
  return style.contentVisibility === 'hidden' || !Element.prototype.checkVisibility.call(element);
}

/** So pale that nobody sees it. */
const FAINTEST = 0.05;

function isFaded({ opacity, filter }: CSSStyleDeclaration): boolean {
  const filtered = /\bopacity\(([\d.e-]+)\)/u.exec(filter)?.[1];
  return Number(opacity) < FAINTEST || (filtered !== undefined && Number(filtered) < FAINTEST);
}

function isCutAway(element: Element): boolean {
  const style = getComputedStyle(element);
  return isClippedAway(element, style) || isOutOfReach(element, style);
}

/** Cut down to nothing by `clip`, `clip-path`, or a box of at most 1 px that shows no overflow. */
function isClippedAway(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'inline' || style.display === 'contents') return false;
  if (style.position !== 'static' && /^rect\((0px|1px|auto)[, ]+\1/u.test(style.clip)) return true;
  if (/^(inset\((50|100)%|circle\(0)/u.test(style.clipPath)) return true;
  if (/^polygon\((0(px|%) 0(px|%)(, )?)+\)$/u.test(style.clipPath)) return true;
  if (style.overflowX === 'visible' || element === documentElementOf(document)) return false;
  const { width, height } = rectOf(element);
  return (width <= 1 || height <= 1) && element !== bodyOf(document);
}

/** Placed where no scrolling leads: the ways to hide text left of or above the page, or far beyond it. */
function isOutOfReach(element: Element, style: CSSStyleDeclaration): boolean {
  if (Math.abs(Number.parseFloat(style.textIndent)) > 900) return true;
  if (style.position === 'static' && style.transform === 'none') return false;
  const rect = rectOf(element);
  // A box without any size is one that a transform took away; any other lays out what is inside.
  if (rect.width === 0 && rect.height === 0) return style.transform !== 'none';
  const root = document.scrollingElement ?? documentElementOf(document);
  const right = rect.right + scrollLeftOf(root);
  const bottom = rect.bottom + scrollTopOf(root);
  const isBefore = right <= 0 || bottom <= 0;
  const isBeyond =
    right - rect.width >= Math.max(scrollWidthOf(root), innerWidth) ||
    bottom - rect.height >= Math.max(scrollHeightOf(root), innerHeight);
  return (isBefore || isBeyond) && !isInsideScroller(element);
}

/** Inside a box of its own scrolling, what is out of view can be scrolled back into it. */
function isInsideScroller(element: Element): boolean {
  for (let at = composedParent(element); at; at = composedParent(at)) {
    if (scrollLeftOf(at) > 0 || scrollTopOf(at) > 0) return at !== document.scrollingElement;
    if (isMatching(at, 'body')) return false;
  }
  return false;
}
