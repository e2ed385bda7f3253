import { rootsOf } from './composed-tree.ts';
import { isDocumentHolder } from './element-types.ts';
import { queryAllIn } from './native-dom.ts';

/** Same-origin documents in the frames of these trees, nested ones included, also behind a frame of another origin. */
export function innerPages(roots: readonly (Document | ShadowRoot)[]): Document[] {
  return withInner([...pagesOf(roots), ...pagesIn(window)]);
}

export function otherPages(): Document[] {
  const pages = withInner([document, ...pagesAround(), ...pagesIn(window.top ?? window)], MAX_OTHERS);
  return pages.filter(page => page !== document);
}

function withInner(outer: readonly Document[], most = Number.POSITIVE_INFINITY): Document[] {
  const pages = new Set(outer.slice(0, most));
  // The set grows during the loop.
  for (const page of pages) {
    for (const inner of pagesOf(rootsOf(page))) if (pages.size < most) pages.add(inner);
  }
  return [...pages];
}

/** For pages of thousands of frames, each of which looks at the others at every reading. */
const MAX_OTHERS = 200;

const HOLDERS = 'iframe, frame, object';

function pagesOf(roots: readonly (Document | ShadowRoot)[]): Document[] {
  return roots
    .flatMap(root => [...queryAllIn(root, HOLDERS)])
    .flatMap(holder => (isDocumentHolder(holder) && holder.contentDocument) || []);
}

function pagesAround(): Document[] {
  const pages: Document[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent)
    if (isReachable(at.parent)) pages.push(at.parent.document);
  return pages;
}

/** A window lists its frames of any origin, but not those in shadow trees. */
function pagesIn(outer: Window): Document[] {
  return Array.from({ length: outer.length }, (_, index) => outer[index]).flatMap(inner => {
    if (!inner) return [];
    return isReachable(inner) ? [inner.document, ...pagesIn(inner)] : pagesIn(inner);
  });
}

export function isReachable(other: Window): boolean {
  try {
    return Boolean(other.document);
  } catch {
    // As browsers do for a window of another origin.
    return false;
  }
}
