import type { StoreSettings } from './settings/environment.ts';
import { createMemoryStore } from './store/memory/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';
import { isAway } from './store/sql/while-available.ts';

/** Opens the store that the settings name. Only then is what it needs loaded: an embedded Postgres takes some 400 MB. */
export async function openStore(
  settings: StoreSettings,
  report: (thrown: unknown) => void,
): Promise<SessionStore> {
  switch (settings.home) {
    case 'memory':
      return createMemoryStore();
    case 'folder': {
      const { openPgliteDatabase } = await import('./store/sql/pglite-database.ts');
      const { createSqlStore } = await import('./store/sql/sql-store.ts');
      return createSqlStore(await openPgliteDatabase(settings.folder), { maxAge: settings.maxAge, report });
    }
    case 'postgres': {
      const { openPostgresDatabase } = await import('./store/sql/postgres-database.ts');
      const { createSqlStore } = await import('./store/sql/sql-store.ts');
      const database = await orExplain(openPostgresDatabase(settings.url, report));
      return createSqlStore(database, { maxAge: settings.maxAge, report });
    }
  }
}

/** The address is not repeated: it holds a password. */
async function orExplain<Value>(opening: Promise<Value>): Promise<Value> {
  try {
    return await opening;
  } catch (cause) {
    const reason = isAway(cause)
      ? 'It can’t be reached: is it running, and may this machine connect to it?'
      : `It answered: ${cause instanceof Error ? cause.message : String(cause)}.`;
    throw new Error(`The Postgres of DATABASE_URL can't be used. ${reason}`, { cause });
  }
}
