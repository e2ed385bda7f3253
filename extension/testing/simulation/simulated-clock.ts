import type { Clock } from '../../entrypoints/sidepanel/ports/ports.ts';

/** A clock that only moves on demand. */
export interface SimulatedClock extends Clock {
  advance(milliseconds: number): Promise<void>;
}

/** Waits until all pending promises have settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

export function simulatedClock(): SimulatedClock {
  let now = 1_000;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (milliseconds, run) => {
      timers.push({ at: now + milliseconds, run });
    },
    nextFrame: run => queueMicrotask(run),
    advance: async milliseconds => {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = timers.filter(timer => timer.at <= end).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        timers = timers.filter(timer => timer !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
