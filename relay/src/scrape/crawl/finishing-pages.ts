import type { Database } from '../../store/sql/database.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import type { OpenCrawl } from './crawl-store.ts';
import { type CrawlCounts, type FinishedPage, finishPages } from './finish-pages.ts';

type Finishing = { page: FinishedPage; stored: PromiseWithResolvers<CrawlCounts> };

/**
 * Milliseconds that a page may wait for others: a transaction costs nearly the same for one page as for ten. A crawl that pauses
 * longer between two pages does not wait.
 */
const LONGEST_WAIT = 100;

/** Pages for which no others are waited for. */
const ENOUGH = 24;

/** Stores the finished pages of one crawl, several in a transaction, and never two transactions at once. */
export class FinishingPages {
  #pending: Finishing[] = [];
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #crawl: OpenCrawl;
  readonly #database: Database;
  readonly #queue: CrawlQueue;

  constructor(crawl: OpenCrawl, { database, queue }: { database: Database; queue: CrawlQueue }) {
    this.#crawl = crawl;
    this.#database = database;
    this.#queue = queue;
  }

  /** Resolves when it is stored, and rejects as {@link finishPages} does. */
  add(page: FinishedPage): Promise<CrawlCounts> {
    const stored = Promise.withResolvers<CrawlCounts>();
    this.#pending.push({ page, stored });
    const isSlow = this.#crawl.request.delay >= LONGEST_WAIT;
    if (isSlow || this.#pending.length >= ENOUGH) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT);
    return stored.promise;
  }

  /** Stores what waits, without waiting for others. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isWriting) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      await this.#store(batch);
    }
    this.#isWriting = false;
  }

  async #store(batch: readonly Finishing[]): Promise<void> {
    const { id, owner, announcesPages } = this.#crawl;
    const pages = batch.map(({ page }) => page);
    try {
      const counts = await finishPages(this.#database, this.#crawl, pages, async (numbers, transaction) => {
        if (announcesPages) await this.#queue.announcePages({ id, owner }, numbers, transaction);
      });
      for (const { stored } of batch) stored.resolve(counts);
    } catch (thrown) {
      for (const { stored } of batch) stored.reject(thrown);
    }
  }
}
