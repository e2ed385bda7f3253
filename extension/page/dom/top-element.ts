import { shadowRootOf } from './composed-tree.ts';

/** The topmost element at a point, inside shadow trees too. */
export function topElementAt({ x, y }: { x: number; y: number }): Element | undefined {
  let top = Document.prototype.elementFromPoint.call(document, x, y);
  while (top) {
    const inner = shadowRootOf(top)?.elementFromPoint(x, y);
    if (!inner || inner === top) break;
    top = inner;
  }
  return top ?? undefined;
}
