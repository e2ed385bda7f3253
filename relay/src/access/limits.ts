import { HttpError } from '../errors/http-error.ts';
import { type Caller, type Named, namedBy } from './access.ts';
import { type Counts, createMemoryCounts, type Rate, type Rated, type Scope } from './counts.ts';

/** `undefined` for no limit. */
export type Limit = { turnsPerMinute?: number | undefined; runningTurns?: number | undefined };

type LimitsOptions = {
  /** Whether the limits also hold where no key is required. */
  limitsAnyone?: boolean;
  /** By default in this process. */
  counts?: Counts | undefined;
};

export type TurnLimitsOptions = LimitsOptions & {
  /** For each user of a tenant. */
  user?: Limit;
  /** For all users of a key together; for tokens, of a tenant. */
  key?: Limit;
};

export type AskedTurn = {
  caller: Caller;
  owner: string;
  /** It brings a tool's result or a person's decision that the model waits for. */
  isAwaited: boolean;
};

type Admitted = {
  /** Call it when the turn has ended. Resolves when its place is free; never rejects. */
  end(): Promise<void>;
  /** Call it instead when the turn never began: then it does not count. */
  undo(): Promise<void>;
};

const SCOPES: readonly Scope[] = ['user', 'key'];

/** Awaited turns may go this many times beyond a limit. */
const AWAITED_FACTOR = 3;

/**
 * How many turns may begin in a minute, and run at once. An awaited turn may exceed both: its action in the page is done, and
 * a task should not stop half-way. Not without bound, because it costs as much as any other; when it is refused nothing is
 * lost, since its call stays open.
 */
export class TurnLimits {
  #running: Readonly<Record<Scope, number>>;
  #rates: RateLimits;
  #counts: Counts;
  #limitsAnyone: boolean;

  constructor(options: TurnLimitsOptions = {}) {
    const { user = {}, key = {}, limitsAnyone = false, counts = createMemoryCounts() } = options;
    this.#running = {
      user: user.runningTurns ?? Number.POSITIVE_INFINITY,
      key: key.runningTurns ?? Number.POSITIVE_INFINITY,
    };
    this.#rates = new RateLimits('turns', { user: user.turnsPerMinute, key: key.turnsPerMinute }, counts);
    this.#counts = counts;
    this.#limitsAnyone = limitsAnyone;
  }

  /** Throws an HTTP error (429) at a limit. */
  async admit({ caller, owner, isAwaited }: AskedTurn): Promise<Admitted> {
    if (caller.kind === 'anyone' && !this.#limitsAnyone) return { async end() {}, async undo() {} };
    const named = namedBy(caller, owner);
    const factor = isAwaited ? AWAITED_FACTOR : 1;
    const begun = await this.#counts.begin(
      SCOPES.map(scope => ({ scope, name: named[scope], most: this.#running[scope] * factor })),
    );
    if (begun.kind === 'full') throw tooManyRunning(begun.scope, this.#running[begun.scope]);
    try {
      await this.#rates.take(named, factor);
    } catch (thrown) {
      await begun.end();
      throw thrown;
    }
    return {
      end: () => begun.end(),
      undo: async () => {
        await begun.end();
        await this.#rates.giveBack(named);
      },
    };
  }
}

export type ReadLimitsOptions = LimitsOptions & PerMinute;

/** How often in a minute sessions may be listed, read and exported. */
export class ReadLimits {
  #rates: RateLimits;
  #limitsAnyone: boolean;

  constructor(options: ReadLimitsOptions = {}) {
    const { user, key, limitsAnyone = false, counts = createMemoryCounts() } = options;
    this.#rates = new RateLimits('reads', { user, key }, counts);
    this.#limitsAnyone = limitsAnyone;
  }

  /** Throws an HTTP error (429) at a limit. */
  async admit(caller: Caller, owner: string): Promise<void> {
    if (caller.kind !== 'anyone' || this.#limitsAnyone) await this.#rates.take(namedBy(caller, owner));
  }
}

/** `undefined` for no limit. */
type PerMinute = { user?: number | undefined; key?: number | undefined };

class RateLimits {
  #what: Rated;
  /** The user first: one user with too many requests must not use up the limit that all users of the key share. */
  #limited: readonly ScopeLimit[];

  constructor(what: Rated, perMinute: PerMinute, counts: Counts) {
    this.#what = what;
    this.#limited = SCOPES.flatMap(scope => {
      const { [scope]: most } = perMinute;
      return most === undefined ? [] : [{ scope, most, rate: counts.rate(what, scope, most) }];
    });
  }

  /** Counts one more, or throws an HTTP error at `factor` times the limit. */
  async take(named: Named, factor = 1): Promise<void> {
    const taken: ScopeLimit[] = [];
    try {
      for (const limit of this.#limited) {
        const milliseconds = await limit.rate.take(named[limit.scope], factor);
        if (milliseconds !== undefined) throw tooMany(this.#what, limit, milliseconds);
        taken.push(limit);
      }
    } catch (thrown) {
      await this.giveBack(named, taken);
      throw thrown;
    }
  }

  async giveBack(named: Named, limits = this.#limited): Promise<void> {
    await Promise.all(limits.map(({ scope, rate }) => rate.giveBack(named[scope])));
  }
}

type ScopeLimit = { scope: Scope; most: number; rate: Rate };

const WHOSE = { user: 'You', key: 'All users of this key together' } as const;

const MAY = {
  turns: (perMinute: number) => `may begin ${perMinute} turns a minute here`,
  reads: (perMinute: number) => `may read sessions ${perMinute} times a minute here`,
} as const;

function tooMany(what: Rated, { scope, most }: ScopeLimit, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(
    429,
    `too_many_${what}`,
    `${WHOSE[scope]} ${MAY[what](most)}. Try again in ${seconds} seconds.`,
    {
      headers: {
        'Retry-After': String(seconds),
        // draft-ietf-httpapi-ratelimit-headers-10
        'RateLimit-Policy': `"${scope}";q=${most};w=60`,
        RateLimit: `"${scope}";r=0;t=${seconds}`,
      },
    },
  );
}

/** Seconds. The end of a running turn is unknown; a short one takes about this long. */
const SHORT_TURN = 5;

function tooManyRunning(scope: Scope, running: number): HttpError {
  return new HttpError(
    429,
    'too_many_running',
    `${WHOSE[scope]} may have ${running} turns running at once. Wait until one ends, or stop it, then try again.`,
    { headers: { 'Retry-After': String(SHORT_TURN) } },
  );
}
