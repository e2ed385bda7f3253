import { HttpError } from '../errors/http-error.ts';
import type { Database } from '../store/sql/database.ts';
import { OpenedOnce } from './opened-once.ts';

/** One database in memory for all parts of a relay that has none. It is loaded when the first needs it. */
export class EmbeddedDatabase {
  readonly #opened: OpenedOnce<Database>;

  constructor(open: () => Promise<Database> = openInMemory) {
    this.#opened = new OpenedOnce(open);
  }

  /** The same for all. Rejects with an HTTP error; a later call tries again. */
  open(): Promise<Database> {
    return this.#opened.get();
  }

  /** After all that use it have ended. */
  async close(): Promise<void> {
    const opened = await this.#opened.ifOpen();
    await opened?.close();
  }
}

async function openInMemory(): Promise<Database> {
  const { openPgliteDatabase } = await import('../store/sql/pglite-database.ts');
  try {
    return await openPgliteDatabase();
  } catch (cause) {
    throw new HttpError(
      503,
      'store_unavailable',
      'This needs a database, and the embedded one did not open. The operator of the relay can install @electric-sql/pglite, or set DATABASE_URL.',
      { cause },
    );
  }
}
