import type { Begun, Counts, Place } from './counts.ts';
import { createMemoryRate } from './counts.ts';

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
