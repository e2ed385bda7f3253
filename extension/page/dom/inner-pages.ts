import { isDocumentHolder } from './element-types.ts';
import { queryAllIn } from './native-dom.ts';
import { rootsOf } from './shadow-roots.ts';

/**
 * The documents of the frames in some trees that are of the page's own origin, and of the frames in those: whatever element
 * holds them, and also when a frame of another origin stands between.
 */
export function innerPages(roots: readonly (Document | ShadowRoot)[]): Document[] {
  return withInner([...pagesOf(roots), ...pagesIn(window)]);
}

/** All other documents of the tab that scripts of this page get at: around it, in it, and beside it. */
export function otherPages(): Document[] {
  const pages = withInner([document, ...pagesAround(), ...pagesIn(window.top ?? window)], MOST_OTHERS);
  return pages.filter(page => page !== document);
}

function withInner(outer: readonly Document[], most = Number.POSITIVE_INFINITY): Document[] {
  const pages = new Set(outer.slice(0, most));
  // The set grows while it is gone through.
  for (const page of pages) {
    for (const inner of pagesOf(rootsOf(page))) if (pages.size < most) pages.add(inner);
  }
  return [...pages];
}

/** Of a page made of thousands of frames: each of them looks at the others whenever it is read. */
const MOST_OTHERS = 200;

const HOLDERS = 'iframe, frame, object';

function pagesOf(roots: readonly (Document | ShadowRoot)[]): Document[] {
  return roots
    .flatMap(root => [...queryAllIn(root, HOLDERS)])
    .flatMap(holder => (isDocumentHolder(holder) && holder.contentDocument) || []);
}

/** Those that hold this one, whatever element of theirs does. */
function pagesAround(): Document[] {
  const pages: Document[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent)
    if (isReachable(at.parent)) pages.push(at.parent.document);
  return pages;
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
