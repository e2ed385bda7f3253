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

/** A single run, warm or not: milliseconds, and what it gave. */
export function timeFirst<Result>(run: () => Result): { ms: number; result: Result } {
  payLayoutDebt();
  const start = performance.now();
  const result = run();
  return { ms: performance.now() - start, result };
}

/** Marks in a trace where runs start and end, each in a task of its own that owes no layout. Gives what the last one gave. */
export async function markRuns<Result>(run: () => Promise<Result>, count: number): Promise<Result> {
  payLayoutDebt();
  await scheduler.yield();
  performance.mark('bench-start');
  const result = await run();
  performance.mark('bench-end');
  return count > 1 ? markRuns(run, count - 1) : result;
}
