import { shadowRootOf } from './composed-tree.ts';
import { activeElementOf, bodyOf } from './native-dom.ts';

/** The focused element, inside shadow trees too; undefined when nothing in particular has the focus. */
export function deepestFocus(): Element | undefined {
  let focused = activeElementOf(document);
  while (focused) {
    const inner = shadowRootOf(focused)?.activeElement;
    if (!inner) break;
    focused = inner;
  }
  return focused && focused !== bodyOf(document) ? focused : undefined;
}
