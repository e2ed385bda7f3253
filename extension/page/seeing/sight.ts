import { closestComposed, composedParent, handedDown } from '../dom/composed-tree.ts';
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
  const isShown = handedDown(true, (element, isAbove) => isAbove && !hidesContent(element, true));
  const isSpoken = handedDown(true, (element, isAbove) => isAbove && !hidesContent(element, false));
  return {
    sees: element => isRendered(element) && isShown(element),
    hears: element => isRendered(element) && isSpoken(element),
  };
}

/** What the browser itself knows, of the element and all around it: `display`, `visibility`, `opacity: 0` and the like. */
function isRendered(element: Element): boolean {
  if (checkVisibility(element)) return true;
  // An element of `display: contents` has no box, and counts as hidden although what is inside is not.
  const style = getComputedStyle(element);
  if (style.display !== 'contents' || style.visibility !== 'visible') return false;
  const around = closestComposed(element, at => getComputedStyle(at).display !== 'contents');
  return around === undefined || checkVisibility(around, { isItselfSeen: false });
}

function checkVisibility(element: Element, { isItselfSeen } = { isItselfSeen: true }): boolean {
  return Element.prototype.checkVisibility.call(element, {
    opacityProperty: true,
    visibilityProperty: isItselfSeen,
  });
}

/** Whether an element hides what is in it in a way that the browser does not count as hidden. */
function hidesContent(element: Element, isSeen: boolean): boolean {
  if (attributeOf(element, 'aria-hidden') === 'true' || hasAttribute(element, 'inert')) return true;
  const style = getComputedStyle(element);
  if (isFaded(style) || style.contentVisibility === 'hidden') return true;
  return isSeen && (isClippedAway(element, style) || isOutOfReach(element, style));
}

/** So pale that nobody sees it. */
const FAINTEST = 0.05;

function isFaded({ opacity, filter }: CSSStyleDeclaration): boolean {
  const filtered = filter === 'none' ? undefined : /\bopacity\(([\d.e-]+)\)/u.exec(filter)?.[1];
  return Number(opacity) < FAINTEST || (filtered !== undefined && Number(filtered) < FAINTEST);
}

/** Cut down to nothing by `clip`, `clip-path`, or a box of at most 1 px that shows no overflow. */
function isClippedAway(element: Element, style: CSSStyleDeclaration): boolean {
  if (isCutByClip(style)) return !hasNoBoxOfItsOwn(style);
  if (style.overflowX === 'visible' || element === documentElementOf(document)) return false;
  const { width, height } = rectOf(element);
  return (width <= 1 || height <= 1) && element !== bodyOf(document) && !hasNoBoxOfItsOwn(style);
}

function isCutByClip(style: CSSStyleDeclaration): boolean {
  const { clipPath } = style;
  if (clipPath !== 'none') {
    if (/^(inset\((50|100)%|circle\(0)/u.test(clipPath)) return true;
    if (/^polygon\((0(px|%) 0(px|%)(, )?)+\)$/u.test(clipPath)) return true;
  }
  return style.position !== 'static' && /^rect\((0px|1px|auto)[, ]+\1/u.test(style.clip);
}

function hasNoBoxOfItsOwn({ display }: CSSStyleDeclaration): boolean {
  return display === 'inline' || display === 'contents';
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
