import { HttpError } from '../../errors/http-error.ts';
import type { Database } from '../../store/sql/database.ts';
import { isAway, whileAvailable } from '../../store/sql/while-available.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { createCrawl, endCrawl, forgetOldCrawls, type NewCrawl, TooManyCrawls } from './crawl-store.ts';
import { deliverMessage } from './deliver-message.ts';
import { runCrawl } from './run-crawl.ts';
import { forgetFreeHosts } from './shared-host-times.ts';
import type { Following } from './stream-crawl.ts';
import type { VisitOptions } from './visit-page.ts';

export type CrawlsOptions = VisitOptions & {
  /** The relay's. Without one, crawls get an embedded one in memory, when the first begins. */
  database: Database | undefined;
  report: (thrown: unknown) => void;
};

type Opened = { database: Database; queue: CrawlQueue };

/** Milliseconds between two deletions of old crawls. */
const ROUND = 10 * 60 * 1000;

/** All crawls that this relay knows, and its work on them. */
export class Crawls {
  readonly #options: CrawlsOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, AbortController>();
  #opening: Promise<Opened> | undefined;
  #rounds: NodeJS.Timeout | undefined;

  constructor(options: CrawlsOptions) {
    this.#options = options;
  }

  get hasBrowser(): boolean {
    return this.#options.renderPage !== undefined;
  }

  /** For streams of events. */
  get streaming(): Pick<Following, 'stopping' | 'report'> {
    return { stopping: this.#stopping.signal, report: this.#options.report };
  }

  /** Goes on with what is kept in the database; in memory there is nothing. */
  resume(): void {
    if (!this.#options.database) return;
    // A later request opens it, and says why it can't.
    this.#open().catch(thrown => {
      if (!isAway(thrown)) this.#options.report(thrown);
    });
  }

  /** Gives its id. Rejects with an HTTP error. */
  async create(crawl: NewCrawl): Promise<string> {
    const { database, queue } = await this.#open();
    try {
      return await whileAvailable(() => createCrawl(database, crawl, queue.enqueue));
    } catch (thrown) {
      throw thrown instanceof TooManyCrawls ? tooManyCrawls() : thrown;
    }
  }

  /** What reads it. Undefined as long as no crawl was begun. */
  async database(): Promise<Database | undefined> {
    if (!this.#opening && !this.#options.database) return undefined;
    return (await this.#open()).database;
  }

  /** False when it had ended already. Its pages stay. */
  async cancel(id: string): Promise<boolean> {
    const { database, queue } = await this.#open();
    const isCancelled = await whileAvailable(() =>
      endCrawl(database, id, { status: 'cancelled' }, queue.announceEnd),
    );
    this.#running.get(id)?.abort();
    return isCancelled;
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The relay ends.'));
    clearInterval(this.#rounds);
    const opened = await this.#opening?.catch(() => undefined);
    await opened?.queue.stop();
    if (!this.#options.database) await opened?.database.close();
  }

  #open(): Promise<Opened> {
    this.#opening ??= this.#openNow().catch(thrown => {
      this.#opening = undefined;
      throw thrown;
    });
    return whileAvailable(() => this.#opening ?? this.#openNow());
  }

  async #openNow(): Promise<Opened> {
    const database = this.#options.database ?? (await openInMemory());
    const { fetch, report } = this.#options;
    const { openCrawlQueue } = await import('./crawl-queue.ts');
    const queue = Promise.withResolvers<CrawlQueue>();
    try {
      queue.resolve(
        await openCrawlQueue(database, {
          run: async (id, signal) => this.#run(id, { database, queue: await queue.promise }, signal),
          deliver: (job, signal) => deliverMessage(job, { db: database.sql, fetch }, signal),
          report,
        }),
      );
    } catch (thrown) {
      if (!this.#options.database) await database.close();
      throw thrown;
    }
    this.#rounds = setInterval(() => this.#forgetOld(database), ROUND).unref();
    return { database, queue: await queue.promise };
  }

  async #run(id: string, opened: Opened, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    this.#running.set(id, ended);
    const ending = AbortSignal.any([signal, ended.signal, this.#stopping.signal]);
    try {
      await runCrawl(id, { ...this.#options, ...opened }, ending);
    } finally {
      // This relay may have lost the crawl and taken it up again meanwhile.
      if (this.#running.get(id) === ended) this.#running.delete(id);
    }
  }

  #forgetOld(database: Database): void {
    Promise.all([forgetOldCrawls(database), forgetFreeHosts(database)]).catch(thrown => {
      if (!isAway(thrown)) this.#options.report(thrown);
    });
  }
}

async function openInMemory(): Promise<Database> {
  const { openPgliteDatabase } = await import('../../store/sql/pglite-database.ts');
  try {
    return await openPgliteDatabase();
  } catch (cause) {
    throw new HttpError(
      503,
      'store_unavailable',
      'Crawls need a database, and the embedded one did not open. The operator of the relay can install @electric-sql/pglite, or set DATABASE_URL.',
      { cause },
    );
  }
}

function tooManyCrawls(): HttpError {
  return new HttpError(
    429,
    'too_many_requests',
    'Too many crawls have not ended yet. Wait for one, or end one (DELETE), then try again.',
    { headers: { 'Retry-After': '30' } },
  );
}
