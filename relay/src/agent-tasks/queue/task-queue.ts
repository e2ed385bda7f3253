import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { insertJobs, openBoss, POLLING, stopBoss } from '../../jobs/open-boss.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { OwnedTask } from '../store/create-task.ts';

const TASKS = 'agent_tasks';
const MESSAGES = 'agent_task_messages';

/** Of the tasks that one relay works on at once. */
const OF_OWNER = 3;

/** Messages that are sent at once, and those of one owner among them, whose receiver may hang. */
const MESSAGES_AT_ONCE = 6;
const MESSAGES_OF_OWNER = 2;

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
  await boss.createQueue(TASKS, TASK_QUEUE);
  await boss.createQueue(MESSAGES, MESSAGE_QUEUE);
  const working = { localConcurrency: atOnce, localGroupConcurrency: Math.min(OF_OWNER, atOnce) };
  await boss.work(TASKS, { ...POLLING, ...working }, async ([job]) => {
    if (job) await run(taskJobSchema.parse(job.data).task, job.signal);
  });
  await boss.work(MESSAGES, { ...POLLING, ...DELIVERING }, async ([job]) => {
    if (job) await deliver(messageJobSchema.parse(job.data), job.signal);
  });
}

/** A relay that dies says nothing: the others notice after `heartbeatSeconds`. Each attempt continues. */
const TASK_QUEUE = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 24 * 60 * 60 - 1,
  retryLimit: 1000,
  retryDelay: 1,
  deleteAfterSeconds: 3600,
} as const;

/** For a receiver that is away: attempts for about an hour. */
const MESSAGE_QUEUE = {
  notify: true,
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: 3600,
} as const;

const DELIVERING = {
  localConcurrency: MESSAGES_AT_ONCE,
  localGroupConcurrency: MESSAGES_OF_OWNER,
  burstWhenReadyExceeds: 1,
} as const;
