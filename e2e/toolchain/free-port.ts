import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nothing listens on just now, for programs that can't say which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
