import fc from 'fast-check';
import { expect } from 'vitest';
import { type Counters, totalOf } from './counters.ts';
import { runScenario } from './run-scenario.ts';
import type { SimulatedEvent } from './simulated-event.ts';

interface Trial {
  simulatedEvents: fc.Arbitrary<SimulatedEvent[]>;
  /**
   * A property that never gets as far as a run would prove nothing: how often each must come to pass in `inRuns` runs.
   * Chance must leave each count well above its bound, so measure over many seeds before you set one.
   */
  moreThan: Partial<Counters>;
  inRuns: number;
}

/** Shorter than what a test has, so that one that is late still tells its seed. */
const LIMIT_MILLISECONDS = 590_000;

/**
 * Lets random things happen, as often as the run of tests asks for. Whatever fails names the seed; given again (with the
 * path, if any) it comes out the same.
 */
export async function checkProperty(
  { simulatedEvents, moreThan, inRuns }: Trial,
  again: { seed?: number; path?: string } = {},
): Promise<Map<string, number>> {
  const { numRuns = inRuns, seed: fixed } = fc.readConfigureGlobal();
  const seed = again.seed ?? fixed ?? Math.trunc(Math.random() * 2 ** 31);
  const tallies: Counters[] = [];
  const property = fc.asyncProperty(simulatedEvents, async given => {
    tallies.push(await runScenario(given));
  });
  await fc.assert(property, {
    ...again,
    seed,
    numRuns,
    interruptAfterTimeLimit: LIMIT_MILLISECONDS,
    markInterruptAsFailure: true,
  });
  const total = totalOf(tallies);
  for (const [what, bound] of Object.entries(moreThan)) {
    const scaled = Math.floor((bound * numRuns) / inRuns);
    expect(total.get(what), `${what}, with seed ${seed}`).toBeGreaterThan(scaled);
  }
  return total;
}
