import { composedAncestry } from '../dom/composed-tree.ts';
import { isConnected } from '../dom/native-dom.ts';
import { momentNow, numberOf, wasThere } from './node-numbers.ts';

/** A shown target and the elements around it, from the inside. */
export interface ShownPath {
  elements: readonly Element[];
  /** Nodes numbered before cannot stand for them. */
  moment: number;
}

export function pathOf(element: Element): ShownPath {
  const elements = [...composedAncestry(element)];
  for (const at of elements) numberOf(at);
  return { elements, moment: momentNow() };
}

/**
 * Numbers of nodes for comparing a target that the page drew again with the one that was shown: what stands in the place of a
 * node that is gone has that node's number. Undefined for the shown target itself, and where its place is another.
 */
export function numbersDrawnAgain(
  { elements, moment }: ShownPath,
  element: Element,
): ((node: Node) => number) | undefined {
  const now = [...composedAncestry(element)];
  if (elements[0] === element || now.length !== elements.length) return undefined;
  const drawn = new Map<Node, number>();
  for (const [level, at] of now.entries()) {
    const former = elements[level];
    if (former === at) continue;
    if (!former || isConnected(former) || wasThere(at, moment)) return undefined;
    drawn.set(at, numberOf(former));
  }
  return node => drawn.get(node) ?? numberOf(node);
}
