import type { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts by name, in windows of a minute that begin with the first. */
export interface Rate {
  /**
   * Counts one more where there is room; else the milliseconds until there is, and nothing is counted. There is `factor`
   * times as much room as others have.
   */
  take(name: string, factor: number): Promise<number | undefined>;
  giveBack(name: string): Promise<void>;
}

/** Counts in this process. A name is forgotten after its minute. The library is loaded for the first that needs it. */
export async function createMemoryRate(perMinute: number): Promise<Rate> {
  const { createMemoryRateLimiter } = await import('./memory-rate-limiter.ts');
  return toRate(createMemoryRateLimiter(perMinute), perMinute);
}

function toRate(limiter: Pick<RateLimiterMemory, 'penalty' | 'reward'>, perMinute: number): Rate {
  return {
    async take(name, factor) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name);
      if (consumedPoints <= perMinute * factor) return undefined;
      await limiter.reward(name);
      return msBeforeNext;
    },
    async giveBack(name) {
      await limiter.reward(name);
    },
  };
}
