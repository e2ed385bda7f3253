import type { CrawlOutcome } from '@assent/shared';
import { type Kysely, sql, type Transaction } from 'kysely';
import { chargeUsage } from '../../credits/charge-usage.ts';
import { PRICES } from '../../credits/price-list.ts';
import { type Database, notify } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { addPages, type NewPage } from './add-pages.ts';
import type { OpenCrawl } from './crawl-store.ts';
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

/** What the crawl has fetched by now, and stored in characters. `isPaid`: false when the account, or the budget of the key, had too few credits for these pages. */
export type CrawlCounts = { fetched: number; characters: number; isPaid: boolean };

/** The crawl has ended, or is gone: whoever works on it has to stop. */
export class CrawlOver extends Error {
  override name = 'CrawlOver';
}

const DUPLICATE: CrawlOutcome = { status: 'skipped', reason: 'duplicate' };

/** Gets the numbers of the pages. */
type Announce = (numbers: readonly number[], transaction: Kysely<Tables>) => Promise<void>;

/**
 * Stores what came of these pages, and the pages that they lead to, in one transaction: a page is finished once, however often
 * a relay dies. One that another relay finished, after this one had lost the crawl to it, is left alone. Throws
 * {@link CrawlOver}.
 */
export function finishPages(
  { sql: db }: Database,
  { id: crawl, payer }: Pick<OpenCrawl, 'id' | 'payer'>,
  pages: readonly FinishedPage[],
  announce: Announce,
): Promise<CrawlCounts> {
  return db.transaction().execute(async transaction => {
    const { finished, free } = await lockCrawl(transaction, crawl, pages);
    const judged = await judge(transaction, crawl, free);
    const numbers = judged.map((_page, index) => finished + index + 1);
    await storeOutcomes(transaction, crawl, judged, finished);
    const links = judged.flatMap(page => page.links);
    await addPages(transaction, crawl, links);
    await announce(numbers, transaction);
    const counts = await count(transaction, crawl, judged);
    return { ...counts, isPaid: await payPages(transaction, { id: crawl, payer }, judged, finished) };
  });
}

/** The row stays locked until the end of the transaction, so numbers have no gaps. `free` are the pages without one. */
async function lockCrawl(
  db: Kysely<Tables>,
  crawl: string,
  pages: readonly FinishedPage[],
): Promise<{ finished: number; free: FinishedPage[] }> {
  const { rows } = await sql<{ finished: number; free: number[] | null }>`
    with held as (select finished from crawls where id = ${crawl} and status = 'running' for update)
    select finished, (
      select array_agg(position) from crawl_pages
      where crawl = ${crawl} and number is null and position = any(${pages.map(page => page.position)}::integer[])
    ) as free from held`.execute(db);
  const [held] = rows;
  if (!held) throw new CrawlOver();
  const free = new Set(held.free ?? []);
  return { finished: held.finished, free: pages.filter(({ position }) => free.has(position)) };
}

type JudgedPage = Pick<FinishedPage, 'position' | 'isFetched' | 'links'> & {
  status: CrawlOutcome['status'];
  /** JSON */
  outcome: string;
};

/** First their addresses: a page that is left out for its address must not keep another from having the same content. */
async function judge(
  db: Kysely<Tables>,
  crawl: string,
  pages: readonly FinishedPage[],
): Promise<JudgedPage[]> {
  const known = await claimedByOthers(db, crawl, pages, page => page.keys);
  const rest = pages.filter(page => !known.has(page));
  const alike = await claimedByOthers(db, crawl, rest, ({ contentKey: key }) =>
    key === undefined ? [] : [key],
  );
  return pages.map(page => {
    const outcome = known.has(page) || alike.has(page) ? DUPLICATE : page.outcome;
    const { position, isFetched, links } = page;
    const followed = alike.has(page) ? [] : links;
    return { position, isFetched, links: followed, status: outcome.status, outcome: JSON.stringify(outcome) };
  });
}

/** The pages for one of whose keys another page stands; the others stand for theirs from now on. */
async function claimedByOthers(
  db: Kysely<Tables>,
  crawl: string,
  pages: readonly FinishedPage[],
  keysOf: (page: FinishedPage) => readonly string[],
): Promise<Set<FinishedPage>> {
  const wanted = pages.map(page => ({ page, keys: [...new Set(keysOf(page))].map(keyDigest) }));
  const all = [...new Set(wanted.flatMap(({ keys }) => keys))];
  if (all.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    insert into crawl_keys (crawl, key) select ${crawl}, key from unnest(${all}::text[]) as key
    on conflict do nothing returning key`.execute(db);
  const claimed = new Set(rows.map(({ key }) => key));
  // Of two that came together, the first stands for it.
  const known = wanted.filter(({ keys }) => !keys.map(key => claimed.delete(key)).every(Boolean));
  return new Set(known.map(({ page }) => page));
}

async function storeOutcomes(
  db: Kysely<Tables>,
  crawl: string,
  pages: readonly JudgedPage[],
  finished: number,
): Promise<void> {
  await sql`
    update crawl_pages
    set number = ${finished} + given.place, status = given.status, outcome = given.outcome,
      characters = length(given.outcome)
    from unnest(
      ${pages.map(({ position }) => position)}::integer[], ${pages.map(({ status }) => status)}::text[],
      ${pages.map(({ outcome }) => outcome)}::text[]
    ) with ordinality as given (position, status, outcome, place)
    where crawl = ${crawl} and crawl_pages.position = given.position`.execute(db);
}

/** One line of the ledger for all of them; pages without content cost nothing. Comes last: it locks the account. */
async function payPages(
  trx: Transaction<Tables>,
  { id, payer }: Pick<OpenCrawl, 'id' | 'payer'>,
  pages: readonly JudgedPage[],
  finished: number,
): Promise<boolean> {
  const credits = pages.filter(({ status }) => status === 'read').length * PRICES.page;
  if (!payer || credits === 0) return true;
  const numbers = `${finished + 1}-${finished + pages.length}`;
  const charged = await chargeUsage(trx, payer, { reference: `pages:${id}:${numbers}`, credits });
  return charged?.isCovered ?? true;
}

async function count(
  db: Kysely<Tables>,
  crawl: string,
  pages: readonly JudgedPage[],
): Promise<Omit<CrawlCounts, 'isPaid'>> {
  const fetched = pages.filter(({ isFetched }) => isFetched).length;
  const characters = pages.reduce((sum, { outcome }) => sum + outcome.length, 0);
  return db
    .updateTable('crawls')
    .set(({ eb }) => ({
      finished: eb('finished', '+', pages.length),
      fetched: eb('fetched', '+', fetched),
      characters: eb('characters', '+', characters),
    }))
    .where('id', '=', crawl)
    .returning(['fetched', 'characters', notify('crawl', crawl).$castTo<string>().as('notified')])
    .executeTakeFirstOrThrow();
}
