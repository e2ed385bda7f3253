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

/**
 * Milliseconds of the longest task while it runs: messages to ourselves are answered between any two tasks. Where a run
 * goes on ahead of messages after yielding, several tasks may count as one.
 */
export async function longestTask(run: () => unknown): Promise<number> {
  payLayoutDebt();
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  port1.onmessage = () => {
    look();
    port2.postMessage(null);
  };
  port2.postMessage(null);
  await run();
  look();
  port1.close();
  return longest;
}
