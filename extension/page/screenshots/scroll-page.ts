import { rectOf } from '../dom/box.ts';
import { isWithin, rootsOf } from '../dom/composed-tree.ts';
import {
  attributeOf,
  clientHeightOf,
  clientTopOf,
  clientWidthOf,
  documentElementOf,
  queryAllIn,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
} from '../dom/native-dom.ts';
import { pageScroller } from '../scrolling/scroller.ts';

/** Borders and a scroll bar. Beyond that, the area is scaled. */
const MAX_BORDER = 24;

interface Place {
  scroller: Element;
  left: number;
  top: number;
}

/** Restores a scrolled page whose owner, such as a stopped worker, is gone. */
const MAX_MS = 15_000;

let before: Place | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

/** Former `style` of elements that must not repeat on every part of a page. */
const former = new Map<HTMLElement, string | null>();

/**
 * Scrolls a part of the page into view for its picture. Sticky elements return to their place from the first part on; fixed
 * ones appear in the first alone (`isFirst`).
 */
export async function scrollForPicture(request: { top: number; isFirst: boolean }): Promise<{ top: number }> {
  clearTimeout(giveUp);
  giveUp = setTimeout(scrollBack, MAX_MS);
  before ??= placeOf(picturedScroller());
  const { scroller } = before;
  if (request.isFirst) changeAll('sticky', { position: 'relative', inset: 'auto' });
  else changeAll('fixed', { visibility: 'hidden' }, scroller);
  goTo({ scroller, left: 0, top: request.top });
  // Pages draw newly visible parts in the frame after the scroll event.
  await new Promise(resolve => requestAnimationFrame(resolve));
  return { top: scrollTopOf(scroller) };
}

export function scrollBack(): Record<string, never> {
  clearTimeout(giveUp);
  for (const [element, style] of former) {
    if (style === null) Element.prototype.removeAttribute.call(element, 'style');
    else Element.prototype.setAttribute.call(element, 'style', style);
  }
  former.clear();
  if (before) goTo(before);
  before = undefined;
  return {};
}

function placeOf(scroller: Element): Place {
  return { scroller, left: scrollLeftOf(scroller), top: scrollTopOf(scroller) };
}

function goTo({ scroller, left, top }: Place): void {
  Reflect.apply(Element.prototype.scrollTo, scroller, [{ left, top, behavior: 'instant' }]);
}

/** `kept`: its ancestors are left unchanged. */
function changeAll(position: 'sticky' | 'fixed', style: Record<string, string>, kept?: Element): void {
  for (const element of rootsOf(document).flatMap(root => [...queryAllIn(root, '*')])) {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).position !== position) continue;
    if (kept && isWithin(kept, element)) continue;
    if (!former.has(element)) former.set(element, attributeOf(element, 'style'));
    element.style.setProperty('transition', 'none', 'important');
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
  }
}

export interface PageExtent {
  /** Scroll bars included: the width of a picture. */
  windowWidth: number;
  viewWidth: number;
  viewHeight: number;
  pageHeight: number;
  /** The part of the view that scrolls: all of it, or an app's main area. */
  moving: { left: number; top: number; width: number; height: number };
  /** The page scrolls in an area that is not scrolled for its picture. */
  isPartial: boolean;
}

export function measurePage(): PageExtent {
  const root = documentElementOf(document);
  const viewWidth = clientWidthOf(root) || innerWidth;
  const viewHeight = clientHeightOf(root) || innerHeight;
  const scroller = picturedScroller();
  const isArea = scroller !== pageRoot();
  const hidden = scrollHeightOf(scroller) - clientHeightOf(scroller);
  const whole = { left: 0, top: 0, width: viewWidth, height: viewHeight };
  return {
    windowWidth: innerWidth,
    viewWidth,
    viewHeight,
    pageHeight: isArea ? viewHeight + hidden : Math.max(scrollHeightOf(scroller), innerHeight),
    moving: isArea ? areaOf(scroller) : whole,
    isPartial: scroller !== pageScroller(),
  };
}

/** The scroller of a whole-page picture: an area where that fills most of the view, unscaled. */
function picturedScroller(): Element {
  const scroller = pageScroller();
  const { left, top, width, height } = areaOf(scroller);
  const drawn = rectOf(scroller).height - height;
  const isSeen = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  const isMost = width * height > (innerWidth * innerHeight) / 2;
  return isSeen && isMost && drawn >= 0 && drawn < MAX_BORDER ? scroller : pageRoot();
}

function areaOf(scroller: Element): PageExtent['moving'] {
  const { left, top } = rectOf(scroller);
  const width = clientWidthOf(scroller);
  return { left, top: top + clientTopOf(scroller), width, height: clientHeightOf(scroller) };
}

function pageRoot(): Element {
  return document.scrollingElement ?? documentElementOf(document);
}
