import { type Box, rectOf } from '../dom/box.ts';
import { closestComposed, handedDown } from '../dom/composed-tree.ts';
import { attributeOf, bodyOf, documentElementOf, hasAttribute } from '../dom/unshadowed.ts';
import { createReach } from './reach.ts';

/**
 * What a person can see, remembered for as long as one look at the page takes: create one, read, throw it away.
 */
export interface Sight {
  /** `rect` is the element's own, from who has asked for it already. */
  sees(element: Element, rect?: Box): boolean;
  /** Seen, or cut to a point in the way that pages write names for screen readers; it stands as an `aria-label` does. */
  hears(element: Element): boolean;
}

/** `mayHide` spares asking for the style of elements that are known to have none of the signs. */
export function createSight(mayHide: (element: Element) => boolean = () => true): Sight {
  const isShown = handedDown(true, (element, isAbove) => isAbove && !hidesContent(element, true, mayHide));
  const isSpoken = handedDown(true, (element, isAbove) => isAbove && !hidesContent(element, false, mayHide));
  const isInReach = createReach();
  return {
    sees: (element, rect) => isRendered(element) && isShown(element) && isInReach(element, rect),
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
function hidesContent(element: Element, isSeen: boolean, mayHide: (element: Element) => boolean): boolean {
  if (attributeOf(element, 'aria-hidden') === 'true' || hasAttribute(element, 'inert')) return true;
  if (!mayHide(element)) return false;
  const style = getComputedStyle(element);
  return isFaded(style) || (isSeen && isClippedAway(element, style));
}

/** So pale that nobody sees it. */
const FAINTEST = 0.05;

function isFaded({ opacity, filter }: CSSStyleDeclaration): boolean {
  if (opacity !== '1' && Number(opacity) < FAINTEST) return true;
  const filtered = filter === 'none' ? undefined : /\bopacity\(([\d.e-]+)\)/u.exec(filter)?.[1];
  return filtered !== undefined && Number(filtered) < FAINTEST;
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
  const { clip } = style;
  return clip !== 'auto' && style.position !== 'static' && /^rect\((0px|1px|auto)[, ]+\1/u.test(clip);
}

function hasNoBoxOfItsOwn({ display }: CSSStyleDeclaration): boolean {
  return display === 'inline' || display === 'contents';
}
