import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { beginLongWork, beginMessages } from '../../jobs/begin-work.ts';
import { insertJobs, openBoss, stopBoss } from '../../jobs/open-boss.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { OwnedTask } from '../store/create-task.ts';

const TASKS = 'agent_tasks';
const MESSAGES = 'agent_task_messages';

/** Tasks of one owner among those that one relay works on at once. */
const OF_OWNER = 3;

const taskJobSchema = z.object({ task: z.string() });

/** `approval`: a person has to decide on it; without one, the task has ended. */
const messageJobSchema = z.object({ task: z.string(), approval: z.string().optional() });
export type TaskMessageJob = z.output<typeof messageJobSchema>;

/** Kept in the database, so it outlives the relay. What is sent is sent when the transaction commits. */
export type TaskQueue = {
  enqueue(task: OwnedTask, transaction: Kysely<Tables>): Promise<void>;
  announce(
    task: OwnedTask,
    message: Pick<TaskMessageJob, 'approval'>,
    transaction: Kysely<Tables>,
  ): Promise<void>;
  /** Resolves when nothing is worked on any more; what was goes back into its queue. */
  stop(): Promise<void>;
};

type TaskQueueOptions = {
  /** Tasks that this relay works on at once. */
  atOnce: number;
  /** Works on a task. When it rejects, another attempt follows, perhaps on another relay. */
  run(task: string, signal: AbortSignal): Promise<void>;
  /** Sends a message. When it rejects, it is tried again later. */
  deliver(job: TaskMessageJob, signal: AbortSignal): Promise<void>;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** Begins to work on what is waiting in the database. */
export async function openTaskQueue(
  database: Database,
  { report, ...work }: TaskQueueOptions,
): Promise<TaskQueue> {
  const boss = await openBoss(database, { begin: started => beginWork(started, work), report });
  return {
    enqueue: ({ id, owner }, transaction) =>
      insertJobs(boss, TASKS, { owner, data: [{ task: id }] }, transaction),
    announce: ({ id, owner }, message, transaction) =>
      insertJobs(boss, MESSAGES, { owner, data: [{ task: id, ...message }] }, transaction),
    stop: () => stopBoss(boss),
  };
}

async function beginWork(
  boss: PgBoss,
  { atOnce, run, deliver }: Omit<TaskQueueOptions, 'report'>,
): Promise<void> {
  await beginLongWork(boss, TASKS, { atOnce, ofOwner: OF_OWNER }, (data, signal) =>
    run(taskJobSchema.parse(data).task, signal),
  );
  await beginMessages(boss, MESSAGES, (data, signal) => deliver(messageJobSchema.parse(data), signal));
}
