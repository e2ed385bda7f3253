import type { Outcome } from './contract/outcome.ts';

interface Sighting {
  outcome: Promise<Outcome | undefined>;
  resolve(outcome: Outcome | undefined): void;
}

const sightings = new Map<string, Sighting>();

/** By the key of a run, which may begin before or after somebody asks about it. */
function sightingOf(key: string): Sighting {
  const known = sightings.get(key);
  if (known) return known;
  const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
  const sighting = { outcome: promise, resolve };
  sightings.set(key, sighting);
  return sighting;
}

/** What a run has seen at first, while the page may yet take it back; undefined where the run has ended. */
export function noteSighting(key: string, outcome: Outcome | undefined): void {
  sightingOf(key).resolve(outcome);
}

/** For the person alone, who need not wait for the page to be still. */
export async function sightedOutcomeOf({ key }: { key: string }): Promise<{ outcome?: Outcome | undefined }> {
  return { outcome: await sightingOf(key).outcome };
}
