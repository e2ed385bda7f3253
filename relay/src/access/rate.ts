import type { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';

/** Counts by name, in windows of a minute that begin with the first. */
export interface Rate {
  /** Counts one more; `undefined` when there was room for it, else the milliseconds until there is. */
  take(name: string): Promise<number | undefined>;
  /** Counts one more, whether or not there is room. */
  force(name: string): Promise<void>;
  giveBack(name: string): Promise<void>;
}

/** Counts in this process. A name is forgotten after its minute. The library is loaded for the first that needs it. */
export async function createMemoryRate(perMinute: number): Promise<Rate> {
  const { createMemoryRateLimiter } = await import('./memory-rate-limiter.ts');
  return toRate(createMemoryRateLimiter(perMinute));
}

/** The library says no by throwing this, and that something is broken by throwing an error. */
const noSchema = z.object({ msBeforeNext: z.number() });

export function toRate(limiter: Pick<RateLimiterMemory, 'consume' | 'penalty' | 'reward'>): Rate {
  return {
    async take(name) {
      try {
        await limiter.consume(name);
        return undefined;
      } catch (thrown) {
        const no = noSchema.safeParse(thrown);
        if (thrown instanceof Error || !no.success) throw thrown;
        return no.data.msBeforeNext;
      }
    },
    async force(name) {
      await limiter.penalty(name);
    },
    async giveBack(name) {
      await limiter.reward(name);
    },
  };
}
