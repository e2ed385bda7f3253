import { setTimeout as wait } from 'node:timers/promises';
import type { RunningTurns } from '../chat/running-turns.ts';

/** What a relay that is being stopped is made of. */
export type StoppingParts = {
  runningTurns: RunningTurns;
  /** Milliseconds that open turns have to end. */
  drain: number;
  /** Give back what turns were served from, such as a database. */
  held: readonly (() => Promise<unknown>)[];
};

// Milliseconds. With the eight seconds that turns have unless it is said otherwise, and half a second for their last words,
// they add up to less than the ten after which most supervisors kill.
const HELD_GRACE = 300;
export const DELIVERY_GRACE = 500;

/**
 * No new turn begins, open ones end or are interrupted, then `stopListening`, and all resources are released. A server tool that
 * does not look at its signal holds up nothing.
 */
export async function stopRelay(
  { runningTurns, drain, held }: StoppingParts,
  stopListening: () => Promise<void> = async () => {},
): Promise<void> {
  await runningTurns.stop(drain);
  await stopListening();
  const given = Promise.allSettled(held.map(giveBack => giveBack()));
  await Promise.race([given, wait(HELD_GRACE, undefined, { ref: false })]);
}
