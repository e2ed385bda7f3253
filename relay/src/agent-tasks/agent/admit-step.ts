import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../access/access.ts';
import type { Budgets } from '../../access/budgets.ts';
import { HttpError } from '../../errors/http-error.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { TaskFailed } from '../store/task-failed.ts';

/** Resolves when the budget of the key has room, perhaps in the next minute. Throws a `TaskFailed` for a month that is spent. */
export async function admitStep(
  budgets: Pick<Budgets, 'admit'> | undefined,
  caller: Caller,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await budgets?.admit(caller);
    } catch (thrown) {
      if (!(thrown instanceof HttpError) || isAway(thrown)) throw thrown;
      const { code, message } = thrown;
      if (code !== 'too_many_tokens') throw new TaskFailed({ code, message, fault: 'caller' });
      const seconds = Number(thrown.headers['Retry-After'] ?? 1);
      // It rejects with an error of its own instead of the signal's reason.
      await wait(seconds * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
