import type { Client } from 'pg';
import { ServerToolFailure } from '../server-tool-result.ts';
import { findWritePower, reportWritePower } from './find-write-power.ts';
import { type ReadRows, type RowLimits, readRows } from './read-rows.ts';
import { toQueryFailure } from './to-query-failure.ts';
import { withConnection } from './with-connection.ts';

export type DatabaseQuestion = {
  url: string;
  sql: string;
  /** Milliseconds that Postgres itself spends on a statement at most. */
  statementTimeout: number;
  limits: RowLimits;
};

/** The rows that answer a query. Nothing is changed; what fails is thrown in words for the model. */
export async function askDatabase(question: DatabaseQuestion, signal: AbortSignal): Promise<ReadRows> {
  const { url, sql, statementTimeout, limits } = question;
  try {
    return await withConnection(url, signal, client =>
      inReadOnlyTransaction(client, statementTimeout, () => readRows(client, sql, limits)),
    );
  } catch (thrown) {
    if (signal.aborted || thrown instanceof ServerToolFailure) throw thrown;
    throw toQueryFailure(thrown);
  }
}

/** Rolled back at its end: there is nothing in it to keep. The role is looked at each time, because it may have changed. */
async function inReadOnlyTransaction(
  client: Client,
  statementTimeout: number,
  work: () => Promise<ReadRows>,
): Promise<ReadRows> {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET LOCAL statement_timeout = ${statementTimeout}`);
  await client.query(`SET LOCAL lock_timeout = ${statementTimeout}`);
  const power = await findWritePower(client);
  if (power !== undefined)
    throw new ServerToolFailure(`Nothing was asked. ${reportWritePower(power)}`, { type: 'NotPermitted' });
  const rows = await work();
  await client.query('ROLLBACK');
  return rows;
}
