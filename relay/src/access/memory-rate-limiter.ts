import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * A file of its own, so that only who needs the library loads it: imported by itself, a CommonJS package has its names under
 * `default` alone once it is bundled.
 */
export function createMemoryRateLimiter(perMinute: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: perMinute, duration: 60 });
}
