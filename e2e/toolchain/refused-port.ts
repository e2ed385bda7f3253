import { once } from 'node:events';
import { connect } from 'node:net';

/** Below the ports that systems give to servers which ask for any (Linux: from 32,768): nobody takes it while a test runs. */
const LOWEST = 20_000;
const COUNT = 10_000;

/** A port of this machine that refuses connections, and goes on to. */
export async function refusedPort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * COUNT);
  const socket = connect(port, '127.0.0.1');
  const isRefused = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return isRefused ? port : refusedPort();
}
