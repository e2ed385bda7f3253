import type { Counts, Rated, Scope } from './counts.ts';
import { tooMany } from './limit-refusals.ts';
import type { Named } from './named.ts';
import type { Rate } from './rate.ts';

/** How often in a minute; `undefined` for no limit. */
export type PerMinute = { user?: number | undefined; key?: number | undefined };

/** How often each user may do something in a minute, and all who come with one key together. */
export class RateLimits {
  #what: Rated;
  #perMinute: PerMinute;
  #counts: Counts;
  #rates = new Map<Scope, Promise<Rate>>();

  constructor(what: Rated, perMinute: PerMinute, counts: Counts) {
    this.#what = what;
    this.#perMinute = perMinute;
    this.#counts = counts;
  }

  /**
   * Counts once more. Throws a refusal where it was done as often as may be, which is `factor` times the limit. The user
   * first: who asks too often must not use up what all users of the key have together.
   */
  async take(named: Named, factor = 1): Promise<void> {
    await this.#takeOf('user', named, factor);
    try {
      await this.#takeOf('key', named, factor);
    } catch (thrown) {
      await this.#giveBackOf('user', named);
      throw thrown;
    }
  }

  async giveBack(named: Named): Promise<void> {
    await Promise.all([this.#giveBackOf('user', named), this.#giveBackOf('key', named)]);
  }

  async #takeOf(scope: Scope, named: Named, factor: number): Promise<void> {
    const { [scope]: perMinute } = this.#perMinute;
    if (perMinute === undefined) return;
    const milliseconds = await (await this.#rateOf(scope, perMinute)).take(named[scope], factor);
    if (milliseconds !== undefined) throw tooMany(this.#what, scope, perMinute, milliseconds);
  }

  async #giveBackOf(scope: Scope, named: Named): Promise<void> {
    const { [scope]: perMinute } = this.#perMinute;
    if (perMinute !== undefined) await (await this.#rateOf(scope, perMinute)).giveBack(named[scope]);
  }

  #rateOf(scope: Scope, perMinute: number): Promise<Rate> {
    const rate = this.#rates.get(scope) ?? this.#counts.rate(this.#what, scope, perMinute);
    this.#rates.set(scope, rate);
    return rate;
  }
}
