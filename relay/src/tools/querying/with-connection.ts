import { Client } from 'pg';
import { cancelQuery } from './cancel-query.ts';

const CONNECT_TIMEOUT = 5000;

/**
 * A connection for one piece of work, closed after it, so that no setting and no temporary table of one query is seen by
 * another. An abort cuts it off, and ends what it is doing in Postgres.
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
  // A connection that is lost fails the query that waits for it; the event besides would end the process.
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
