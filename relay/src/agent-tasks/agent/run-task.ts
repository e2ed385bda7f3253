import { TaskOver } from '../../credits/lock-task.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { beginTask, type OpenTask } from '../store/begin-task.ts';
import { endTask, type TaskEnd } from '../store/end-task.ts';
import { readStatus } from '../store/read-tasks.ts';
import { failureOf } from './failure-of.ts';
import { TaskWork, type TaskWorkOptions } from './task-work.ts';

/**
 * Goes on with a task from where it is. Resolves only when the task has ended. Rejects when the signal is aborted, the database is
 * away or another attempt has the task: then it can be gone on with, here or elsewhere. Nothing happens to a task that has ended.
 */
export async function runTask(id: string, options: TaskWorkOptions, signal: AbortSignal): Promise<void> {
  const begun = await begin(id, options);
  if (!begun) return;
  const { task, work } = begun;
  try {
    await workToEnd(task, { work, options, signal });
  } catch (thrown) {
    // A relay that was paused may take a task from the one that has its job by now: the job is needed until the end.
    if (!(thrown instanceof TaskOver) || (await isOpen(id, options))) throw thrown;
  } finally {
    await work.close();
  }
}

/** A task that can't be read, as of another version of the relay, fails: it would be tried again without end. */
async function begin(
  id: string,
  options: TaskWorkOptions,
): Promise<{ task: OpenTask; work: TaskWork } | undefined> {
  try {
    const task = await beginTask(options.database, id);
    return task && { task, work: new TaskWork(task, options) };
  } catch (thrown) {
    if (isAway(thrown)) throw thrown;
    const { database, refundsPerDay, report } = options;
    await endTask(database, id, { status: 'failed', failure: failureOf(thrown, report) }, { refundsPerDay });
    return undefined;
  }
}

type Working = { work: TaskWork; options: TaskWorkOptions; signal: AbortSignal };

/** Rejects with `TaskOver` when it ended otherwise, or another attempt has it. */
async function workToEnd(task: OpenTask, { work, options, signal }: Working): Promise<void> {
  const { database, refundsPerDay, report } = options;
  const { id, attempt } = task;
  const end = async (how: TaskEnd): Promise<void> => {
    const ended = await endTask(database, id, how, {
      ...{ refundsPerDay, attempt },
      announce: transaction => options.announce({ task, kind: 'end' }, transaction),
    });
    if (!ended) throw new TaskOver();
  };
  try {
    await end({ status: 'completed', ...(await work.toAnswer(signal)) });
  } catch (thrown) {
    if (thrown instanceof TaskOver || signal.aborted || isAway(thrown)) throw thrown;
    await end({ status: 'failed', failure: failureOf(thrown, report) });
  }
}

async function isOpen(id: string, { database }: TaskWorkOptions): Promise<boolean> {
  const status = await readStatus(database.sql, id);
  return status === 'pending' || status === 'running';
}
