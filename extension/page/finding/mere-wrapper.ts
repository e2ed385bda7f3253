import { isActedOn } from '../dom/click-target.ts';
import { isDragged, pointerOver } from '../dom/draggable.ts';
import type { Candidate } from './candidate.ts';

const MAX_INNER = 12;

/**
 * A box without a role whose middle is a control inside it: a press on it would press that one, which is listed too.
 * `inner` is what can be acted on inside it, in the order of reading.
 */
export function isMereWrapper({ element, kind, rect }: Candidate, inner: Iterable<Candidate>): boolean {
  if (kind !== 'clickable') return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  let count = 0;
  for (const { kind: innerKind, rect: box } of inner) {
    count += 1;
    if (count === 2 && isStop(element)) return true;
    const holdsMiddle = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    if (holdsMiddle && innerKind !== 'clickable') return true;
    if (count === MAX_INNER) return false;
  }
  return false;
}

/** For the keyboard alone; one that holds several controls is a group of them. */
function isStop(element: Element): boolean {
  return !pointerOver(element) && !isActedOn(element) && !isDragged(element);
}
