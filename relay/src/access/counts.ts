/** A limit counts one user, or all users of one key. */
export type Scope = 'user' | 'key';

export type Rated = 'turns' | 'reads';

/** How many turns of one name may run at once; infinity for no limit. */
export type Place = { scope: Scope; name: string; most: number };

/** `end` resolves when the place is free, may be called twice, and never rejects. */
export type Begun = { kind: 'begun'; end(): Promise<void> } | { kind: 'full'; scope: Scope };

/** The counts behind the limits: in this process, or for all relays that share a store. */
export interface Counts {
  rate(what: Rated, scope: Scope, perMinute: number): Rate;
  /** Counts a running turn in all of these places, or in none when one of them is full. */
  begin(places: readonly Place[]): Promise<Begun>;
  /** What was spent under a name in this minute and, in this currency, in this month (UTC). */
  spent(name: string, currency: string | undefined): Promise<Spent>;
  spend(name: string, spending: Spending): Promise<void>;
}

/** Minutes and months are those of the calendar, in UTC. */
export type Spent = {
  tokensThisMinute: number;
  costThisMonth: number;
  /** Seconds until the next one begins. */
  minuteLeft: number;
  monthLeft: number;
};

export type Spending = { tokens: number; cost: { amount: number; currency: string } | undefined };

/** Counts by name, in windows of a minute that begin with the first count. */
export interface Rate {
  /** Counts one more below `factor` times the limit; otherwise gives the milliseconds until the window ends. */
  take(name: string, factor: number): Promise<number | undefined>;
  giveBack(name: string): Promise<void>;
}

/** For a relay that shares its sessions with no other. `now` for what is spent. */
export function createMemoryCounts(now: () => Date = () => new Date()): Counts {
  const running = new Map<string, number>();
  const countOf = (name: string): number => running.get(name) ?? 0;
  const release = (name: string): void => {
    if (countOf(name) > 1) running.set(name, countOf(name) - 1);
    else running.delete(name);
  };
  return {
    ...createMemorySpending(now),
    rate: (_what, _scope, perMinute) => createMemoryRate(perMinute),
    // No `await` between the check and the count, so that two turns can't take the same place.
    async begin(places) {
      const full = places.find(({ scope, name, most }) => countOf(`${scope} ${name}`) >= most);
      if (full) return { kind: 'full', scope: full.scope };
      const taken = places.map(({ scope, name }) => `${scope} ${name}`);
      for (const name of taken) running.set(name, countOf(name) + 1);
      return {
        kind: 'begun',
        async end() {
          for (const name of taken.splice(0)) release(name);
        },
      };
    },
  };
}

function createMemorySpending(now: () => Date): Pick<Counts, 'spent' | 'spend'> {
  /** Only of the current minute and month. */
  const sums = new Map<string, number>();
  let period = '';
  /** `2026-11-26T08:15` and `2026-11`. */
  const periods = () => {
    const minute = now().toISOString().slice(0, 16);
    if (minute !== period)
      for (const name of sums.keys())
        if (!name.startsWith(minute.slice(0, 7)) || /^\S{16} /.test(name)) sums.delete(name);
    period = minute;
    return { minute, month: minute.slice(0, 7) };
  };
  const add = (name: string, amount: number): void => void sums.set(name, (sums.get(name) ?? 0) + amount);
  return {
    async spent(name, currency) {
      const { minute, month } = periods();
      const date = now();
      const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
      return {
        tokensThisMinute: sums.get(`${minute} ${name}`) ?? 0,
        costThisMonth: sums.get(`${month} ${currency} ${name}`) ?? 0,
        minuteLeft: 60 - date.getUTCSeconds(),
        monthLeft: Math.ceil((nextMonth - date.getTime()) / 1000),
      };
    },
    async spend(name, { tokens, cost }) {
      const { minute, month } = periods();
      add(`${minute} ${name}`, tokens);
      if (cost) add(`${month} ${cost.currency} ${name}`, cost.amount);
    },
  };
}

function createMemoryRate(perMinute: number): Rate {
  const counts = new MinuteCounts();
  return {
    async take(name, factor) {
      const { count, endsAt } = counts.add(name);
      if (count <= perMinute * factor) return undefined;
      counts.remove(name);
      return Math.max(1, endsAt - Date.now());
    },
    async giveBack(name) {
      counts.remove(name);
    },
  };
}

const MINUTE = 60_000;

/** `endsAt` in milliseconds since 1970. */
type MinuteCount = { count: number; endsAt: number };

/** Counts by name, in windows of a minute. */
export class MinuteCounts {
  /** The oldest window first. */
  #counts = new Map<string, MinuteCount>();
  #maxNames: number;

  /** Beyond `maxNames` the oldest window is forgotten. */
  constructor(maxNames: number = Number.POSITIVE_INFINITY) {
    this.#maxNames = maxNames;
  }

  get(name: string): MinuteCount | undefined {
    const found = this.#counts.get(name);
    return found && found.endsAt > Date.now() ? found : undefined;
  }

  add(name: string): MinuteCount {
    const found = this.get(name) ?? this.#begin(name);
    found.count += 1;
    return found;
  }

  remove(name: string): void {
    const found = this.get(name);
    if (found && found.count > 0) found.count -= 1;
  }

  #begin(name: string): MinuteCount {
    this.#counts.delete(name);
    const begun = { count: 0, endsAt: Date.now() + MINUTE };
    this.#counts.set(name, begun);
    for (const [other, { endsAt }] of this.#counts) {
      if (endsAt > Date.now() && this.#counts.size <= this.#maxNames) break;
      this.#counts.delete(other);
    }
    return begun;
  }
}
