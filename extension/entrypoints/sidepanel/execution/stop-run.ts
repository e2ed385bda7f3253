import { NoAnswer } from '../../../messaging/no-answer.ts';
import type { PageAccess } from '../ports/page-access.ts';

/** Runs what has this key; when the person stops the turn meanwhile, it is cut short where it only waits. */
export async function runUntilStopped<Result>(
  page: Pick<PageAccess, 'stopRun'>,
  key: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  const stop = (): void => {
    page.stopRun(key).catch((thrown: unknown) => {
      // A worker that went away waits for nothing any more.
      if (!(thrown instanceof NoAnswer)) throw thrown;
    });
  };
  signal.addEventListener('abort', stop);
  try {
    return await run();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
