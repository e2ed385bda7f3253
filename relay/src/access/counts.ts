import type { Rate } from './rate.ts';

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
