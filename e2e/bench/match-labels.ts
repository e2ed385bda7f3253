/** A box in the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Relation of a found element to a wanted one: the same, one inside the other, a label and its field, or none. */
export type Kinship = 'same' | 'inner' | 'outer' | 'label' | 'none';

/**
 * Whether a click on the found element is a click on the wanted one. Nested elements are the same target when the inner
 * box contains the middle of the outer one; a small button in a large card does not.
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
