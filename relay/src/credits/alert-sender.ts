import type { CreditMessage } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import { postMessage } from '../jobs/post-message.ts';
import type { Database } from '../store/sql/database.ts';
import type { Tables } from '../store/sql/tables.ts';
import { isAway } from '../store/sql/while-available.ts';

type AlertSenderOptions = {
  /** Where the ledger is. */
  database(): Promise<Database>;
  /** Hosts of webhooks that may be internal. */
  allowedHosts: readonly string[];
  /** Milliseconds between two looks. */
  every?: number;
  /** Gets defects. */
  report(thrown: unknown): void;
};

const EVERY = 5_000;

/** Messages of one look. */
const AT_ONCE = 10;

/** Seconds to the second attempt, twice as many to each further one, and at most so many: about an hour in all. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 900;
const MOST_ATTEMPTS = 10;

/**
 * Sends what is written with the movements of credits. They are also moved by programs without a queue, such as `relay credits`, so
 * each relay looks by itself; a message is of one relay at a time.
 */
export class AlertSender {
  readonly #options: AlertSenderOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: AlertSenderOptions) {
    this.#options = options;
  }

  /** May be called again. */
  start(): void {
    if (!this.#timer) this.#wait();
  }

  /** What is being sent may be sent again by another relay. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort(new Error('The relay ends.'));
    await this.#looking;
  }

  #wait(): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().then(() => this.#wait());
    }, this.#options.every ?? EVERY).unref();
  }

  async #look(): Promise<void> {
    try {
      const { sql: db } = await this.#options.database();
      const taken = await takeMessages(db);
      await Promise.all(taken.map(message => this.#send(db, message)));
    } catch (thrown) {
      if (!isAway(thrown)) this.#options.report(thrown);
    }
  }

  async #send(db: Kysely<Tables>, { id, url, secret, attempts, ...data }: Taken): Promise<void> {
    const { created_at: at, ...facts } = data;
    const message: CreditMessage = { type: 'credits.low', timestamp: at.toISOString(), data: facts };
    const { allowedHosts } = this.#options;
    const arrived = await postMessage(
      { url, secret: secret ?? undefined },
      { id: `credits_${id}`, body: JSON.stringify(message) },
      { fetch: { allowedHosts }, signal: this.#stopping.signal },
    ).then(
      () => true,
      // Whatever kept it from arriving may be over at the next attempt.
      () => false,
    );
    if (arrived || attempts >= MOST_ATTEMPTS)
      await db.deleteFrom('credit_message').where('id', '=', id).execute();
  }
}

type Taken = {
  id: number;
  tenant: string;
  below: number;
  balance: number;
  created_at: Date;
  attempts: number;
  url: string;
  secret: string | null;
};

/** Those that are due. Nobody else takes them before the next attempt is. */
async function takeMessages(db: Kysely<Tables>): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    update credit_message as message
    set attempts = attempts + 1,
      next_at = clock_timestamp() + make_interval(secs => least(${LONGEST_PAUSE}, ${FIRST_PAUSE} * power(2, attempts)))
    from credit_alert as alert
    where alert.tenant = message.tenant and message.id in (
      select id from credit_message where next_at <= clock_timestamp()
      order by next_at limit ${AT_ONCE} for update skip locked
    )
    returning message.id, message.tenant, message.below, message.balance, message.created_at, message.attempts,
      alert.url, alert.secret`.execute(db);
  return rows;
}
