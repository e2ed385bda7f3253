import { shadowRootOf } from './composed-tree.ts';
import { queryAllIn } from './native-dom.ts';

/** A document and the shadow trees in it, the outer ones first. */
export function rootsOf(page: Document): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [page];
  // The list grows during the loop: trees hold trees.
  for (const root of roots) {
    for (const element of queryAllIn(root, MAY_HOST)) {
      const inner = shadowRootOf(element);
      if (inner) roots.push(inner);
    }
  }
  return roots;
}

/** All but the commonest tags without shadow trees: pages of 100,000 elements are walked for one card. */
const MAY_HOST =
  ':not(a, b, button, em, i, img, input, label, li, ol, option, path, strong, svg, table, tbody, td, th, tr, ul)';
