import type { Bilingual } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { FAILED, refusalWords } from './log-words.ts';
import type { SessionLog } from './session-log.ts';

export type LogEntry = ReturnType<SessionLog['begin']>;

/** Something that the program does besides its commands: when it began, and how it ended. */
export async function logRun<Value>(
  log: SessionLog,
  title: Bilingual,
  run: () => Promise<Value>,
): Promise<Value> {
  const entry = log.begin({ by: 'program', state: 'running', title });
  try {
    const value = await run();
    entry.become({ state: 'done' });
    return value;
  } catch (thrown) {
    logFailure(entry, thrown);
    throw thrown;
  }
}

/** By its code: what else a refusal says may be of the page. */
export function logFailure(entry: LogEntry, thrown: unknown): void {
  if (thrown instanceof HttpError) {
    const { code } = thrown;
    entry.become({ state: 'refused', message: refusalWords(code), code });
  } else entry.become({ state: 'unknown', message: FAILED });
}
