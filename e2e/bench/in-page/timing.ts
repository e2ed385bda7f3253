/** Style and layout that the page owes are not a reader's work: they are done before the clock starts. */
export function payLayoutDebt(): void {
  void document.body.offsetHeight;
  void getComputedStyle(document.body).cursor;
  document.elementFromPoint(1, 1);
}

/** A clock of 0.1 ms tells nothing of less than this. */
const SHORTEST_SAMPLE = 5;
const MOST_REPEATS = 100;

/** Milliseconds of one run; what is over too soon to be timed is run several times and shared out. */
export async function timeRun(run: () => unknown): Promise<number> {
  payLayoutDebt();
  let repeats = 0;
  const start = performance.now();
  do {
    await run();
    repeats += 1;
  } while (performance.now() - start < SHORTEST_SAMPLE && repeats < MOST_REPEATS);
  return (performance.now() - start) / repeats;
}
