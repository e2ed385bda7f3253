import { randomUUID } from 'node:crypto';
import { type CrawlRequest, type CrawlWebhook, crawlRequestSchema, crawlWebhookSchema } from '@assent/shared';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Payer, payerSchema } from '../../credits/payer.ts';
import { type Database, notify } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { addPages, type NewPage } from './add-pages.ts';
import type { OwnedCrawl } from './crawl-queue.ts';

/** Hours for which an ended crawl can be read. */
export const KEPT_HOURS = 24;

/** Days after which a crawl that never ended is forgotten. */
const LONGEST_DAYS = 7;

export type NewCrawl = {
  owner: string;
  tenant: string;
  /** A second crawl of one owner with the same key is the first one. */
  requestKey: string | undefined;
  request: CrawlRequest;
  /** Undefined where pages cost no credits. */
  payer: Payer | undefined;
};

/** A crawl that shall be done, as its worker needs it. Its webhook stands elsewhere. */
export type OpenCrawl = {
  id: string;
  owner: string;
  tenant: string;
  request: CrawlRequest;
  isSeeded: boolean;
  fetched: number;
  /** Whether its webhook wants to hear of each page. */
  announcesPages: boolean;
  payer: Payer | undefined;
};

/** Why a crawl ends by itself. `warning` is a sentence for its owner. */
export type CrawlEnd = { status: 'completed' | 'failed'; warning?: string | undefined };

/** An owner has as many crawls that have not ended as it may have. */
export class TooManyCrawls extends Error {
  override name = 'TooManyCrawls';
}

/** Crawls that have not ended, of one owner. */
const MOST_OPEN = 5;

type Creating = {
  /** Throws for a new crawl that may not begin. */
  admit(transaction: Transaction<Tables>): Promise<void>;
  enqueue(crawl: OwnedCrawl, transaction: Kysely<Tables>): Promise<void>;
};

/** Stores it; `enqueue` does the rest in the same transaction. Gives its id. Throws {@link TooManyCrawls}, and as `admit` does. */
export function createCrawl(
  { sql: db }: Database,
  { owner, tenant, requestKey, payer, request: { webhook, ...request } }: NewCrawl,
  { admit, enqueue }: Creating,
): Promise<string> {
  return db.transaction().execute(async transaction => {
    // Until the end of the transaction: requests at the same time must not all find room, nor one key be used twice.
    await sql`select pg_advisory_xact_lock(hashtext('crawls'), hashtext(${owner}))`.execute(transaction);
    const known = requestKey === undefined ? undefined : await findRequest(transaction, owner, requestKey);
    if (known !== undefined) return known;
    if ((await countOpen(transaction, owner)) >= MOST_OPEN) throw new TooManyCrawls();
    await admit(transaction);
    const id = `cr_${randomUUID()}`;
    const stored = { id, owner, tenant, request_key: requestKey ?? null, url: request.url };
    await transaction
      .insertInto('crawls')
      .values({
        ...stored,
        request: JSON.stringify(request),
        webhook: webhook ? JSON.stringify(webhook) : null,
        payer: payer ? JSON.stringify(payer) : null,
      })
      .execute();
    await enqueue({ id, owner }, transaction);
    return id;
  });
}

async function findRequest(db: Kysely<Tables>, owner: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('crawls')
    .select('id')
    .where('owner', '=', owner)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return found?.id;
}

async function countOpen(db: Kysely<Tables>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('crawls')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For the relay that works on it from now on. Undefined for one that has ended or is gone. */
export async function beginCrawl({ sql: db }: Database, id: string): Promise<OpenCrawl | undefined> {
  const begun = await db
    .updateTable('crawls')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning(['id', 'owner', 'tenant', 'request', 'webhook', 'seeded', 'fetched', 'payer'])
    .executeTakeFirst();
  if (!begun) return undefined;
  const { seeded: isSeeded, request, webhook, payer, ...rest } = begun;
  return {
    ...rest,
    isSeeded,
    request: crawlRequestSchema.parse(JSON.parse(request ?? '')),
    announcesPages: webhookOf(webhook)?.events.includes('page') ?? false,
    payer: payer === null ? undefined : payerSchema.parse(JSON.parse(payer)),
  };
}

export function webhookOf(stored: string | null): CrawlWebhook | undefined {
  return stored === null ? undefined : crawlWebhookSchema.parse(JSON.parse(stored));
}

/** False when it had ended already, or is gone. What it was asked with goes: its headers may hold credentials. */
export function endCrawl(
  { sql: db }: Database,
  id: string,
  { status, warning }: CrawlEnd | { status: 'cancelled'; warning?: undefined },
  enqueue: (crawl: OwnedCrawl, transaction: Kysely<Tables>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const ended = await transaction
      .updateTable('crawls')
      .set({ status, request: null, ended_at: sql`now()`, ...(warning !== undefined && { warning }) })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .returning(['id', 'owner', notify('crawl', id).$castTo<string>().as('notified')])
      .executeTakeFirst();
    if (ended) await enqueue(ended, transaction);
    return ended !== undefined;
  });
}

/** The first page, and what sitemaps list. Those whose key is known are left out. */
export async function seedCrawl({ sql: db }: Database, id: string, pages: readonly NewPage[]): Promise<void> {
  await db.transaction().execute(async transaction => {
    await addPages(transaction, id, pages);
    await transaction.updateTable('crawls').set({ seeded: true }).where('id', '=', id).execute();
  });
}

export type WaitingPage = { position: number; url: string; depth: number };

/** The next pages in the order of depth and discovery, without those at work. */
export async function waitingPages(
  { sql: db }: Database,
  crawl: string,
  { limit, except }: { limit: number; except: readonly number[] },
): Promise<WaitingPage[]> {
  return db
    .selectFrom('crawl_pages')
    .select(['position', 'url', 'depth'])
    .where('crawl', '=', crawl)
    .where('number', 'is', null)
    .where(({ not, eb }) => not(eb('position', '=', sql<number>`any(${[...except]}::integer[])`)))
    .orderBy('depth')
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function hasReadPage({ sql: db }: Database, crawl: string): Promise<boolean> {
  const found = await db
    .selectFrom('crawl_pages')
    .select('position')
    .where('crawl', '=', crawl)
    .where('status', '=', 'read')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that ended too long ago go, with all that belongs to them. */
export async function forgetOldCrawls({ sql: db }: Database): Promise<void> {
  await sql`delete from crawls where ended_at < now() - make_interval(hours => ${KEPT_HOURS})
    or created_at < now() - make_interval(days => ${LONGEST_DAYS})`.execute(db);
}

export async function deleteCrawl({ sql: db }: Database, id: string): Promise<void> {
  await db.deleteFrom('crawls').where('id', '=', id).execute();
}
