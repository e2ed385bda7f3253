import { comesBefore } from '../dom/composed-walk.ts';
import { elementIds } from '../identity/element-ids.ts';
import type { RememberedOutline } from './outline-page.ts';
import type { OutlineLine } from './outline-reading.ts';

type Side = 'before' | 'after';

/**
 * Returns whether a line that says the same as before came from elsewhere: from the other side of the target, or from beyond another
 * control, as when pages exchange the names of two rows. `roots`: what is about the target, and says `now`.
 */
export function moveReader(
  { element, own, outline }: { element: Element; own: OutlineLine; outline: RememberedOutline },
  roots: readonly Node[],
  now: readonly OutlineLine[],
): (was: OutlineLine, is: OutlineLine) => boolean {
  const { lines } = outline;
  const here = new Set(now.map(({ key }) => key));
  const [ownBefore, ownNow] = [lines.indexOf(own), now.findIndex(({ key }) => key === own.key)];
  return (was, is) => {
    if (was.key !== is.key || ownNow === -1) return false;
    const at = lines.indexOf(was);
    const side = at < ownBefore ? 'before' : 'after';
    if (side !== (now.indexOf(is) < ownNow ? 'before' : 'after')) return true;
    return lines
      .slice(Math.min(at, ownBefore) + 1, Math.max(at, ownBefore))
      .some(line => !here.has(line.key) && hasLeft(line, side));
  };

  /** Controls that stood between: they are in the page, and elsewhere now. */
  function hasLeft({ text }: OutlineLine, side: Side): boolean {
    const found = elementIds.find(/ \[ref=(e_\w+)\]/u.exec(text)?.[1] ?? '');
    return found.status === 'found' && !isBetween(found.element, side);
  }

  function isBetween(control: Element, side: Side): boolean {
    const [first, last] = [roots[0], roots.at(-1)];
    if (side === 'before') return isAfter(control, first) && comesBefore(control, element);
    return isAfter(last, control) && comesBefore(element, control);
  }
}

function isAfter(one: Node | undefined, other: Node | undefined): boolean {
  if (!one || !other) return false;
  const position = Node.prototype.compareDocumentPosition.call(other, one);
  return (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINS)) !== 0;
}
