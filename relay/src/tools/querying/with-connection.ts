import { createConnection } from 'node:net';
import { Client } from 'pg';
import * as z from 'zod';

/** What the server told the connection of itself; the driver keeps it, but its types do not say so. */
const connectedSchema = z.object({
  host: z.string(),
  port: z.number(),
  processID: z.number(),
  secretKey: z.number(),
});

const TIMEOUT = 5000;

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

/**
 * Asks Postgres to end what a connection is doing, over a connection of its own: one that is only cut off goes on there.
 * Nothing answers it. https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS
 */
function cancelQuery(client: Client): void {
  const connected = connectedSchema.safeParse(client);
  if (!connected.success) return;
  const { host, port, processID, secretKey } = connected.data;
  const socket = createConnection(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
  socket.setTimeout(TIMEOUT, () => socket.destroy());
  // Where it can't be sent, the time-out of the statement still ends it.
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
