import type { Database } from '../../store/sql/database.ts';
import { isAway } from '../../store/sql/while-available.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import type { CrawlScope } from './crawl-scope.ts';
import {
  beginCrawl,
  type CrawlEnd,
  endCrawl,
  hasReadPage,
  type OpenCrawl,
  seedCrawl,
  type WaitingPage,
  waitingPages,
} from './crawl-store.ts';
import { CrawlOver, finishPage, PageTaken } from './finish-page.ts';
import { firstPages } from './first-pages.ts';
import { type VisitOptions, visitPage } from './visit-page.ts';

export type RunCrawlOptions = VisitOptions & {
  database: Database;
  queue: CrawlQueue;
  /** Gets defects. */
  report: (thrown: unknown) => void;
};

/** Of all pages of a crawl. */
const MOST_CHARACTERS = 500_000_000;

/**
 * Goes on with a crawl from where it is, until it has ended. Rejects when the signal is aborted or the database is away: then
 * it can be gone on with, here or elsewhere. Nothing happens to a crawl that has ended.
 */
export async function runCrawl(id: string, options: RunCrawlOptions, signal: AbortSignal): Promise<void> {
  const { database, queue, report } = options;
  const crawl = await beginCrawl(database, id);
  if (!crawl) return;
  const end = (how: CrawlEnd): Promise<boolean> =>
    endCrawl(database, id, how, transaction => queue.announceEnd(id, transaction));
  try {
    await end(await readPages(crawl, options, signal));
  } catch (thrown) {
    if (thrown instanceof CrawlOver) return;
    if (signal.aborted || isAway(thrown)) throw thrown;
    report(thrown);
    await end({
      status: 'failed',
      warning: 'The relay has a defect, and could not go on. Its operator was told.',
    });
  }
}

async function readPages(crawl: OpenCrawl, options: RunCrawlOptions, signal: AbortSignal): Promise<CrawlEnd> {
  const { database, fetch, robots } = options;
  const scope: CrawlScope = { ...crawl.request, start: new URL(crawl.request.url) };
  if (!crawl.isSeeded)
    await seedCrawl(database, crawl.id, await firstPages({ crawl, scope, fetch, robots }, signal));
  const { isTooLarge } = await new Crawling(crawl, scope, options).run(signal);
  if (!(await hasReadPage(database, crawl.id))) return { status: 'failed', warning: NOTHING_READ };
  return { status: 'completed', warning: isTooLarge ? TOO_LARGE : undefined };
}

const NOTHING_READ =
  'No page could be read. "pages" say why, one by one; without any, the site has no sitemap that can be read.';

const TOO_LARGE = `The pages together have more than ${MOST_CHARACTERS / 1_000_000} million characters, so the crawl ended early. Ask for fewer formats, or for a part of the site.`;

/** The work on one crawl by this process: several pages at once, the next ones from the database. */
class Crawling {
  readonly #crawl: OpenCrawl;
  readonly #scope: CrawlScope;
  readonly #options: RunCrawlOptions;
  readonly #atWork = new Map<number, Promise<void>>();
  #fetched: number;
  #characters = 0;

  constructor(crawl: OpenCrawl, scope: CrawlScope, options: RunCrawlOptions) {
    this.#crawl = crawl;
    this.#scope = scope;
    this.#options = options;
    this.#fetched = crawl.fetched;
  }

  /** Resolves when no page is left, or the limit is reached. */
  async run(signal: AbortSignal): Promise<{ isTooLarge: boolean }> {
    const failed = new AbortController();
    const ending = AbortSignal.any([signal, failed.signal]);
    try {
      for (;;) {
        for (const page of await this.#nextPages())
          this.#atWork.set(page.position, this.#visit(page, ending));
        if (this.#atWork.size === 0) return { isTooLarge: this.#isTooLarge };
        await Promise.race(this.#atWork.values());
      }
    } finally {
      failed.abort();
      await Promise.allSettled(this.#atWork.values());
    }
  }

  get #isTooLarge(): boolean {
    return this.#characters > MOST_CHARACTERS;
  }

  async #nextPages(): Promise<WaitingPage[]> {
    const { limit, concurrency } = this.#crawl.request;
    const { size } = this.#atWork;
    const free = Math.min(concurrency - size, limit - this.#fetched - size);
    if (free <= 0 || this.#isTooLarge) return [];
    return waitingPages(this.#options.database, this.#crawl.id, {
      limit: free,
      except: [...this.#atWork.keys()],
    });
  }

  async #visit(page: WaitingPage, signal: AbortSignal): Promise<void> {
    const { database, queue } = this.#options;
    const crawl = this.#crawl;
    const finished = await visitPage({ page, crawl, scope: this.#scope }, this.#options, signal);
    try {
      const { fetched, characters } = await finishPage(
        database,
        crawl.id,
        finished,
        async (number, transaction) => {
          if (crawl.announcesPages) await queue.announcePage(crawl.id, number, transaction);
        },
      );
      this.#fetched = Math.max(this.#fetched, fetched);
      this.#characters = characters;
    } catch (thrown) {
      if (!(thrown instanceof PageTaken)) throw thrown;
    }
    this.#atWork.delete(page.position);
  }
}
