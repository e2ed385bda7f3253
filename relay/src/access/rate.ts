import { MinuteCounts } from './minute-counts.ts';

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
