import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';

const databaseErrorSchema = z.object({ code: z.string() });

/** Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html that say that the database is away or full. */
const AWAY = /^(08|53|57P|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH)/;

/** What `pg`, `pg-pool` and PGlite throw without a code when a connection breaks, or none is to be had in time: whole messages. */
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

/** A database that can't be reached is a refusal that says what to do; anything else that it throws is a defect. */
export async function whileAvailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    throw new HttpError(
      503,
      'store_unavailable',
      "The relay's database can't be reached just now. Nothing was done. Try again in a moment; if it persists, tell whoever runs the relay.",
    );
  }
}

export function isAway(thrown: unknown): boolean {
  const { data } = databaseErrorSchema.safeParse(thrown);
  if (data) return AWAY.test(data.code);
  return thrown instanceof Error && AWAY_MESSAGES.has(thrown.message);
}
