/** A box in the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How what was found stands to what was wanted: the same element, one in the other, a label and its field, or neither. */
export type Kinship = 'same' | 'inner' | 'outer' | 'label' | 'none';

/**
 * Whether a press on what was found is a press on what was wanted. One in the other is the same target when the inner
 * box holds the middle of the outer one; a small button in a large card is not.
 */
export function isSameTarget(kinship: Kinship, found: Box, wanted: Box): boolean {
  switch (kinship) {
    case 'same':
    case 'label':
      return true;
    case 'inner':
      return holdsMiddle(found, wanted);
    case 'outer':
      return holdsMiddle(wanted, found);
    case 'none':
      return false;
  }
}

function holdsMiddle(inner: Box, outer: Box): boolean {
  const [x, y] = [(outer.left + outer.right) / 2, (outer.top + outer.bottom) / 2];
  return inner.left <= x && x <= inner.right && inner.top <= y && y <= inner.bottom;
}
