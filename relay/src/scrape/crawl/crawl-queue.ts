import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { insertJobs, openBoss, POLLING, stopBoss } from '../../jobs/open-boss.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';

const CRAWLS = 'crawls';
const MESSAGES = 'crawl_messages';

/** Crawls that one relay works on at once, and those of one owner among them. */
const AT_ONCE = 4;
const OF_OWNER = 3;

/** Messages that are sent at once, and those of one owner among them, whose receiver may hang. */
const MESSAGES_AT_ONCE = 6;
const MESSAGES_OF_OWNER = 2;

const crawlJobSchema = z.object({ crawl: z.string() });

/** `number`: of a page; without one, it is about the end. */
const messageJobSchema = z.object({ crawl: z.string(), number: z.number().optional() });
export type MessageJob = z.output<typeof messageJobSchema>;

/** Whose crawl it is: one owner never takes all the places. */
export type OwnedCrawl = { id: string; owner: string };

/** Kept in the database, so it outlives the relay. What is sent is sent when the transaction commits. */
export type CrawlQueue = {
  enqueue(crawl: OwnedCrawl, transaction: Kysely<Tables>): Promise<void>;
  announceEnd(crawl: OwnedCrawl, transaction: Kysely<Tables>): Promise<void>;
  /** The pages of these numbers are finished. */
  announcePages(crawl: OwnedCrawl, numbers: readonly number[], transaction: Kysely<Tables>): Promise<void>;
  /** Resolves when nothing is worked on any more; what was goes back into its queue. */
  stop(): Promise<void>;
};

type CrawlQueueOptions = {
  /** Works on a crawl. When it rejects, another attempt follows, perhaps on another relay. */
  run(crawl: string, signal: AbortSignal): Promise<void>;
  /** Sends a message. When it rejects, it is tried again later. */
  deliver(job: MessageJob, signal: AbortSignal): Promise<void>;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** Begins to work on what is waiting in the database: who works on which crawl, and what is still to be told. */
export async function openCrawlQueue(
  database: Database,
  { report, ...work }: CrawlQueueOptions,
): Promise<CrawlQueue> {
  const boss = await openBoss(database, { begin: started => beginWork(started, work), report });
  return {
    enqueue: ({ id, owner }, transaction) =>
      insertJobs(boss, CRAWLS, { owner, data: [{ crawl: id }] }, transaction),
    announceEnd: ({ id, owner }, transaction) =>
      insertJobs(boss, MESSAGES, { owner, data: [{ crawl: id }] }, transaction),
    announcePages: ({ id, owner }, numbers, transaction) =>
      insertJobs(
        boss,
        MESSAGES,
        { owner, data: numbers.map(number => ({ crawl: id, number })) },
        transaction,
      ),
    stop: () => stopBoss(boss),
  };
}

async function beginWork(boss: PgBoss, { run, deliver }: Omit<CrawlQueueOptions, 'report'>): Promise<void> {
  await boss.createQueue(CRAWLS, CRAWL_QUEUE);
  await boss.createQueue(MESSAGES, MESSAGE_QUEUE);
  await boss.work(CRAWLS, { ...POLLING, ...CRAWLING }, async ([job]) => {
    if (job) await run(crawlJobSchema.parse(job.data).crawl, job.signal);
  });
  await boss.work(MESSAGES, { ...POLLING, ...DELIVERING }, async ([job]) => {
    if (job) await deliver(messageJobSchema.parse(job.data), job.signal);
  });
}

/**
 * A relay that dies says nothing: whoever looks notices after `heartbeatSeconds`. Each attempt continues, so that many are no
 * sign of a defect.
 */
const CRAWL_QUEUE = {
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

const CRAWLING = { localConcurrency: AT_ONCE, localGroupConcurrency: OF_OWNER } as const;

/** Without a pause while many wait. */
const DELIVERING = {
  localConcurrency: MESSAGES_AT_ONCE,
  localGroupConcurrency: MESSAGES_OF_OWNER,
  burstWhenReadyExceeds: 1,
} as const;
