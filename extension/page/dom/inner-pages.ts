import { isFrame } from './element-types.ts';
import { queryAllIn } from './unshadowed.ts';

/** The documents of the frames in some trees that are of the page's own origin, and of the frames in those. */
export function innerPages(roots: readonly (Document | ShadowRoot)[]): Document[] {
  const pages = roots.flatMap(root => pagesOf(queryAllIn(root, 'iframe')));
  // The list grows while it is gone through. Another window's document is none of this window's own `Document`.
  for (const page of pages) pages.push(...pagesOf(Document.prototype.querySelectorAll.call(page, 'iframe')));
  return pages;
}

function pagesOf(frames: Iterable<Element>): Document[] {
  return [...frames].flatMap(frame => (isFrame(frame) && frame.contentDocument) || []);
}
