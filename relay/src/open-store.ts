import type { StoreSettings } from './settings/store.ts';
import { createMemoryStore } from './store/memory/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';
import type { Database } from './store/sql/database.ts';

type OpeningContext = {
  /** For defects. */
  report(thrown: unknown): void;
  /** Takes lines for the operator. */
  notifyOperator(line: string): void;
};

/** The store closes its database. */
export type OpenedStore = { store: SessionStore; database: Database | undefined };

/** Databases are loaded on demand: an embedded Postgres takes about 400 MB. */
export async function openStore(settings: StoreSettings, context: OpeningContext): Promise<OpenedStore> {
  const database = await openDatabase(settings, context);
  if (!database || settings.home === 'memory') return { store: createMemoryStore(), database };
  const { createSqlStore } = await import('./store/sql/sql-store.ts');
  const options = { maxAge: settings.maxAge, report: context.report };
  return { store: createSqlStore(database, options), database };
}

/** `undefined` for a store in memory. */
export async function openDatabase(
  settings: StoreSettings,
  { report, notifyOperator }: OpeningContext,
): Promise<Database | undefined> {
  switch (settings.home) {
    case 'memory':
      return undefined;
    case 'folder': {
      const { openPgliteDatabase } = await import('./store/sql/pglite-database.ts');
      return await openPgliteDatabase(settings.folder);
    }
    case 'postgres': {
      const { openPostgresDatabase } = await import('./store/sql/postgres-database.ts');
      const { untilReachable } = await import('./store/sql/until-reachable.ts');
      const open = () => openPostgresDatabase(settings.url, report);
      return await untilReachable(open, { patience: settings.patience, notifyOperator });
    }
  }
}
