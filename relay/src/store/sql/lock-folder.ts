import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Bytes of the path of a local socket that every system takes. */
const LONGEST_PATH = 100;

/**
 * Makes a folder this process's alone, by a socket in it that somebody answers as long as the process lives, however it ends.
 * Rejects with one sentence when another has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'in-use');
  if (Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(`The path of RELAY_DATA is too long: at most ${LONGEST_PATH - '/in-use'.length} bytes.`);
  if (await isAnswered(path))
    throw new Error(
      `Another relay uses the folder ${folder}. Stop it, choose another folder with RELAY_DATA, or let several relays share a Postgres with DATABASE_URL.`,
    );
  rmSync(path, { force: true });
  const server = createServer(socket => socket.end()).listen(path);
  await once(server, 'listening');
  server.unref();
  return () => closeServer(server);
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens there: the file is missing, or its process is gone.
    return false;
  } finally {
    socket.destroy();
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
