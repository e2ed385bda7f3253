import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { Listeners } from '../turn-log.ts';
import { channelOf, type Database, NOTICE_KINDS, type Notice } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Bytes of a local socket's path that every system accepts. */
const MAX_PATH = 100;

/**
 * Postgres inside this process, in a folder of its own, or in memory without one. Rejects with one sentence when the folder
 * can't be used, or another relay uses it.
 */
export async function openPgliteDatabase(folder?: string): Promise<Database> {
  if (folder !== undefined) prepareFolder(folder);
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  // After the lock: a relay that does not get it need not load the database.
  const { PGlite } = await loadPglite();
  const pglite = await PGlite.create(folder === undefined ? {} : { dataDir: `${folder}/pglite` });
  const database = await databaseIn(pglite);
  return {
    ...database,
    async close() {
      await database.close();
      await unlock();
    },
  };
}

/** With the newest tables. Closing it ends the Postgres. */
export async function databaseIn(pglite: PGlite): Promise<Database> {
  const listeners = new Listeners<[Notice]>();
  for (const kind of NOTICE_KINDS)
    await pglite.listen(channelOf(kind), about => listeners.notify({ kind, about }));
  const sql = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(sql);
  const instance = 1 + Math.floor(Math.random() * 2 ** 30);
  return {
    sql,
    home: { kind: 'pglite', pglite },
    instance,
    // The folder is ours alone: any other holder of a lease is dead.
    isAlive: async other => other === instance,
    listen: listener => listeners.add(listener),
    close: () => sql.destroy(),
  };
}

/** It has files of its own, so the bundle does not include it. */
async function loadPglite() {
  try {
    return await import('@electric-sql/pglite');
  } catch (cause) {
    throw new Error(
      'RELAY_DATA needs the package @electric-sql/pglite, which is not installed. Install it in the folder of the bundle (npm install @electric-sql/pglite), or use DATABASE_URL.',
      { cause },
    );
  }
}

/**
 * Locks a folder with a socket in it that answers as long as the process lives, however it ends. Rejects with one sentence when
 * another has it.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'in-use');
  if (Buffer.byteLength(path) > MAX_PATH)
    throw new Error(`The path of RELAY_DATA is too long: at most ${MAX_PATH - '/in-use'.length} bytes.`);
  if (await isAnswered(path))
    throw new Error(
      `Another relay uses the folder ${folder}. Stop it, choose another folder with RELAY_DATA, or let several relays share a Postgres with DATABASE_URL.`,
    );
  rmSync(path, { force: true });
  const server = createServer(socket => socket.end()).listen(path);
  await once(server, 'listening');
  server.unref();
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens: the file is missing, or its process is dead.
    return false;
  } finally {
    socket.destroy();
  }
}

/** Possible remains: the lock of a relay that ended early, the default keys file, and `lost+found` of a new volume. */
const KNOWN = ['in-use', 'keys.json', 'lost+found'];

/** Creates or checks the folder. Throws one sentence when it can't be used. */
function prepareFolder(folder: string): void {
  if (isForeign(folder))
    throw new Error(
      `The folder of RELAY_DATA, ${folder}, contains files that do not belong to a relay. Name an empty or a new folder.`,
    );
}

function isForeign(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const found = readdirSync(folder);
    return !found.includes('pglite') && found.some(name => !KNOWN.includes(name));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The folder of RELAY_DATA, ${folder}, can't be used (${reason}). Name a folder that this process may write to.`,
      { cause },
    );
  }
}
