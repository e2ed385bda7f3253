import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';

const databaseErrorSchema = z.object({ code: z.string() });

/** The code of the error that callers get. */
const UNAVAILABLE = 'store_unavailable';

/** Classes that mean "unavailable" or "full": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const AWAY = /^(08|53|57P|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH)/;

/** Whole messages of `pg`, `pg-pool` and PGlite for lost connections, which have no code. */
const AWAY_MESSAGES: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'PGlite is closing',
  'PGlite is closed',
]);

/** An outage becomes an HTTP error that says what to do; any other error is a defect. */
export async function whileAvailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    throw new HttpError(
      503,
      UNAVAILABLE,
      "The relay can't reach its database. Nothing was done. Try again in a moment; if the problem persists, contact the operator of the relay.",
    );
  }
}

/** Also for what {@link whileAvailable} made of it. */
export function isAway(thrown: unknown): boolean {
  const { data } = databaseErrorSchema.safeParse(thrown);
  if (data) return AWAY.test(data.code) || data.code === UNAVAILABLE;
  return thrown instanceof Error && AWAY_MESSAGES.has(thrown.message);
}
