import {
  type CrawlAnswer,
  type CrawlEvent,
  type CrawledPage,
  type CrawlStatus,
  crawledPageSchema,
} from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import { KEPT_HOURS } from './crawl-store.ts';

export type CrawlProgress = { status: CrawlStatus; finished: number; fetched: number; waiting: number };

/** A crawl without its pages. */
export type StoredCrawl = Omit<CrawlAnswer, 'success' | 'pages' | 'next'>;

/** Characters of the pages in one answer; a single page may have more. */
const MOST_CHARACTERS = 10_000_000;

/** Undefined for a missing crawl, and for somebody else's. */
export async function findCrawl(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<StoredCrawl | undefined> {
  const row = await db
    .selectFrom('crawls')
    .select(['id', 'url', 'status', 'finished', 'fetched', 'warning', 'created_at', 'ended_at'])
    .select(waitingCount())
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, ended_at: endedAt, warning, waiting, ...rest } = row;
  return {
    ...rest,
    waiting: Number(waiting),
    createdAt: createdAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString(), expiresAt: expiryOf(endedAt).toISOString() }),
    ...(warning !== null && { warning }),
  };
}

/** Whoever it belongs to. */
export async function readProgress(db: Kysely<Tables>, id: string): Promise<CrawlProgress | undefined> {
  const row = await db
    .selectFrom('crawls')
    .select(['status', 'finished', 'fetched'])
    .select(waitingCount())
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, waiting: Number(row.waiting) };
}

function waitingCount() {
  return sql<string>`(select count(*) from crawl_pages where crawl = crawls.id and number is null)`.as(
    'waiting',
  );
}

function expiryOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + KEPT_HOURS * 60 * 60 * 1000);
}

type Range = { after: number; limit: number };

/** With their content, in the order of their numbers: as many as fit into one answer, at least one. */
export async function finishedPages(
  db: Kysely<Tables>,
  crawl: string,
  { after, limit }: Range,
): Promise<CrawledPage[]> {
  const { rows } = await sql<{ number: number; url: string; depth: number; outcome: string }>`
    select number, url, depth, outcome from (
      select *, sum(characters) over (order by number) as total from (
        select number, url, depth, outcome, characters from crawl_pages
        where crawl = ${crawl} and number > ${after} order by number limit ${limit}
      ) as next
    ) as summed
    where total <= ${MOST_CHARACTERS} or number = ${after + 1} order by number`.execute(db);
  return rows.map(({ outcome, ...facts }) => crawledPageSchema.parse({ ...JSON.parse(outcome), ...facts }));
}

/** Without their content. */
export async function pageEvents(
  db: Kysely<Tables>,
  crawl: string,
  { after, limit }: Range,
): Promise<Extract<CrawlEvent, { type: 'page' }>[]> {
  const rows = await db
    .selectFrom('crawl_pages')
    .select(['number', 'url', 'depth', 'status'])
    .where('crawl', '=', crawl)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.flatMap(({ number, status, ...rest }) =>
    number === null || status === null ? [] : [{ type: 'page', number, status, ...rest }],
  );
}
