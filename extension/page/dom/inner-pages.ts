import { isDocumentHolder } from './element-types.ts';
import { queryAllIn } from './unshadowed.ts';

/**
 * The documents of the frames in some trees that are of the page's own origin, and of the frames in those: whatever element
 * holds them, and also when a frame of another origin stands between.
 */
export function innerPages(roots: readonly (Document | ShadowRoot)[]): Document[] {
  const held = roots.flatMap(root => pagesOf(queryAllIn(root, HOLDERS)));
  const pages = new Set([...held, ...pagesIn(window)]);
  // The set grows while it is gone through. Another window's document is none of this window's own `Document`.
  for (const page of pages)
    for (const inner of pagesOf(Document.prototype.querySelectorAll.call(page, HOLDERS))) pages.add(inner);
  return [...pages];
}

const HOLDERS = 'iframe, frame, object';

function pagesOf(holders: Iterable<Element>): Document[] {
  return [...holders].flatMap(holder => (isDocumentHolder(holder) && holder.contentDocument) || []);
}

/** Each window tells its frames, whatever its origin; those in shadow trees are not among them. */
function pagesIn(outer: Window): Document[] {
  return Array.from({ length: outer.length }, (_, index) => outer[index]).flatMap(inner => {
    if (!inner) return [];
    return isReachable(inner) ? [inner.document, ...pagesIn(inner)] : pagesIn(inner);
  });
}

/** Whether scripts of this page get at the document of another window. */
export function isReachable(other: Window): boolean {
  try {
    return Boolean(other.document);
  } catch {
    // What browsers do for a window of another origin.
    return false;
  }
}
