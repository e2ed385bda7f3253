import { TaskOver } from '../../credits/lock-task.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { beginTask } from '../store/begin-task.ts';
import { endTask, type TaskEnd } from '../store/end-task.ts';
import { failureOf } from './failure-of.ts';
import { TaskWork, type TaskWorkOptions } from './task-work.ts';

/**
 * Goes on with a task from where it is, until it has ended. Rejects when the signal is aborted or the database is away: then it can
 * be gone on with, here or elsewhere. Nothing happens to a task that has ended.
 */
export async function runTask(id: string, options: TaskWorkOptions, signal: AbortSignal): Promise<void> {
  const { database, refundsPerDay, report } = options;
  const task = await beginTask(database, id);
  if (!task) return;
  const { attempt } = task;
  const end = (how: TaskEnd): Promise<unknown> =>
    endTask(database, id, how, {
      ...{ refundsPerDay, attempt },
      announce: transaction => options.announce({ task, kind: 'end' }, transaction),
    });
  const work = new TaskWork(task, options);
  try {
    await end({ status: 'completed', ...(await work.toAnswer(signal)) });
  } catch (thrown) {
    if (thrown instanceof TaskOver) return;
    if (signal.aborted || isAway(thrown)) throw thrown;
    await end({ status: 'failed', failure: failureOf(thrown, report) });
  } finally {
    await work.close();
  }
}
