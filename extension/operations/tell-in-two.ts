import type { Unsure } from './operation.ts';
import type { Outcome } from './outcome.ts';

interface InTwo {
  /** What is told first; what became of it in the end, where nothing else is to be done meanwhile. */
  run(): Promise<Outcome>;
  /** Has what was told first passed on, if it may be taken back, and tells what is so then, if that is another thing. */
  lookBack(pass: () => void): Promise<Outcome | undefined>;
}

/** A deed that the page may take back is told of twice where the next one need not wait for that. Only what succeeded. */
export function tellInTwo(deed: () => Promise<Outcome | Unsure>, isFollowed: boolean): InTwo {
  let early: { first: Outcome; last: Unsure['last'] } | undefined;
  return {
    run: async () => {
      const told = await deed();
      if (!('last' in told)) return told;
      const first = told.first();
      if (!isFollowed || !first.success) return told.last();
      early = { first, last: told.last };
      return first;
    },
    lookBack: async pass => {
      if (!early) return undefined;
      pass();
      const last = await early.last();
      return JSON.stringify(last) === JSON.stringify(early.first) ? undefined : last;
    },
  };
}
