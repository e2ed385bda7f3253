import type { StoreSettings } from './settings/environment.ts';
import { createMemoryStore } from './store/memory/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';

type OpeningContext = {
  /** For defects. */
  report(thrown: unknown): void;
  /** Takes lines for the operator. */
  notifyOperator(line: string): void;
};

/** Databases are loaded on demand: an embedded Postgres takes about 400 MB. */
export async function openStore(
  settings: StoreSettings,
  { report, notifyOperator }: OpeningContext,
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
      const { untilReachable } = await import('./store/sql/until-reachable.ts');
      const open = () => openPostgresDatabase(settings.url, report);
      const database = await untilReachable(open, { patience: settings.patience, notifyOperator });
      return createSqlStore(database, { maxAge: settings.maxAge, report });
    }
  }
}
