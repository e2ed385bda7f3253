import type { Transaction } from 'kysely';
import { requireCredits } from '../../credits/charge-usage.ts';
import type { Metering } from '../../credits/metering.ts';
import type { Payer } from '../../credits/payer.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { EmbeddedDatabase } from '../../jobs/embedded-database.ts';
import { OpenedOnce } from '../../jobs/opened-once.ts';
import type { Streaming } from '../../jobs/stream-stored.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { isAway, whileAvailable } from '../../store/sql/while-available.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { createCrawl, endCrawl, forgetOldCrawls, type NewCrawl, TooManyCrawls } from './crawl-store.ts';
import { deliverMessage } from './deliver-message.ts';
import { runCrawl } from './run-crawl.ts';
import { forgetFreeHosts } from './shared-host-times.ts';
import type { VisitOptions } from './visit-page.ts';

export type CrawlsOptions = VisitOptions & {
  /** The relay's. */
  database: Database | undefined;
  /** For a relay without a database: opened when the first crawl begins. */
  embedded: Pick<EmbeddedDatabase, 'open'>;
  /** Where pages cost credits. */
  metering?: Metering | undefined;
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
  readonly #opened = new OpenedOnce(() => this.#openNow());
  #rounds: NodeJS.Timeout | undefined;

  constructor(options: CrawlsOptions) {
    this.#options = options;
  }

  get hasBrowser(): boolean {
    return this.#options.renderPage !== undefined;
  }

  /** For streams of events. */
  get streaming(): Streaming {
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

  /** Gives its id. `payer`: charged where pages cost credits. Rejects with an HTTP error. */
  async create({ payer, ...asked }: NewCrawl & { payer: Payer }): Promise<string> {
    const { database, queue } = await this.#open();
    const { metering } = this.#options;
    const crawl = { ...asked, payer: metering && payer };
    const admit = async (trx: Transaction<Tables>): Promise<void> => {
      if (metering) await requireCredits(trx, payer, metering);
    };
    try {
      return await whileAvailable(() => createCrawl(database, crawl, { admit, enqueue: queue.enqueue }));
    } catch (thrown) {
      throw thrown instanceof TooManyCrawls ? tooManyCrawls() : thrown;
    }
  }

  /** What reads it. Undefined as long as no crawl was begun. */
  async database(): Promise<Database | undefined> {
    if (this.#options.database) return (await this.#open()).database;
    return (await this.#opened.ifOpen())?.database;
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
    const opened = await this.#opened.ifOpen();
    await opened?.queue.stop();
  }

  #open(): Promise<Opened> {
    return whileAvailable(() => this.#opened.get());
  }

  async #openNow(): Promise<Opened> {
    const database = this.#options.database ?? (await this.#options.embedded.open());
    const { fetch, report } = this.#options;
    const { openCrawlQueue } = await import('./crawl-queue.ts');
    const queue = Promise.withResolvers<CrawlQueue>();
    queue.resolve(
      await openCrawlQueue(database, {
        run: async (id, signal) => this.#run(id, { database, queue: await queue.promise }, signal),
        deliver: (job, signal) => deliverMessage(job, { db: database.sql, fetch }, signal),
        report,
      }),
    );
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

function tooManyCrawls(): HttpError {
  return new HttpError(
    429,
    'too_many_requests',
    'Too many crawls have not ended yet. Wait for one, or end one (DELETE), then try again.',
    { headers: { 'Retry-After': '30' } },
  );
}
