import type { Scenario } from '../scenario.ts';
import { DECISIONS } from './decisions.ts';
import { FAILURES } from './failures.ts';
import { STREAMS } from './streams.ts';

/** Every scenario, in the order in which they are played. */
export const SCENARIOS: readonly Scenario[] = [...DECISIONS, ...STREAMS, ...FAILURES];
