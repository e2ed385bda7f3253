import { isElement } from '../dom/element-types.ts';
import { scrollHeightOf } from '../dom/unshadowed.ts';
import { settle, waitFor } from '../watching/settle.ts';
import { watchBusy } from '../watching/watch-busy.ts';
import { scrollTowards } from './scroller.ts';

/** What came while a list was scrolled to its end. */
export interface Arrivals {
  /** How many times more was loaded. */
  loads: number;
  /** How many entries came in all. */
  entries: number;
  /** Nothing more came; otherwise the bounds were reached, and there is more. */
  isComplete: boolean;
}

const MOST_LOADS = 30;
const DEADLINE_MS = 10_000;

/** A list that has loaded more once will do it again, and is given more time for it. */
const FIRST_LOAD_MS = 700;
const NEXT_LOAD_MS = 1500;

/** Scrolls to the bottom again and again, as long as more comes there. */
export async function scrollToEnd(scroller: Element): Promise<Arrivals> {
  const start = performance.now();
  const count = countEntries(scroller);
  let loads = 0;
  let isComplete = false;
  while (!isComplete && loads < MOST_LOADS && performance.now() - start < DEADLINE_MS) {
    const before = scrollHeightOf(scroller);
    const busy = watchBusy(scroller);
    scrollTowards(scroller, 'bottom');
    const hasGrown = () => scrollHeightOf(scroller) > before + 1 || undefined;
    const came = await waitFor(hasGrown, loads === 0 ? FIRST_LOAD_MS : NEXT_LOAD_MS);
    // Shorter than usual: the background waits 15 seconds for the whole operation.
    await settle({ busyDeadline: 2000 }, busy);
    if (came || hasGrown()) loads += 1;
    else isComplete = true;
  }
  return { loads, entries: count.stop(), isComplete };
}

/** Entries are the children that were added where the most were added. */
function countEntries(scroller: Element): { stop(): number } {
  const added = new Map<Node, number>();
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records)
      added.set(target, (added.get(target) ?? 0) + [...addedNodes].filter(isElement).length);
  };
  const observer = new MutationObserver(note);
  observer.observe(scroller, { subtree: true, childList: true });
  return {
    stop: () => {
      note(observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...added.values());
    },
  };
}
