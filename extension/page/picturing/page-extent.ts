import { clientHeightOf, clientWidthOf, documentElementOf, scrollHeightOf } from '../dom/unshadowed.ts';

/** A page's measures, in CSS pixels. */
export interface PageExtent {
  /** The window's, scroll bars included: what a picture of it is as wide as. */
  windowWidth: number;
  viewWidth: number;
  viewHeight: number;
  pageHeight: number;
  scrollTop: number;
}

export function measurePage(): PageExtent {
  const root = documentElementOf(document);
  const scrolled = document.scrollingElement ?? root;
  return {
    windowWidth: innerWidth,
    viewWidth: clientWidthOf(root) || innerWidth,
    viewHeight: clientHeightOf(root) || innerHeight,
    pageHeight: Math.max(scrollHeightOf(scrolled), innerHeight),
    scrollTop: scrollY,
  };
}
