import { createConnection } from 'node:net';
import { Client, DatabaseError } from 'pg';
import * as z from 'zod';
import { type ServerToolErrorType, ServerToolFailure } from '../server-tool-result.ts';
import { findWritePower, reportWritePower } from './query-role.ts';
import { type ReadRows, type RowLimits, readRows } from './read-rows.ts';
import { refuseEffects } from './refuse-effects.ts';

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REASONS: Record<string, FailureText> = {
  '57014': {
    type: 'Timeout',
    text: 'The query took too long and was ended. Ask for less, or use an indexed column.',
  },
  '55P03': {
    type: 'Timeout',
    text: 'The data for this query was locked for too long. Nothing was changed. Try again later.',
  },
  '25006': { type: 'NotPermitted', text: 'This tool is read-only. Nothing was changed.' },
  '42501': { type: 'NotPermitted', text: 'The role of this tool may not read that.' },
  '53300': {
    type: 'InternalError',
    text: 'The database accepts no more connections at the moment. Try again later.',
  },
};

/** Errors in the query, which the model can correct. Other messages could reveal internals. */
const CORRECTABLE = /^(?:0A|21|22|2F|34|42)/;

type DatabaseQuestion = {
  url: string;
  sql: string;
  /** Milliseconds that Postgres may spend on a statement. */
  statementTimeout: number;
  limits: RowLimits;
};

/** Read-only. Errors are worded for the model. */
export async function askDatabase(question: DatabaseQuestion, signal: AbortSignal): Promise<ReadRows> {
  const { url, sql, statementTimeout, limits } = question;
  refuseEffects(sql);
  try {
    return await withConnection(url, signal, client =>
      inReadOnlyTransaction(client, statementTimeout, () => readRows(client, sql, limits)),
    );
  } catch (thrown) {
    if (signal.aborted || thrown instanceof ServerToolFailure) throw thrown;
    throw toQueryFailure(thrown);
  }
}

/** Rolled back at the end: it changes nothing. The role is checked each time, because it may have changed. */
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
    throw new ServerToolFailure(`The query was not run. ${reportWritePower(power)}`, {
      type: 'NotPermitted',
    });
  const rows = await work();
  await client.query('ROLLBACK');
  return rows;
}

/** Data of the connection that the driver keeps but its types don't show. */
const connectedSchema = z.object({
  host: z.string(),
  port: z.number(),
  processID: z.number(),
  secretKey: z.number(),
});

const TIMEOUT = 5000;

const CONNECT_TIMEOUT = 5000;

/**
 * One connection per query, so that no setting and no temporary table reaches another query. An abort closes it, and cancels
 * its statement in Postgres.
 */
export async function withConnection<Value>(
  url: string,
  signal: AbortSignal,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'assent query_database',
  });
  // A lost connection fails its query; an unhandled event would also end the process.
  client.on('error', () => undefined);
  const cut = (): void => {
    cancelQuery(client);
    void client.end();
  };
  signal.addEventListener('abort', cut, { once: true });
  try {
    await client.connect();
    return await work(client);
  } finally {
    signal.removeEventListener('abort', cut);
    await client.end();
  }
}

/**
 * Cancels a connection's statement over a second connection: closing the first does not stop it. There is no answer.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS
 */
function cancelQuery(client: Client): void {
  const connected = connectedSchema.safeParse(client);
  if (!connected.success) return;
  const { host, port, processID, secretKey } = connected.data;
  const socket = createConnection(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
  socket.setTimeout(TIMEOUT, () => socket.destroy());
  // Otherwise the statement's time-out ends it.
  socket.on('error', () => socket.destroy());
  socket.end(cancelRequest(processID, secretKey));
}

function cancelRequest(processId: number, secretKey: number): Buffer {
  const request = Buffer.alloc(16);
  request.writeInt32BE(16, 0);
  request.writeInt32BE(80877102, 4);
  request.writeInt32BE(processId, 8);
  request.writeInt32BE(secretKey, 12);
  return request;
}

type RoleCheck = { kind: 'reads' } | { kind: 'writes'; message: string } | { kind: 'unreachable' };

/** Whether the role only reads, if that can be checked now. */
export async function checkQueryRole(url: string): Promise<RoleCheck> {
  try {
    const power = await withConnection(url, AbortSignal.timeout(6000), findWritePower);
    return power === undefined ? { kind: 'reads' } : { kind: 'writes', message: reportWritePower(power) };
  } catch {
    return { kind: 'unreachable' };
  }
}

type FailureText = { type: ServerToolErrorType; text: string };

/** Worded for the model. */
function toQueryFailure(thrown: unknown): ServerToolFailure {
  const { type, text } = describe(thrown);
  return new ServerToolFailure(text, { type, cause: thrown });
}

function describe(thrown: unknown): FailureText {
  if (!(thrown instanceof DatabaseError))
    return {
      type: 'InternalError',
      text: "The database can't be reached, or the connection to it was lost. Nothing was changed. Try again later.",
    };
  const { code = '', message, hint } = thrown;
  const reason = REASONS[code];
  if (reason) return reason;
  if (!CORRECTABLE.test(code))
    return { type: 'InternalError', text: 'The database could not answer this query. Nothing was changed.' };
  const rule = /^42601/.test(code)
    ? ' Only one statement is accepted, and only SELECT, WITH … SELECT, VALUES or TABLE.'
    : '';
  return {
    type: 'InvalidArgument',
    text: `The database refused the query: ${message}.${hint ? ` ${hint}` : ''}${rule}`,
  };
}
