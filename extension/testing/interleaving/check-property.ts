import fc from 'fast-check';
import { expect } from 'vitest';
import { type Counters, totalOf } from './counters.ts';
import { runScenario } from './run-scenario.ts';
import type { SimulatedEvent } from './simulated-event.ts';

interface Trial {
  simulatedEvents: fc.Arbitrary<SimulatedEvent[]>;
  numRuns: number;
  /**
   * A property that never gets as far as a run would prove nothing: how often each must come to pass. Chance must leave
   * each count well above its bound, so measure over many seeds before you set one.
   */
  moreThan: Partial<Counters>;
}

/** Shorter than what a test has, so that one that is late still tells its seed. */
const LIMIT_MILLISECONDS = 110_000;

/** Lets random things happen. Whatever fails names the seed; given again (with the path, if any) it comes out the same. */
export async function checkProperty(
  { simulatedEvents, numRuns, moreThan }: Trial,
  again: { seed?: number; path?: string } = {},
): Promise<Map<string, number>> {
  const { seed = Math.trunc(Math.random() * 2 ** 31) } = again;
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
    expect(total.get(what), `${what}, with seed ${seed}`).toBeGreaterThan(bound);
  }
  return total;
}
