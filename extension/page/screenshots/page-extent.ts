import { rectOf } from '../dom/box.ts';
import {
  clientHeightOf,
  clientTopOf,
  clientWidthOf,
  documentElementOf,
  scrollHeightOf,
} from '../dom/native-dom.ts';
import { pageScroller } from '../scrolling/scroller.ts';

/** A page's measures, in CSS pixels. */
export interface PageExtent {
  /** The window's, scroll bars included: what a picture of it is as wide as. */
  windowWidth: number;
  viewWidth: number;
  viewHeight: number;
  pageHeight: number;
  /** What of the view moves when the page is scrolled: all of it, or an app's own main area. */
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

/** What is scrolled for a picture of the whole page: an area of it where that is most of what is seen, drawn in its own size. */
export function picturedScroller(): Element {
  const scroller = pageScroller();
  const { left, top, width, height } = areaOf(scroller);
  const drawn = rectOf(scroller).height - height;
  const isSeen = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  const isMost = width * height > (innerWidth * innerHeight) / 2;
  return isSeen && isMost && drawn >= 0 && drawn < MOST_BORDER ? scroller : pageRoot();
}

/** Borders and a scroll bar. Where an area is drawn larger than that or smaller, it is scaled. */
const MOST_BORDER = 24;

function areaOf(scroller: Element): PageExtent['moving'] {
  const { left, top } = rectOf(scroller);
  const width = clientWidthOf(scroller);
  return { left, top: top + clientTopOf(scroller), width, height: clientHeightOf(scroller) };
}

function pageRoot(): Element {
  return document.scrollingElement ?? documentElementOf(document);
}
