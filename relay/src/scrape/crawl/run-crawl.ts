import type { Database } from '../../store/sql/database.ts';
import { isAway } from '../../store/sql/while-available.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { type CrawlScope, crawlScope } from './crawl-scope.ts';
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
import { CrawlOver } from './finish-pages.ts';
import { FinishingPages } from './finishing-pages.ts';
import { firstPages } from './first-pages.ts';
import { type VisitOptions, visitPage } from './visit-page.ts';

export type RunCrawlOptions = VisitOptions & {
  database: Database;
  queue: CrawlQueue;
  /** Gets defects. */
  report: (thrown: unknown) => void;
};

/** Pages that wait in this process, for each that is read at once. Deeper ones may come in between, and wait longer. */
const AHEAD = 4;

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
  const end = (how: CrawlEnd): Promise<boolean> => endCrawl(database, id, how, queue.announceEnd);
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
  const scope = crawlScope(crawl.request);
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
  readonly #finishing: FinishingPages;
  #waiting: WaitingPage[] = [];
  #fetched: number;
  #characters = 0;

  constructor(crawl: OpenCrawl, scope: CrawlScope, options: RunCrawlOptions) {
    this.#crawl = crawl;
    this.#scope = scope;
    this.#options = options;
    this.#finishing = new FinishingPages(crawl, options);
    this.#fetched = crawl.fetched;
  }

  /** Resolves when no page is left, or the limit is reached. */
  async run(signal: AbortSignal): Promise<{ isTooLarge: boolean }> {
    const failed = new AbortController();
    const ending = AbortSignal.any([signal, failed.signal]);
    try {
      for (;;) {
        for (const page of await this.#nextPages()) this.#begin(page, ending);
        if (this.#atWork.size === 0) return { isTooLarge: this.#isTooLarge };
        await Promise.race(this.#atWork.values());
      }
    } finally {
      failed.abort();
      await Promise.allSettled(this.#atWork.values());
    }
  }

  #begin(page: WaitingPage, signal: AbortSignal): void {
    const visit = this.#visit(page, signal);
    // It may fail while the next pages are asked for; the race hears of it afterwards.
    visit.catch(() => undefined);
    this.#atWork.set(page.position, visit);
  }

  get #isTooLarge(): boolean {
    return this.#characters > MOST_CHARACTERS;
  }

  /** Pages that may be begun now. */
  async #nextPages(): Promise<WaitingPage[]> {
    const { limit, concurrency } = this.#crawl.request;
    const { size } = this.#atWork;
    const free = Math.min(concurrency - size, limit - this.#fetched - size);
    if (free <= 0 || this.#isTooLarge) return [];
    if (this.#waiting.length < free) this.#waiting = await this.#askForPages();
    return this.#waiting.splice(0, free);
  }

  /** Some more than can be begun, because each question takes a while. */
  #askForPages(): Promise<WaitingPage[]> {
    const limit = AHEAD * this.#crawl.request.concurrency;
    const except = [...this.#atWork.keys()];
    return waitingPages(this.#options.database, this.#crawl.id, { limit, except });
  }

  async #visit(page: WaitingPage, signal: AbortSignal): Promise<void> {
    const crawl = this.#crawl;
    const visited = await visitPage({ page, crawl, scope: this.#scope }, this.#options, signal);
    const { fetched, characters } = await this.#finishing.add(visited);
    this.#fetched = Math.max(this.#fetched, fetched);
    this.#characters = characters;
    this.#atWork.delete(page.position);
  }
}
