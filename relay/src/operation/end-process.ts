import { setTimeout as wait } from 'node:timers/promises';
import type { RunningTurns } from '../chat/running-turns.ts';
import type { Listening } from '../runtime/listen.ts';
import type { Operation } from './operate.ts';

export type StoppingParts = {
  runningTurns: RunningTurns;
  /** Milliseconds that running turns have to end. */
  drain: number;
  /** Ends what takes a while, in the same time. */
  settle(): Promise<void>;
  /** Release the resources that turns used, such as a database. */
  held: readonly (() => Promise<unknown>)[];
};

type EndingParts = StoppingParts & { listening: Listening; operation: Operation };

// Milliseconds. With the default drain of eight seconds and half a second for the last events of turns, they add up to less
// than the ten seconds after which most supervisors kill.
const HELD_GRACE = 300;
/** Also without a drain: what is not stored by then is lost. */
const SETTLE_GRACE = 5_000;
const CONNECTION_GRACE = 500;
export const DELIVERY_GRACE = 500;

/** Milliseconds in which a second signal counts as the same: npm passes on what the whole process group already got. */
const ECHO = 500;

/** Signals that end a process, and the exit status that shells expect. SIGHUP: the terminal is gone. */
const ENDING_SIGNALS = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/**
 * Stops the relay and ends the process at a signal; a second signal ends it at once. An uncaught defect ends it too, but its
 * message is not written: it may hold content.
 */
export function endProcessWell(parts: EndingParts): void {
  let stoppingSince: number | undefined;
  for (const [signal, status] of ENDING_SIGNALS) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > ECHO) process.exit(status);
        return;
      }
      stoppingSince = performance.now();
      stop(parts, signal).then(() => process.exit());
    });
  }
  process.on('uncaughtException', async thrown => {
    parts.operation.report(thrown);
    await parts.operation.end(DELIVERY_GRACE);
    process.exit(1);
  });
}

async function stop(parts: EndingParts, signal: string): Promise<void> {
  const { listening, operation } = parts;
  operation.log.write('info', { event: 'stopping', signal });
  await stopRelay(parts, () => listening.stop(CONNECTION_GRACE));
  operation.log.write('info', { event: 'stopped', signal });
  await operation.end(DELIVERY_GRACE);
}

/**
 * No new turn begins, running ones end or are interrupted, then `stopListening`, and all resources are released. A server
 * tool that ignores its signal delays nothing.
 */
export async function stopRelay(
  { runningTurns, drain, settle, held }: StoppingParts,
  stopListening: () => Promise<void> = async () => {},
): Promise<void> {
  const settled = Promise.race([settle(), wait(Math.max(drain, SETTLE_GRACE), undefined, { ref: false })]);
  await Promise.all([runningTurns.stop(drain), settled]);
  await stopListening();
  const given = Promise.allSettled(held.map(giveBack => giveBack()));
  await Promise.race([given, wait(HELD_GRACE, undefined, { ref: false })]);
}

/** While a relay starts, a signal exits the process, so that exit handlers end the programs it started. */
export function endAtSignals(): { stop(): void } {
  const endings = ENDING_SIGNALS.map(([signal, status]) => {
    const end = (): never => process.exit(status);
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  return { stop: () => endings.forEach(takeBack => void takeBack()) };
}
