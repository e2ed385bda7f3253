import { accessibleName } from '../naming/accessible-name.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { actionSignatureOf } from './action-signature.ts';
import { hashText } from './hash-text.ts';
import { numberOf } from './node-numbers.ts';

/** The fingerprints of an element as a card shows it. */
export interface Fingerprints {
  /**
   * Of everything that a person relied on when they approved an action on it. Two of the same element differ when it was
   * renamed, hidden, moved, or would do something else.
   */
  fingerprint: string;
  /** The same but for the digits in its name, by which the panel knows a name that counts by itself. */
  shape: string;
}

/** `name` and `shown`: what their card said. */
export function fingerprintsOf(element: Element, name: string, shown: unknown): Fingerprints {
  const visibility = createVisibility();
  // Uncut, where the card shows the beginning of a long name.
  const whole = accessibleName(element, visibility.sees);
  const others = [actionSignatureOf(element), visibility.hears(element), shown];
  const hash = (...names: string[]) => hashText(JSON.stringify([...names, ...others]));
  // Digits that the card cuts off are none that the person sees counting.
  const rest = whole === name ? '' : whole;
  return { fingerprint: hash(name, whole), shape: hash(name.replace(/\d+/gu, '#'), rest) };
}

export function selectionFingerprint(range: Range): string {
  const ends = [range.startContainer, range.endContainer].map(numberOf);
  return hashText(JSON.stringify([range.toString(), ...ends, range.startOffset, range.endOffset]));
}
