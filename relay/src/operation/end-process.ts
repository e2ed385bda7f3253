import type { Listening } from '../runtime/listen.ts';
import type { Operation } from './operate.ts';
import { DELIVERY_GRACE, type StoppingParts, stopRelay } from './stop-relay.ts';

type EndingParts = StoppingParts & { listening: Listening; operation: Operation };

/** Milliseconds. See `stopRelay` for the others. */
const CONNECTION_GRACE = 500;

/** Milliseconds in which a signal is the same once more: sent to a whole group of processes, npm passes it on as well. */
const ECHO = 500;

/**
 * At SIGTERM, SIGINT or SIGHUP no new turn begins, open ones end or are interrupted, and the process ends; a second signal ends it at once.
 * A defect that nothing caught ends it too, as Node would, but without writing its message, which may hold content.
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

/** What asks a process to end, and how shells report one that each has ended. SIGHUP is a terminal or a login that is gone. */
const ENDING_SIGNALS = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** While a relay starts, a signal ends the process at once, but by itself, so that what it started can be ended first. */
export function endAtSignals(): { stop(): void } {
  const endings = ENDING_SIGNALS.map(([signal, status]) => {
    const end = (): never => process.exit(status);
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  return { stop: () => endings.forEach(takeBack => void takeBack()) };
}
