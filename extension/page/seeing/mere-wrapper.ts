import { isMatching } from '../dom/unshadowed.ts';
import type { Candidate } from './candidate.ts';
import { ACTED_ON } from './click-target.ts';
import { isDragged, pointerOver } from './draggable.ts';

const MAX_INNER = 12;

/**
 * A box without a role whose middle is a control inside it: a press on it would press that one, which is listed too.
 * `inner` is what can be acted on inside it, in the order of reading.
 */
export function isMereWrapper({ element, kind, rect }: Candidate, inner: Iterable<Candidate>): boolean {
  if (kind !== 'clickable') return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  // A stop for the keyboard that holds several controls is a group of them.
  const isStop = !pointerOver(element) && !isMatching(element, ACTED_ON) && !isDragged(element);
  let count = 0;
  for (const { kind: innerKind, rect: box } of inner) {
    count += 1;
    if (isStop && count === 2) return true;
    const holdsMiddle = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    if (holdsMiddle && innerKind !== 'clickable') return true;
    if (count === MAX_INNER) return false;
  }
  return false;
}
