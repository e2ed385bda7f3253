import { setTimeout as wait } from 'node:timers/promises';
import type { RunningTurns } from '../chat/running-turns.ts';
import type { Listening } from '../listen.ts';
import type { Operation } from './operate.ts';

export type EndingParts = {
  runningTurns: RunningTurns;
  listening: Listening;
  operation: Operation;
  /** Milliseconds that open turns have to end. */
  drain: number;
  /** Give back what turns were served from, such as a database. */
  held: readonly (() => Promise<unknown>)[];
};

// Milliseconds. With the eight seconds that turns have unless it is said otherwise, and half a second for their last words,
// they add up to less than the ten after which most supervisors kill.
const CONNECTION_GRACE = 500;
const HELD_GRACE = 300;
const DELIVERY_GRACE = 500;

/**
 * At SIGTERM or SIGINT no new turn begins, open ones end or are told, and the process ends; a second signal ends it at once.
 * A defect that nothing caught ends it too, as Node would, but without writing its message, which may hold content.
 */
export function endProcessWell(parts: EndingParts): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // As shells report a process that a signal has ended.
      if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
      isStopping = true;
      stop(parts, signal).then(() => process.exit());
    });
  }
  process.on('uncaughtException', async thrown => {
    parts.operation.report(thrown);
    await parts.operation.end(DELIVERY_GRACE);
    process.exit(1);
  });
}

/** A server tool that does not look at its signal must not keep the process alive. */
async function stop(
  { runningTurns, listening, operation, drain, held }: EndingParts,
  signal: string,
): Promise<void> {
  operation.log.write('info', { event: 'stopping', signal });
  await runningTurns.stop(drain);
  await listening.stop(CONNECTION_GRACE);
  const given = Promise.allSettled(held.map(giveBack => giveBack()));
  await Promise.race([given, wait(HELD_GRACE, undefined, { ref: false })]);
  operation.log.write('info', { event: 'stopped', signal });
  await operation.end(DELIVERY_GRACE);
}
