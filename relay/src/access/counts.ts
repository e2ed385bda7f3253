import { MinuteCounts } from './minute-counts.ts';

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
