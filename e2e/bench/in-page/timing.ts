/** Style and layout that the page owes are not a reader's work: they are done before the clock starts. */
export function payLayoutDebt(): void {
  void document.body.offsetHeight;
  void getComputedStyle(document.body).cursor;
  document.elementFromPoint(1, 1);
}

/** A clock of 0.1 ms tells nothing of less than this. */
const SHORTEST_SAMPLE = 5;
const MOST_REPEATS = 1024;

/** Milliseconds of one run; of what is over too soon to be timed, so many that they can be, shared out. */
export function timeRun(run: () => unknown): number {
  payLayoutDebt();
  for (let repeats = 1; ; repeats *= 2) {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) run();
    const took = performance.now() - start;
    if (took >= SHORTEST_SAMPLE || repeats >= MOST_REPEATS) return took / repeats;
  }
}

/** The same of a run that rests in between; its rests count. */
export async function timeAsyncRun(run: () => Promise<unknown>): Promise<number> {
  payLayoutDebt();
  for (let repeats = 1; ; repeats *= 2) {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) await run();
    const took = performance.now() - start;
    if (took >= SHORTEST_SAMPLE || repeats >= MOST_REPEATS) return took / repeats;
  }
}

/** Milliseconds of a single run, warm or not. */
export function timeFirst(run: () => unknown): number {
  payLayoutDebt();
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Marks in a trace where runs start and end, each in a task of its own that owes no layout. Returns how many. */
export async function markRuns(run: () => Promise<unknown>, count: number): Promise<number> {
  for (let done = 0; done < count; done += 1) {
    payLayoutDebt();
    await scheduler.yield();
    performance.mark('bench-start');
    await run();
    performance.mark('bench-end');
  }
  return count;
}
