import { isFullRun } from './test-plan.ts';

interface PropertyRuns {
  numRuns: number;
  /** Absent where each run should try others; what fails names its seed. */
  seed?: number;
}

/** How often each property is tried, unless it says otherwise: the same cases for every change, many new ones in a full run. */
export function propertyRuns(): PropertyRuns {
  return isFullRun() ? { numRuns: 10_000 } : { numRuns: 300, seed: 14 };
}
