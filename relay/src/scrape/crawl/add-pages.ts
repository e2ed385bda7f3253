import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import { keyDigest } from './page-keys.ts';

export type NewPage = { url: string; depth: number; key: string };

/** Pages of one statement. */
const BATCH = 1000;

/** Pages of one crawl, read or not: more are not noticed. */
const MOST_KNOWN = 50_000;

/**
 * In their order. Of those with one key the nearest to the start is taken; a page whose key is claimed is left out, as are all when
 * the crawl knows too many.
 */
export async function addPages(db: Kysely<Tables>, crawl: string, pages: readonly NewPage[]): Promise<void> {
  const distinct = distinctPages(pages);
  for (let start = 0; start < distinct.length; start += BATCH)
    await addBatch(db, crawl, distinct.slice(start, start + BATCH));
}

function distinctPages(pages: readonly NewPage[]): NewPage[] {
  const found = new Map<string, NewPage>();
  for (const page of pages) {
    const known = found.get(page.key);
    if (!known || page.depth < known.depth) found.set(page.key, page);
  }
  return [...found.values()];
}

async function addBatch(db: Kysely<Tables>, crawl: string, batch: readonly NewPage[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${batch.map(({ url }) => url)}::text[], ${batch.map(({ depth }) => depth)}::integer[],
        ${batch.map(({ key }) => keyDigest(key))}::text[]
      ) with ordinality as given (url, depth, key, place)
      where (select known from crawls where id = ${crawl}) < ${MOST_KNOWN}
    ), claimed as (
      insert into crawl_keys (crawl, key) select ${crawl}, key from given
      on conflict do nothing returning key
    ), added as (
      insert into crawl_pages (crawl, url, depth)
      select ${crawl}, given.url, given.depth from given join claimed on claimed.key = given.key
      order by given.place returning 1
    )
    update crawls set known = known + (select count(*) from added) where id = ${crawl}`.execute(db);
}
