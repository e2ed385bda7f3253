import type { CrawlOutcome } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { type Database, notify } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { addPages, type NewPage } from './crawl-store.ts';
import { keyDigest } from './page-keys.ts';

export type FinishedPage = {
  position: number;
  outcome: CrawlOutcome;
  /** Whether it was fetched, whatever came of it. */
  isFetched: boolean;
  /** Addresses that it stands for besides its own. When another page of the crawl does already, it is a duplicate. */
  keys: readonly string[];
  /** Of its content, likewise. */
  contentKey: string | undefined;
  /** The pages that it leads to. Those of a page whose content is known are not followed: it may have them without end. */
  links: readonly NewPage[];
};

/** What the crawl has fetched by now, and stored in characters. */
export type CrawlCounts = { number: number; fetched: number; characters: number };

/** The crawl has ended, or is gone: whoever works on it has to stop. */
export class CrawlOver extends Error {
  override name = 'CrawlOver';
}

/** Another relay finished the page, after this one had lost the crawl to it; nothing of this one is stored. */
export class PageTaken extends Error {
  override name = 'PageTaken';
}

const DUPLICATE: CrawlOutcome = { status: 'skipped', reason: 'duplicate' };

type Enqueue = (number: number, transaction: Kysely<Tables>) => Promise<void>;

/**
 * Stores what came of a page, and the pages that it leads to, in one transaction: a page is finished once, however often a
 * relay dies. `enqueue` gets its number in the same transaction. Throws {@link CrawlOver} and {@link PageTaken}.
 */
export function finishPage(
  { sql: db }: Database,
  crawl: string,
  finished: FinishedPage,
  enqueue: Enqueue,
): Promise<CrawlCounts> {
  return db.transaction().execute(async transaction => {
    const counts = await takeNumber(transaction, crawl, finished);
    const { keys, contentKey, links } = finished;
    const isKnownAddress = await isClaimed(transaction, crawl, keys);
    const isKnownContent =
      !isKnownAddress && contentKey !== undefined && (await isClaimed(transaction, crawl, [contentKey]));
    const isDuplicate = isKnownAddress || isKnownContent;
    const outcome = isDuplicate ? DUPLICATE : finished.outcome;
    const text = JSON.stringify(outcome);
    const stored = await transaction
      .updateTable('crawl_pages')
      .set({ number: counts.number, status: outcome.status, outcome: text, characters: text.length })
      .where('crawl', '=', crawl)
      .where('position', '=', finished.position)
      .where('number', 'is', null)
      .returning('position')
      .executeTakeFirst();
    if (!stored) throw new PageTaken();
    if (!isKnownContent) await addPages(transaction, crawl, links);
    await enqueue(counts.number, transaction);
    const characters = await countCharacters(transaction, crawl, text.length);
    return { ...counts, characters };
  });
}

/** The row of the crawl is locked until the end of the transaction, so numbers have no gaps. */
async function takeNumber(
  db: Kysely<Tables>,
  crawl: string,
  { isFetched }: FinishedPage,
): Promise<{ number: number; fetched: number }> {
  const counted = await db
    .updateTable('crawls')
    .set(({ eb }) => ({
      finished: eb('finished', '+', 1),
      fetched: eb('fetched', '+', isFetched ? 1 : 0),
    }))
    .where('id', '=', crawl)
    .where('status', '=', 'running')
    .returning(['finished', 'fetched', notify('crawl', crawl).$castTo<string>().as('notified')])
    .executeTakeFirst();
  if (!counted) throw new CrawlOver();
  return { number: counted.finished, fetched: counted.fetched };
}

/** Whether another page stands for one of them; if not, this one does from now on. */
async function isClaimed(db: Kysely<Tables>, crawl: string, keys: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(keys)].map(keyDigest);
  if (wanted.length === 0) return false;
  const { rows } = await sql`
    insert into crawl_keys (crawl, key) select ${crawl}, key from unnest(${wanted}::text[]) as key
    on conflict do nothing returning key`.execute(db);
  return rows.length < wanted.length;
}

async function countCharacters(db: Kysely<Tables>, crawl: string, more: number): Promise<number> {
  const { characters } = await db
    .updateTable('crawls')
    .set(({ eb }) => ({ characters: eb('characters', '+', more) }))
    .where('id', '=', crawl)
    .returning('characters')
    .executeTakeFirstOrThrow();
  return characters;
}
