import { rectOf } from '../dom/box.ts';

/** Brings an element into view at once: a smooth scroll would leave us aiming at where it was. */
export function scrollIntoView(element: Element): void {
  const { top, bottom, left, right } = rectOf(element);
  const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  // Inside a scroll container an element can be within the window's bounds and still cut off, so it is always asked for.
  const block = isInView ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(element, { block, inline: 'nearest', behavior: 'instant' });
}
