import { type Box, rectOf } from '../dom/box.ts';
import { closestComposed, handedDown } from '../dom/composed-tree.ts';
import {
  attributeNamesOf,
  attributeOf,
  bodyOf,
  clientHeightOf,
  clientWidthOf,
  documentElementOf,
  localNameOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
} from '../dom/native-dom.ts';
import { createBackdrops, isLegible } from './painted-content.ts';
import { CLIPS, CROPS, FADES } from './rule-keys.ts';
import { EVERY_STYLE, type SignReader } from './style-rules.ts';

/** Visibility for a person, cached for one reading: create, read, discard. */
export interface Visibility {
  /** `rect`: the element's own, if known. */
  sees(element: Element, rect?: Box): boolean;
  /** Seen, or clipped as pages do with names for screen readers; equal to an `aria-label`. */
  perceives(element: Element): boolean;
  /** Drawn for those who see the page, even if hidden from assistive technology. */
  paints(element: Element): boolean;
  /** So drawn that its own text can be read. */
  isLegible(element: Element): boolean;
  /** Seen and legible. */
  shows(element: Element): boolean;
}

/** `signsOf` saves computed styles of elements without signs. */
export function createVisibility(signsOf: SignReader = EVERY_STYLE.signsOf): Visibility {
  const isShown = handedDown(true, (element, isAbove) => isAbove && !hidesContent(element, true, signsOf));
  const isPerceivable = handedDown(
    true,
    (element, isAbove) => isAbove && !hidesContent(element, false, signsOf),
  );
  const isPainted = handedDown(true, (element, isAbove) => isAbove && !hidesPaint(element, true, signsOf));
  const backdropOf = createBackdrops();
  const isReadable = remembering(element => isLegible(element, backdropOf));
  const isInReach = createReach();
  const sees = (element: Element, rect?: Box): boolean =>
    isRendered(element) && isShown(element) && isInReach(element, rect);
  return {
    sees,
    isLegible: isReadable,
    shows: remembering(element => sees(element) && isReadable(element)),
    perceives: element => isRendered(element) && isPerceivable(element),
    paints: element => isRendered(element) && isPainted(element) && isInReach(element),
  };
}

/** One element holds many texts, and legibility is slow to judge. */
function remembering(judge: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return element => {
    const remembered = known.get(element) ?? judge(element);
    known.set(element, remembered);
    return remembered;
  };
}

/** The browser's own judgement, with ancestors: `display`, `visibility`, `opacity: 0` and the like. */
function isRendered(element: Element): boolean {
  if (checkVisibility(element)) return true;
  // `display: contents` has no box and counts as hidden, though its content is not.
  const style = getComputedStyle(element);
  if (style.display !== 'contents' || style.visibility !== 'visible') return false;
  const around = closestComposed(element, at => getComputedStyle(at).display !== 'contents');
  return around === undefined || checkVisibility(around, WHATEVER_VISIBILITY);
}

function checkVisibility(element: Element, options = ITSELF): boolean {
  return Element.prototype.checkVisibility.call(element, options);
}

const ITSELF = { opacityProperty: true, visibilityProperty: true };
const WHATEVER_VISIBILITY = { opacityProperty: true, visibilityProperty: false };

/** Whether an element hides its content in a way unknown to the browser. */
function hidesContent(element: Element, isSeen: boolean, signsOf: SignReader): boolean {
  const attributes = attributeNamesOf(element);
  if (attributes.includes('inert')) return true;
  if (attributes.includes('aria-hidden') && attributeOf(element, 'aria-hidden') === 'true') return true;
  return hidesPaint(element, isSeen, signsOf, attributes);
}

function hidesPaint(
  element: Element,
  isSeen: boolean,
  signsOf: SignReader,
  attributes: string[] = attributeNamesOf(element),
): boolean {
  const signs = signsOf(element, localNameOf(element), attributes) & (isSeen ? FADES | CLIPS | CROPS : FADES);
  if (signs === 0) return false;
  const style = getComputedStyle(element);
  if (signs & FADES && isFaded(style)) return true;
  if (signs & CLIPS && isCutByClip(style)) return !hasNoBoxOfItsOwn(style);
  return (signs & CROPS) !== 0 && isCropped(element, style);
}

const FAINTEST = 0.05;

function isFaded({ opacity, filter }: CSSStyleDeclaration): boolean {
  if (opacity !== '1' && Number(opacity) < FAINTEST) return true;
  const filtered = filter === 'none' ? undefined : /\bopacity\(([\d.e-]+)\)/u.exec(filter)?.[1];
  return filtered !== undefined && Number(filtered) < FAINTEST;
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

/** At most 1 px without overflow. Its size is cheaper to ask than its position. */
function isCropped(element: Element, style: CSSStyleDeclaration): boolean {
  if (clientWidthOf(element) > 1 && clientHeightOf(element) > 1) return false;
  if (style.overflowX === 'visible' || element === documentElementOf(document)) return false;
  const { width, height } = rectOf(element);
  return (width <= 1 || height <= 1) && element !== bodyOf(document) && !hasNoBoxOfItsOwn(style);
}

function hasNoBoxOfItsOwn({ display }: CSSStyleDeclaration): boolean {
  return display === 'inline' || display === 'contents';
}

/** Not left of, above or beyond the page, where things are hidden, nor shrunk to a point. */
function createReach(): (element: Element, rect?: Box) => boolean {
  const isInScroller = handedDown(false, (element, isAbove) => isAbove || isScroller(element));
  let page: Area | undefined;
  return (element, rect = rectOf(element)) => {
    const { left, top, right, bottom } = rect;
    // A box without size was transformed away; otherwise it lays out its content.
    if (left === right && top === bottom) return !isShrunk(element);
    page ??= pageArea();
    const isOnPage = right > page.left && bottom > page.top && left < page.right && top < page.bottom;
    return isOnPage || isInScroller(element);
  };
}

type Area = Omit<Box, 'width' | 'height'>;

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

/** Content out of view can be scrolled into it. */
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
