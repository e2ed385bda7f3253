import type { Box } from '../dom/box.ts';
import type { Kind } from '../dom/kind.ts';

/** An element that a person could act on now. */
export interface Candidate {
  element: Element;
  kind: Kind;
  /** Where it is seen: its own box, or that of the label that stands for a hidden tick box. */
  rect: Box;
}
