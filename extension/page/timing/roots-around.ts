import { rootOf } from '../dom/native-dom.ts';

/** The trees that an element is in: its shadow tree, those around that, and the document. */
export function rootsAround(element: Element): Node[] {
  const roots: Node[] = [];
  for (let at: Node = element; ; ) {
    const root = rootOf(at);
    roots.push(root);
    if (!(root instanceof ShadowRoot)) return roots;
    at = root.host;
  }
}
