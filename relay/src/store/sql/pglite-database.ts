import { Kysely, PGliteDialect } from 'kysely';
import { channelOf, type Database, NOTICE_KINDS, type Notice } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrations.ts';
import { prepareFolder } from './prepare-folder.ts';
import type { Tables } from './tables.ts';

/**
 * Postgres inside this process, in a folder that is its alone, or in memory where none is named. Rejects with one sentence
 * when the folder can't be used, or another relay uses it.
 */
export async function openPgliteDatabase(folder?: string): Promise<Database> {
  if (folder !== undefined) prepareFolder(folder);
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  // After the lock: whoever is refused does not wait for it to be loaded.
  const { PGlite } = await loadPglite();
  const pglite = await PGlite.create(folder === undefined ? {} : { dataDir: `${folder}/pglite` });
  const listeners = new Set<(notice: Notice) => void>();
  for (const kind of NOTICE_KINDS)
    await pglite.listen(channelOf(kind), turn => {
      for (const heard of listeners) heard({ kind, turn });
    });
  const sql = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(sql);
  const instance = 1 + Math.floor(Math.random() * 2 ** 30);
  return {
    sql,
    instance,
    // The folder is ours alone: whoever else has leases is a process that is gone.
    isAlive: async other => other === instance,
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async close() {
      await sql.destroy();
      await unlock();
    },
  };
}

/** It has files of its own, so that a bundle does not carry it. */
async function loadPglite() {
  try {
    return await import('@electric-sql/pglite');
  } catch (cause) {
    throw new Error(
      'RELAY_DATA needs the package @electric-sql/pglite, which is not here. Install it in the folder of the bundle (npm install @electric-sql/pglite), or use DATABASE_URL.',
      { cause },
    );
  }
}
