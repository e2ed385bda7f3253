import { rectOf } from '../dom/box.ts';
import { scrollBack, scrollerOf, scrollPositions, scrollToHeight } from './scroller.ts';

/** Where in the window bars rarely are, after its edges and its middle. */
const HEIGHTS: readonly number[] = [0.65, 0.35, 0.8, 0.2];

/**
 * Tries places in the window until one answers, since bars lie over its edges. Back to where it was when none does.
 * At once: a page learns of scrolling with its next frame, so it hears of the last place alone.
 */
export function scrollClear<Found>(element: Element, find: () => Found | undefined): Found | undefined {
  const before = scrollPositions(element);
  for (const scroll of waysFor(element)) {
    scroll();
    const found = find();
    if (found !== undefined) return found;
  }
  scrollBack(before);
  return undefined;
}

function waysFor(element: Element): (() => void)[] {
  const to = (block: ScrollLogicalPosition, inline: ScrollLogicalPosition) => () =>
    Element.prototype.scrollIntoView.call(element, { block, inline, behavior: 'instant' });
  return [
    to('end', 'nearest'),
    to('start', 'nearest'),
    to('center', 'nearest'),
    ...HEIGHTS.map(height => () => scrollToHeight(scrollerOf(element), rectOf(element), height)),
    to('nearest', 'end'),
    to('nearest', 'start'),
    to('center', 'center'),
  ];
}
