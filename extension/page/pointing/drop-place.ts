import { topElementAt } from '../dom/active-elements.ts';
import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { inlineScriptsOf } from '../dom/destination.ts';
import { attributeOf, isConnected } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-point.ts';
import { labelTextsOf } from '../identity/label-texts.ts';
import { numberOf } from '../identity/node-numbers.ts';

interface Ends {
  source: Element;
  destination: Element;
  to: Point;
  /** Rows that make room come to lie under what is dragged between them. */
  isBetweenRows: boolean;
}

/**
 * Looks at both ends of a drag before it begins. What is returned tells whether they are what they were, and whether
 * what is let go would fall on the destination. What follows the pointer may lie over it: the source, or a copy.
 */
export function watchDrop({ source, destination, to, isBetweenRows }: Ends): () => boolean {
  const matching = natureOf(source, destination);
  const said = labelTextsOf(source)[0];
  return () => {
    if (!isConnected(destination) || natureOf(source, destination) !== matching) return false;
    const top = topElementAt(to);
    if (!top || isWithin(top, destination) || isWithin(destination, top)) return true;
    const isDragged = isWithin(top, source) || composedSome(top, at => labelTextsOf(at)[0] === said);
    const list = composedParent(destination);
    return isDragged || (isBetweenRows && list !== null && isWithin(top, list));
  };
}

function composedSome(element: Element, fits: (at: Element) => boolean): boolean {
  return [...composedAncestry(element)].some(fits);
}

/** Without its styles, which show that something is over it, and without the place of what is carried along. */
function natureOf(source: Element, destination: Element): string {
  const role = attributeOf(destination, 'role');
  const way = Array.from(composedAncestry(destination), numberOf);
  return JSON.stringify([
    labelTextsOf(source),
    labelTextsOf(destination),
    role,
    way,
    inlineScriptsOf(destination),
  ]);
}
