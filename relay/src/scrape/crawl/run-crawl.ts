import type { Database } from '../../store/sql/database.ts';
import { isAway } from '../../store/sql/while-available.ts';
import { KeptConnections } from '../../tools/web/kept-connections.ts';
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
import { CrawlOver, type FinishedPage } from './finish-pages.ts';
import { FinishingPages } from './finishing-pages.ts';
import { firstPages } from './first-pages.ts';
import { type Refusals, type VisitOptions, visitPage } from './visit-page.ts';

export type RunCrawlOptions = VisitOptions & {
  database: Database;
  queue: CrawlQueue;
  /** Gets defects. */
  report: (thrown: unknown) => void;
};

/** Pages that wait in this process, for each that is read at once. Deeper ones may come in between, and wait longer. */
const AHEAD = 4;

/** Pages that are read or being stored: a slow database holds the reading back. */
const MOST_AT_WORK = 64;

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
  const connections = new KeptConnections();
  const fetch = { ...options.fetch, connections };
  try {
    await end(await readPages(crawl, { ...options, fetch }, signal));
  } catch (thrown) {
    if (thrown instanceof CrawlOver) return;
    if (signal.aborted || isAway(thrown)) throw thrown;
    report(thrown);
    await end({
      status: 'failed',
      warning: 'The relay has a defect, and could not go on. Its operator was told.',
    });
  } finally {
    connections.close();
  }
}

async function readPages(crawl: OpenCrawl, options: RunCrawlOptions, signal: AbortSignal): Promise<CrawlEnd> {
  const { database, fetch, robots } = options;
  const scope = crawlScope(crawl.request);
  if (!crawl.isSeeded)
    await seedCrawl(database, crawl.id, await firstPages({ crawl, scope, fetch, robots }, signal));
  const warning = await new Crawling(crawl, scope, options).run(signal);
  if (!(await hasReadPage(database, crawl.id))) return { status: 'failed', warning: NOTHING_READ };
  return { status: 'completed', warning };
}

const NOTHING_READ =
  'No page could be read. "pages" say why, one by one; without any, the site has no sitemap that can be read.';

const TOO_LARGE = `The pages together have more than ${MOST_CHARACTERS / 1_000_000} million characters, so the crawl ended early. Ask for fewer formats, or for a part of the site.`;

const UNPAID =
  'The account, or the budget of the key, has no credits left, so the crawl ended early. Ask the operator of the relay for credits, then begin it again.';

/** The work on one crawl by this process: several pages at once, the next ones from the database. */
class Crawling {
  readonly #crawl: OpenCrawl;
  readonly #scope: CrawlScope;
  readonly #options: RunCrawlOptions;
  readonly #atWork = new Map<number, Promise<void>>();
  /** Of those at work, the ones that are not read yet; the others are being stored. */
  #reading = 0;
  readonly #finishing: FinishingPages;
  readonly #refusals: Refusals = new Map();
  #waiting: WaitingPage[] = [];
  /** Whether the database may know of more waiting pages. */
  #mayHaveMore = true;
  #changed = Promise.withResolvers<void>();
  #fetched: number;
  #characters = 0;
  #isPaid = true;

  constructor(crawl: OpenCrawl, scope: CrawlScope, options: RunCrawlOptions) {
    this.#crawl = crawl;
    this.#scope = scope;
    this.#options = options;
    this.#finishing = new FinishingPages(crawl, options);
    this.#fetched = crawl.fetched;
  }

  /** Resolves when no page is left, or a limit is reached. Gives a warning for a crawl that had to end early. */
  async run(signal: AbortSignal): Promise<string | undefined> {
    const failed = new AbortController();
    const ending = AbortSignal.any([signal, failed.signal]);
    try {
      for (;;) {
        this.#changed = Promise.withResolvers();
        for (const page of await this.#nextPages()) this.#begin(page, ending);
        if (this.#atWork.size === 0) return this.#endsEarly;
        // Only pages that are stored lead to others.
        if (this.#reading === 0) this.#finishing.flush();
        await Promise.race([this.#changed.promise, ...this.#atWork.values()]);
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

  /** Why, if it does. */
  get #endsEarly(): string | undefined {
    if (!this.#isPaid) return UNPAID;
    return this.#characters > MOST_CHARACTERS ? TOO_LARGE : undefined;
  }

  /** Pages that may be begun now. */
  async #nextPages(): Promise<WaitingPage[]> {
    const { limit, concurrency } = this.#crawl.request;
    const { size } = this.#atWork;
    const free = Math.min(concurrency - this.#reading, MOST_AT_WORK - size, limit - this.#fetched - size);
    if (free <= 0 || this.#endsEarly !== undefined) return [];
    if (this.#waiting.length < free && this.#mayHaveMore) await this.#askForPages();
    return this.#waiting.splice(0, free);
  }

  /** Some more than can be begun, because each question takes a while. */
  async #askForPages(): Promise<void> {
    const limit = AHEAD * this.#crawl.request.concurrency;
    const except = [...this.#atWork.keys()];
    this.#mayHaveMore = false;
    this.#waiting = await waitingPages(this.#options.database, this.#crawl.id, { limit, except });
    if (this.#waiting.length === limit) this.#mayHaveMore = true;
  }

  async #visit(page: WaitingPage, signal: AbortSignal): Promise<void> {
    const stored = this.#finishing.add(await this.#read(page, signal));
    this.#changed.resolve();
    const { fetched, characters, isPaid } = await stored;
    this.#fetched = Math.max(this.#fetched, fetched);
    this.#characters = characters;
    this.#isPaid &&= isPaid;
    this.#mayHaveMore = true;
    this.#atWork.delete(page.position);
  }

  async #read(page: WaitingPage, signal: AbortSignal): Promise<FinishedPage> {
    this.#reading += 1;
    try {
      const visit = { page, crawl: this.#crawl, scope: this.#scope, refusals: this.#refusals };
      return await visitPage(visit, this.#options, signal);
    } finally {
      this.#reading -= 1;
    }
  }
}
