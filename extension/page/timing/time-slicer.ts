import { nextTask } from './next-frame.ts';

export interface TimeSlicer {
  isOver(): boolean;
  rest(): Promise<void>;
}

/** Milliseconds between two pauses. */
const SLICE = 5;

export function startTimeSlicer(pause = nextTurn): TimeSlicer {
  let end = performance.now() + SLICE;
  return {
    isOver: () => performance.now() >= end,
    rest: async () => {
      await pause();
      end = performance.now() + SLICE;
    },
  };
}

export async function mapTimeSliced<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  slicer: TimeSlicer,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (slicer.isOver()) await slicer.rest();
    results.push(work(item, index));
  }
  return results;
}

export async function runTimeSliced(steps: Generator<undefined, void>, slicer: TimeSlicer): Promise<void> {
  while (!steps.next().done) if (slicer.isOver()) await slicer.rest();
}

/** Timers are throttled in background pages, and after a few turns in any. */
function nextTurn(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return nextTask();
}

interface TimeBudget {
  /** Asked while working; on false the work stops. */
  isLeft(): boolean;
  wasShort(): boolean;
}

export function startTime(milliseconds: number): TimeBudget {
  const end = performance.now() + milliseconds;
  let wasShort = false;
  return {
    isLeft: () => {
      wasShort = wasShort || performance.now() >= end;
      return !wasShort;
    },
    wasShort: () => wasShort,
  };
}

/** Limits time in a large document only. A small one is looked at in full. */
export function startTimeIfLarge(milliseconds: number): Pick<TimeBudget, 'isLeft'> {
  const time = startTime(milliseconds);
  let isLarge: boolean | undefined;
  return {
    isLeft: () => {
      if (time.isLeft()) return true;
      isLarge ??= isLargeDocument();
      return !isLarge;
    },
  };
}

const MAX_IN_SMALL = 3_000;

/** Shadow trees are not counted, so a custom element makes a document large: it may hold the whole page. */
function isLargeDocument(): boolean {
  const all = Document.prototype.getElementsByTagName.call(document, '*');
  if (all.item(MAX_IN_SMALL)) return true;
  const CUSTOM = 'boolean(//*[contains(local-name(), "-")])';
  return Document.prototype.evaluate.call(document, CUSTOM, document, null, XPathResult.BOOLEAN_TYPE, null)
    .booleanValue;
}
