import type { Caller } from './caller.ts';
import type { Counts } from './counts.ts';
import { createMemoryCounts } from './memory-counts.ts';
import { namedBy } from './named.ts';
import { type PerMinute, RateLimits } from './rate-limits.ts';

export type ReadLimitsOptions = PerMinute & {
  /** Whether they hold where nobody is asked who they are, too. */
  limitsAnyone?: boolean;
  /** By default in this process. */
  counts?: Counts | undefined;
};

/** How often in a minute sessions may be listed, read and exported. */
export class ReadLimits {
  #rates: RateLimits;
  #limitsAnyone: boolean;

  constructor(options: ReadLimitsOptions = {}) {
    const { user, key, limitsAnyone = false, counts = createMemoryCounts() } = options;
    this.#rates = new RateLimits('reads', { user, key }, counts);
    this.#limitsAnyone = limitsAnyone;
  }

  /** Throws a refusal (429) where it was done too often. */
  async admit(caller: Caller, owner: string): Promise<void> {
    if (caller.kind !== 'anyone' || this.#limitsAnyone) await this.#rates.take(namedBy(caller, owner));
  }
}
