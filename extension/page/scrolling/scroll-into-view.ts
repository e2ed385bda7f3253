import { rectOf } from '../dom/box.ts';

/** At once: after a smooth scroll we would aim at the old place. */
export function scrollIntoView(element: Element): void {
  const { top, bottom, left, right } = rectOf(element);
  const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  // An element within the window may still be cut off by a scroll container, so always scroll.
  const block = isInView ? 'nearest' : 'center';
  Element.prototype.scrollIntoView.call(element, { block, inline: 'nearest', behavior: 'instant' });
}
