import { rectOf } from '../dom/box.ts';
import { clientHeightOf, documentElementOf, textOf } from '../dom/native-dom.ts';
import { nextFrame } from '../timing/next-frame.ts';
import type { VirtualList } from './virtual-list.ts';

/** How long nothing happens in a list that is done: so many milliseconds, and so many frames, which a busy machine draws late. */
interface Stillness {
  time: number;
  frames: number;
}

/** A list that has drawn nothing new by then has nothing new there. */
const WITHOUT_NEWS: Stillness = { time: 1000, frames: 20 };
/** One whose rows leave a part of the view empty, as around a heading or at its end. */
const AFTER_NEWS: Stillness = { time: 100, frames: 4 };

/**
 * Waits until a list that was scrolled shows rows all over its view, or draws no more of them; no longer than until `end`.
 * `before` is what it said before it was scrolled.
 */
export async function awaitRows(list: VirtualList, before: string, end: number): Promise<void> {
  let [said, since, frames] = [before, performance.now(), 0];
  const isStill = ({ time, frames: least }: Stillness) =>
    frames >= least && performance.now() - since >= time;
  // It hears of the scrolling with the next frame.
  do {
    await nextFrame();
    frames += 1;
    const now = textOfRows(list);
    if (now !== said) [said, since, frames] = [now, performance.now(), 0];
    if (isViewCovered(list)) return;
  } while (performance.now() < end && !isStill(said === before ? WITHOUT_NEWS : AFTER_NEWS));
}

export function textOfRows(list: VirtualList): string {
  return list.rows().map(textOf).join('\n');
}

/** Rows without a word are still to be filled. */
function isViewCovered({ scroller, rows }: VirtualList): boolean {
  const drawn = rows().filter(row => textOf(row).trim() !== '');
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return false;
  const { top, bottom } = viewOf(scroller);
  const { bottom: end, height } = rectOf(last);
  return rectOf(first).top <= top + height / 2 && end >= bottom - height / 2;
}

function viewOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === (document.scrollingElement ?? documentElementOf(document)))
    return { top: 0, bottom: innerHeight };
  const { top } = rectOf(scroller);
  return { top, bottom: top + clientHeightOf(scroller) };
}
