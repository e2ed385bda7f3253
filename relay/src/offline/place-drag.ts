import { ANY_KIND } from './affinities.ts';
import type { DescribedElement } from './described-element.ts';
import { findElement } from './find-element.ts';
import type { PageIntent } from './intent.ts';
import { type Placement, place } from './placement.ts';

/** Both ends have to be there before anything is picked up. */
export function placeDrag(
  { target, to, position }: Extract<PageIntent, { verb: 'drag' }>,
  elements: readonly DescribedElement[],
): Placement {
  const destination = findElement(to, elements, ANY_KIND);
  const source = findElement(target, elements, ANY_KIND);
  const make = () => ({ action: 'drag', params: {} });
  if (source.kind !== 'found') return place(source, { phrase: target, make });
  if (destination.kind !== 'found') return place(destination, { phrase: to, make });
  const params = { to: destination.element.id, ...(position && { position }) };
  const placed = place(source, { phrase: target, make: () => ({ action: 'drag', params }) });
  return placed.kind === 'placed' ? { ...placed, onto: destination.element } : placed;
}
