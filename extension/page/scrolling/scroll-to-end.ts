import { isElement } from '../dom/element-types.ts';
import { scrollHeightOf } from '../dom/native-dom.ts';
import { nextFrame, nextTask } from '../timing/next-frame.ts';
import { settle, waitFor } from '../timing/settle.ts';
import { watchBusy } from '../timing/watch-busy.ts';
import { scrollTowards } from './scroller.ts';

export interface Arrivals {
  loads: number;
  entries: number;
  /** Nothing more came; false at the limits, when more may come. */
  isComplete: boolean;
}

const MAX_LOADS = 30;

/** The background waits 15 seconds for the whole operation; the last load may begin at the end of these. */
const DEADLINE_MS = 9_000;

/** After a first load, a list gets a multiple of its slowest load's time. */
const FIRST_LOAD_MS = 700;
const NEXT_LOAD_MS = 1500;
const TIMES_SLOWEST = 3;

export async function scrollToEnd(scroller: Element): Promise<Arrivals> {
  const start = performance.now();
  const count = countEntries(scroller);
  let loads = 0;
  let patience = FIRST_LOAD_MS;
  while (loads < MAX_LOADS && performance.now() - start < DEADLINE_MS) {
    const left = start + DEADLINE_MS + NEXT_LOAD_MS - performance.now();
    const took = await loadAtEnd(scroller, Math.min(patience, left));
    // With less time than the page may need, nothing is known about its end.
    if (took === undefined) return { loads, entries: count.stop(), isComplete: patience <= left };
    loads += 1;
    patience = Math.max(patience, NEXT_LOAD_MS, took * TIMES_SLOWEST);
  }
  return { loads, entries: count.stop(), isComplete: false };
}

/**
 * Scrolls to the bottom and returns the milliseconds until more arrived. Pages notice their end by drawn frames, which are
 * late on a busy machine: wait for one without the end, then for one with it, and only then measure.
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

/** Intersection observers run in tasks after the frame. */
async function frameAndItsTasks(): Promise<void> {
  await nextFrame();
  await nextTask();
}

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
