import { isElement } from '../dom/element-types.ts';
import { scrollHeightOf } from '../dom/native-dom.ts';
import { nextFrame, nextTask } from '../timing/next-frame.ts';
import { settle, waitFor } from '../timing/settle.ts';
import { watchBusy } from '../timing/watch-busy.ts';
import { scrollTowards } from './scroller.ts';

/** What came while a list was scrolled to its end. */
export interface Arrivals {
  /** How many times more was loaded. */
  loads: number;
  /** How many entries came in all. */
  entries: number;
  /** Nothing more came; otherwise the bounds were reached, and more may come. */
  isComplete: boolean;
}

const MOST_LOADS = 30;

/** The background waits 15 seconds for the whole operation. The last load may begin when these are over. */
const DEADLINE_MS = 9_000;

/** A list that has loaded more once will do it again, and is given more time for it: as often as long as the slowest took. */
const FIRST_LOAD_MS = 700;
const NEXT_LOAD_MS = 1500;
const TIMES_SLOWEST = 3;

/** Scrolls to the bottom again and again, as long as more comes there. */
export async function scrollToEnd(scroller: Element): Promise<Arrivals> {
  const start = performance.now();
  const count = countEntries(scroller);
  let loads = 0;
  let patience = FIRST_LOAD_MS;
  while (loads < MOST_LOADS && performance.now() - start < DEADLINE_MS) {
    const left = start + DEADLINE_MS + NEXT_LOAD_MS - performance.now();
    const took = await loadAtEnd(scroller, Math.min(patience, left));
    // Who had no time to wait as long as the page may need does not know that nothing comes.
    if (took === undefined) return { loads, entries: count.stop(), isComplete: patience <= left };
    loads += 1;
    patience = Math.max(patience, NEXT_LOAD_MS, took * TIMES_SLOWEST);
  }
  return { loads, entries: count.stop(), isComplete: false };
}

/**
 * Scrolls to the bottom, and says how many milliseconds later more came there. A page notices its end by the frames that
 * it draws, which a busy machine draws late: first one without the end in it, or the page would not know that it came
 * into view again, and then one with it, from which on it can be said to take its time.
 */
async function loadAtEnd(scroller: Element, patience: number): Promise<number | undefined> {
  await frameAndItsTasks();
  const before = scrollHeightOf(scroller);
  const busy = watchBusy(scroller);
  const hasGrown = () => scrollHeightOf(scroller) > before + 1 || undefined;
  scrollTowards(scroller, 'bottom');
  await frameAndItsTasks();
  const start = performance.now();
  const came = await waitFor(hasGrown, patience);
  const took = performance.now() - start;
  // Shorter than usual: the background waits for the whole operation.
  await settle({ busyDeadline: 2000 }, busy);
  return came || hasGrown() ? took : undefined;
}

/** Intersection observers are called in tasks of their own, after the frame. */
async function frameAndItsTasks(): Promise<void> {
  await nextFrame();
  await nextTask();
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
