import { HttpError } from '../errors/http-error.ts';
import { type Caller, type Named, namedBy } from './caller.ts';
import type { Counts, Rate, Rated, Scope } from './counts.ts';
import { createMemoryCounts } from './counts.ts';

/** How often in a minute; `undefined` for no limit. */
type PerMinute = { user?: number | undefined; key?: number | undefined };

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
   * Counts one more. Throws an HTTP error where the limit, times `factor`, is reached. The user
   * first: one user with too many requests must not use up the limit that all users of the key share.
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

const WHOSE = { user: 'You', key: 'All users of this key together' } as const;

const MAY = {
  turns: (perMinute: number) => `may begin ${perMinute} turns a minute here`,
  reads: (perMinute: number) => `may read sessions ${perMinute} times a minute here`,
} as const;

function tooMany(what: Rated, scope: Scope, perMinute: number, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(
    429,
    `too_many_${what}`,
    `${WHOSE[scope]} ${MAY[what](perMinute)}. Try again in ${seconds} seconds.`,
    undefined,
    {
      'Retry-After': String(seconds),
      // draft-ietf-httpapi-ratelimit-headers-10
      'RateLimit-Policy': `"${scope}";q=${perMinute};w=60`,
      RateLimit: `"${scope}";r=0;t=${seconds}`,
    },
  );
}

/** Seconds; nobody knows when a turn ends, and this is about as long as a short one takes. */
const SHORT_TURN = 5;

export function tooManyRunning(scope: Scope, running: number): HttpError {
  return new HttpError(
    429,
    'too_many_running',
    `${WHOSE[scope]} may have ${running} turns running at once. Wait for the end of one, or stop it, then try again.`,
    undefined,
    { 'Retry-After': String(SHORT_TURN) },
  );
}

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

  /** Throws an HTTP error (429) where the limit is reached. */
  async admit(caller: Caller, owner: string): Promise<void> {
    if (caller.kind !== 'anyone' || this.#limitsAnyone) await this.#rates.take(namedBy(caller, owner));
  }
}
