import { composedAncestry } from '../dom/composed-tree.ts';
import { bodyOf } from '../dom/unshadowed.ts';

/** An element and some of those around it, innermost first, short of the page as a whole. */
export function ancestorsWithin(element: Element, levels: number): Element[] {
  return [...composedAncestry(element)].filter(at => at !== bodyOf(document)).slice(0, levels + 1);
}
