/** Pending style and layout are the page's work: they are flushed before the clock starts. */
export function payLayoutDebt(): void {
  void document.body.offsetHeight;
  void getComputedStyle(document.body).cursor;
  document.elementFromPoint(1, 1);
}

/** The clock's resolution is 0.1 ms, so shorter times are unknown. */
const SHORTEST_SAMPLE = 5;
const MAX_REPEATS = 1024;

/** Milliseconds of one run. A run too short to time is repeated and averaged. */
export function timeRun(run: () => unknown): number {
  payLayoutDebt();
  for (let repeats = 1; ; repeats *= 2) {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) run();
    const took = performance.now() - start;
    if (took >= SHORTEST_SAMPLE || repeats >= MAX_REPEATS) return took / repeats;
  }
}

/** The same for a run with pauses; the pauses count. */
export async function timeAsyncRun(run: () => Promise<unknown>): Promise<number> {
  payLayoutDebt();
  for (let repeats = 1; ; repeats *= 2) {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) await run();
    const took = performance.now() - start;
    if (took >= SHORTEST_SAMPLE || repeats >= MAX_REPEATS) return took / repeats;
  }
}

/** A single run, warm or cold: its milliseconds and its result. */
export function timeFirst<Result>(run: () => Result): { ms: number; result: Result } {
  payLayoutDebt();
  const start = performance.now();
  const result = run();
  return { ms: performance.now() - start, result };
}

/** Marks the start and end of runs in a trace, each in a task of its own without pending layout. Returns the last result. */
export async function markRuns<Result>(run: () => Promise<Result>, count: number): Promise<Result> {
  payLayoutDebt();
  await scheduler.yield();
  performance.mark('bench-start');
  const result = await run();
  performance.mark('bench-end');
  return count > 1 ? markRuns(run, count - 1) : result;
}
