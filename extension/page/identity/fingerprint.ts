import { accessibleName } from '../naming/accessible-name.ts';
import { createSight } from '../sight/sight.ts';
import { essenceOf } from './essence.ts';
import { hashText } from './hash-text.ts';
import { numberOf } from './node-numbers.ts';

/**
 * Everything about an element that a person relied on when they approved an action on it, and `shown`, what their card
 * said. Two fingerprints of the same element differ when it was renamed, hidden, moved, or would do something else.
 */
export function fingerprintOf(element: Element, shown: unknown): string {
  const sight = createSight();
  // Uncut, where the card shows the beginning of a long name.
  const name = accessibleName(element, sight.sees);
  return hashText(JSON.stringify([essenceOf(element), name, sight.hears(element), shown]));
}

export function selectionFingerprint(range: Range): string {
  const ends = [range.startContainer, range.endContainer].map(numberOf);
  return hashText(JSON.stringify([range.toString(), ...ends, range.startOffset, range.endOffset]));
}
