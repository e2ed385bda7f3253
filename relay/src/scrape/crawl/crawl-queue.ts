import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { beginLongWork, beginMessages } from '../../jobs/begin-work.ts';
import { insertJobs, openBoss, stopBoss } from '../../jobs/open-boss.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';

const CRAWLS = 'crawls';
const MESSAGES = 'crawl_messages';

/** Crawls that one relay works on at once, and those of one owner among them. */
const AT_ONCE = 4;
const OF_OWNER = 3;

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
  await beginLongWork(boss, CRAWLS, { atOnce: AT_ONCE, ofOwner: OF_OWNER }, (data, signal) =>
    run(crawlJobSchema.parse(data).crawl, signal),
  );
  await beginMessages(boss, MESSAGES, (data, signal) => deliver(messageJobSchema.parse(data), signal));
}
