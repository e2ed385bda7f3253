import fc from 'fast-check';
import { expect } from 'vitest';
import type { Counters } from './counters.ts';
import { runScenario } from './run-scenario.ts';
import type { SimulatedEvent } from './simulated-event.ts';

interface Trial {
  events: fc.Arbitrary<SimulatedEvent[]>;
  /**
   * A property that never reaches a run proves nothing: how often each event must occur in `inRuns` runs. Measure over many
   * seeds before setting a bound.
   */
  moreThan: Counters;
  inRuns: number;
}

/** Shorter than a test's timeout, so that a late failure still names its seed. */
const LIMIT_MILLISECONDS = 590_000;

/** Runs the property as often as this test run requires. A failure names the seed and path, which reproduce it in `again`. */
export async function checkProperty(
  { events, moreThan, inRuns }: Trial,
  again: { seed?: number; path?: string } = {},
): Promise<void> {
  const { numRuns = inRuns, seed: fixed } = fc.readConfigureGlobal();
  const seed = again.seed ?? fixed ?? Math.trunc(Math.random() * 2 ** 31);
  const total = new Map<string, number>();
  const property = fc.asyncProperty(events, async given => {
    for (const [what, count] of Object.entries(await runScenario(given)))
      total.set(what, (total.get(what) ?? 0) + count);
  });
  await fc.assert(property, {
    ...again,
    seed,
    numRuns,
    interruptAfterTimeLimit: LIMIT_MILLISECONDS,
    markInterruptAsFailure: true,
  });
  for (const [what, bound] of Object.entries(moreThan)) {
    const scaled = Math.floor((bound * numRuns) / inRuns);
    expect(total.get(what), `${what}, with seed ${seed}`).toBeGreaterThan(scaled);
  }
}
