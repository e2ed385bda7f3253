import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../../errors/system-error.ts';
import { isAway } from './while-available.ts';

type Patience = {
  /** Milliseconds in which further attempts begin. */
  patience: number;
  /** Milliseconds between two attempts. */
  pause?: number;
  /** Takes lines for the operator. */
  notifyOperator(line: string): void;
};

/**
 * A database often starts together with its relay, and later accepts connections. Its address is never repeated: it holds a
 * password.
 */
export async function untilReachable<Value>(
  open: () => Promise<Value>,
  { patience, pause = 500, notifyOperator }: Patience,
): Promise<Value> {
  const deadline = performance.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (!isAway(cause)) throw unusable(`It answered: ${wordsOf(cause)}.`, cause);
      if (performance.now() + pause > deadline) throw unreachable(cause, patience);
      if (attempt === 1)
        notifyOperator(
          `The database in DATABASE_URL can’t be reached yet (${reasonFor(cause)}). Trying again for ${patience / 1000} s.`,
        );
    }
    await wait(pause);
  }
}

function unreachable(cause: unknown, patience: number): Error {
  return unusable(
    `It could not be reached within ${patience / 1000} s (${reasonFor(cause)}): is it running, and may this machine connect to it? DATABASE_WAIT_SECONDS says how long to wait for it.`,
    cause,
  );
}

function unusable(reason: string, cause: unknown): Error {
  return new Error(`The database in DATABASE_URL can't be used. ${reason}`, { cause });
}

function reasonFor(cause: unknown): string {
  return reasonOf(cause) ?? 'no answer';
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
