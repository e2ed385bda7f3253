import { composedParent, shadowRootOf } from '../dom/composed-tree.ts';
import type { ComposedWalk } from '../dom/composed-walk.ts';

/** Goes along a list of elements, parents first, as a walk through a page would that had only these. */
export function walkAlong(
  elements: readonly Element[],
  onTree: (root: Document | ShadowRoot) => void,
): ComposedWalk {
  const skipped = new Set<Element>();
  let at = 0;
  let last: Element | undefined;
  onTree(document);
  return {
    next() {
      for (let element = elements[at]; element; element = elements[at]) {
        at += 1;
        const parent = composedParent(element);
        if (parent && skipped.has(parent)) {
          skipped.add(element);
          continue;
        }
        const tree = shadowRootOf(element);
        if (tree) onTree(tree);
        last = element;
        return element;
      }
      return undefined;
    },
    skipInside() {
      if (last) skipped.add(last);
    },
  };
}
