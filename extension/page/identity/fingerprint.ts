import { accessibleName } from '../naming/accessible-name.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { actionSignatureOf } from './action-signature.ts';
import { hashText } from './hash-text.ts';
import { numberOf } from './node-numbers.ts';

export interface Fingerprints {
  /** Of all that an approval relied on. Differs once the element is renamed, hidden, moved, or would act differently. */
  fingerprint: string;
  /** The same without the digits in its name, by which the panel recognises names that count. */
  shape: string;
}

/** `name` and `shown`: as on the card. */
export function fingerprintsOf(element: Element, name: string, shown: unknown): Fingerprints {
  const visibility = createVisibility();
  // Uncut: the card shows the beginning of a long name.
  const whole = accessibleName(element, visibility.sees);
  const others = [actionSignatureOf(element), visibility.hears(element), shown];
  const hash = (...names: string[]) => hashText(JSON.stringify([...names, ...others]));
  // Digits beyond the card's cut are not seen counting.
  const rest = whole === name ? '' : whole;
  return { fingerprint: hash(name, whole), shape: hash(name.replace(/\d+/gu, '#'), rest) };
}

export function selectionFingerprint(range: Range): string {
  const ends = [range.startContainer, range.endContainer].map(numberOf);
  return hashText(JSON.stringify([range.toString(), ...ends, range.startOffset, range.endOffset]));
}
