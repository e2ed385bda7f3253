/** How many turns run, by name. It holds those alone that have one running. */
class RunningCount {
  #running = new Map<string, number>();

  of(name: string): number {
    return this.#running.get(name) ?? 0;
  }

  /** Gives what ends it; a second call changes nothing. */
  begin(name: string): () => void {
    this.#running.set(name, this.of(name) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#end(name);
    };
  }

  #end(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#running.set(name, left);
    else this.#running.delete(name);
  }
}

const MINUTE = 60_000;

/** Counts by name in this process, in windows of a minute that begin with the first count of a name. */
export class MinuteCounts {
  /** In the order in which they began, which is that in which they end. */
  #counts = new Map<string, MinuteCount>();
  #maxNames: number;

  /** Beyond `maxNames` the window that began first is forgotten. */
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

  /** Takes one count back. */
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

/** Whom a limit counts: one user, or all who come with one key. */
export type Scope = 'user' | 'key';

/** What is counted by rates, each for itself. */
export type Rated = 'turns' | 'reads';

/** How many turns of one name may run at once; infinity for no limit. */
export type Place = { scope: Scope; name: string; most: number };

/** `end` resolves when the place is free, and does nothing a second time. It never rejects. */
export type Begun = { kind: 'begun'; end(): Promise<void> } | { kind: 'full'; scope: Scope };

/** Where what is limited is counted: in this process, or for all relays that share a store. */
export interface Counts {
  rate(what: Rated, scope: Scope, perMinute: number): Promise<Rate>;
  /** Counts a turn that runs, in all of these places, unless one of them is full: then in none. */
  begin(places: readonly Place[]): Promise<Begun>;
}

/** Counts by name, in windows of a minute that begin with the first. */
export interface Rate {
  /**
   * Counts one more where there is room; else the milliseconds until there is, and nothing is counted. There is `factor`
   * times as much room as others have.
   */
  take(name: string, factor: number): Promise<number | undefined>;
  giveBack(name: string): Promise<void>;
}

/** Counts in this process. */
export function createMemoryRate(perMinute: number): Rate {
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

/** `endsAt` in milliseconds since 1970. */
type MinuteCount = { count: number; endsAt: number };

/** For a relay that shares its sessions with no other. */
export function createMemoryCounts(): Counts {
  const running = new RunningCount();
  return {
    rate: async (_what, _scope, perMinute) => createMemoryRate(perMinute),
    // Nothing is waited for between the look and the count, so that many at once can't all find the same free place.
    begin: async places => beginIn(running, places),
  };
}

function beginIn(running: RunningCount, places: readonly Place[]): Begun {
  const full = places.find(({ scope, name, most }) => running.of(`${scope} ${name}`) >= most);
  if (full) return { kind: 'full', scope: full.scope };
  const ends = places.map(({ scope, name }) => running.begin(`${scope} ${name}`));
  return {
    kind: 'begun',
    async end() {
      for (const end of ends) end();
    },
  };
}
