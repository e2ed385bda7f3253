import { randomUUID } from 'node:crypto';
import type { Budgets } from '../../access/budgets.ts';
import type { OpenSessions } from '../../browser/session/open-sessions.ts';
import type { EndedCredits } from '../../credits/task-credits.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { EmbeddedDatabase } from '../../jobs/embedded-database.ts';
import { OpenedOnce } from '../../jobs/opened-once.ts';
import type { Streaming } from '../../jobs/stream-stored.ts';
import type { Model } from '../../model/model.ts';
import type { PageThreads } from '../../scrape/reading/page-threads.ts';
import type { Database, Notice } from '../../store/sql/database.ts';
import { isAway, whileAvailable } from '../../store/sql/while-available.ts';
import { runTask } from '../agent/run-task.ts';
import type { Announcement } from '../agent/task-work.ts';
import { createTask, type NewTask, OtherTask, TooManyTasks } from '../store/create-task.ts';
import { endTask } from '../store/end-task.ts';
import { forgetOldTasks } from '../store/forget-tasks.ts';
import { readStatus } from '../store/read-tasks.ts';
import { deliverTaskMessage } from './deliver-task-message.ts';
import { openTaskQueue, type TaskQueue } from './task-queue.ts';

export type AgentTasksOptions = {
  /** The relay's. Without one, tasks are kept in the embedded one. */
  database: Database | undefined;
  embedded: Pick<EmbeddedDatabase, 'open'>;
  sessions: OpenSessions;
  models: readonly Model[];
  threads: PageThreads;
  /** What keys with a budget may spend on models. */
  budgets?: Budgets | undefined;
  /** Of a SearXNG-compatible search. */
  searchUrl: string | undefined;
  /** Hosts of pages and of webhooks that may be internal. */
  allowedHosts: readonly string[];
  credits: { firstGrant: number; refundsPerDay: number };
  /** Tasks that this relay works on at once. */
  atOnce: number;
  /** Gets defects. */
  report(thrown: unknown): void;
};

type Opened = { database: Database; queue: TaskQueue; leave(): void };

/** Milliseconds between two deletions of old tasks. */
const ROUND = 10 * 60 * 1000;

/** All tasks that this relay knows, and its work on them. */
export class AgentTasks {
  readonly #options: AgentTasksOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, AbortController>();
  readonly #opened = new OpenedOnce(() => this.#openNow());
  #rounds: NodeJS.Timeout | undefined;
  #ending: Promise<void> | undefined;

  constructor(options: AgentTasksOptions) {
    this.#options = options;
  }

  get models(): readonly Model[] {
    return this.#options.models;
  }

  get threads(): PageThreads {
    return this.#options.threads;
  }

  get searchUrl(): string | undefined {
    return this.#options.searchUrl;
  }

  get allowedHosts(): readonly string[] {
    return this.#options.allowedHosts;
  }

  get credits(): AgentTasksOptions['credits'] {
    return this.#options.credits;
  }

  /** For streams of events. */
  get streaming(): Streaming {
    return { stopping: this.#stopping.signal, report: this.#options.report };
  }

  /** Goes on with what is kept in the database; in memory there is nothing. */
  resume(): void {
    if (!this.#options.database) return;
    // A later request opens it, and says why it can't.
    this.#open().catch(thrown => {
      if (!isAway(thrown)) this.#options.report(thrown);
    });
  }

  /** Gives its id. Rejects with an HTTP error. */
  async create(task: NewTask): Promise<string> {
    const { database, queue } = await this.#open();
    const { firstGrant } = this.#options.credits;
    try {
      return await whileAvailable(() => createTask(database, task, { firstGrant, enqueue: queue.enqueue }));
    } catch (thrown) {
      if (thrown instanceof TooManyTasks) throw tooManyTasks();
      if (thrown instanceof OtherTask) throw keyReused();
      throw thrown;
    }
  }

  async database(): Promise<Database> {
    return (await this.#open()).database;
  }

  /** Undefined when it had ended already. */
  async cancel(task: { id: string; owner: string }): Promise<EndedCredits | undefined> {
    const { database, queue } = await this.#open();
    const { refundsPerDay } = this.#options.credits;
    const ended = await whileAvailable(() =>
      endTask(
        database,
        task.id,
        { status: 'cancelled' },
        {
          refundsPerDay,
          announce: transaction => queue.announce(task, {}, transaction),
        },
      ),
    );
    this.#running.get(task.id)?.abort();
    return ended;
  }

  /** May be called twice. Those that it works on go back into the queue. */
  stop(): Promise<void> {
    this.#ending ??= this.#stopNow();
    return this.#ending;
  }

  async #stopNow(): Promise<void> {
    this.#stopping.abort(new Error('The relay ends.'));
    clearInterval(this.#rounds);
    const opened = await this.#opened.ifOpen();
    opened?.leave();
    await opened?.queue.stop();
  }

  #open(): Promise<Opened> {
    return whileAvailable(() => this.#opened.get());
  }

  async #openNow(): Promise<Opened> {
    const database = this.#options.database ?? (await this.#options.embedded.open());
    const { atOnce, allowedHosts, report } = this.#options;
    const queue = Promise.withResolvers<TaskQueue>();
    queue.resolve(
      await openTaskQueue(database, {
        atOnce,
        run: async (id, signal) => this.#run(id, { database, queue: await queue.promise }, signal),
        deliver: (job, signal) => deliverTaskMessage(job, { database, fetch: { allowedHosts } }, signal),
        report,
      }),
    );
    this.#rounds = setInterval(() => this.#forgetOld(database), ROUND).unref();
    const leave = database.listen(notice => this.#heed(notice, database));
    return { database, queue: await queue.promise, leave };
  }

  async #run(id: string, { database, queue }: Omit<Opened, 'leave'>, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    this.#running.set(id, ended);
    const { sessions, models, threads, searchUrl, allowedHosts, credits, budgets, report } = this.#options;
    try {
      await runTask(
        id,
        {
          ...{ database, sessions, models, threads, searchUrl, allowedHosts, budgets, report },
          refundsPerDay: credits.refundsPerDay,
          createCallId: () => `call_${randomUUID().replaceAll('-', '')}`,
          announce: (announcement, transaction) =>
            queue.announce(announcement.task, messageOf(announcement), transaction),
        },
        AbortSignal.any([signal, ended.signal, this.#stopping.signal]),
      );
    } catch (thrown) {
      // Whoever cancelled it has ended it.
      if (!ended.signal.aborted) throw thrown;
    } finally {
      if (this.#running.get(id) === ended) this.#running.delete(id);
    }
  }

  /** A task that another relay has cancelled. */
  #heed({ kind, about }: Notice, database: Database): void {
    const running = kind === 'task' ? this.#running.get(about) : undefined;
    if (!running) return;
    readStatus(database.sql, about).then(
      status => {
        if (status !== 'running' && status !== 'pending') running.abort();
      },
      thrown => {
        if (!isAway(thrown)) this.#options.report(thrown);
      },
    );
  }

  #forgetOld(database: Database): void {
    forgetOldTasks(database, this.#options.credits.refundsPerDay).catch(thrown => {
      if (!isAway(thrown)) this.#options.report(thrown);
    });
  }
}

function messageOf(announcement: Announcement): { approval?: string } {
  return announcement.kind === 'approval' ? { approval: announcement.approvalId } : {};
}

function tooManyTasks(): HttpError {
  return new HttpError(
    429,
    'too_many_requests',
    'Too many tasks have not ended yet. Wait for one, or cancel one (DELETE), then try again.',
    { headers: { 'Retry-After': '30' } },
  );
}

function keyReused(): HttpError {
  return new HttpError(
    409,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another task. Send a new key for a new task.',
  );
}
