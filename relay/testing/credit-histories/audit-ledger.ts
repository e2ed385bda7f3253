import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../src/store/sql/database.ts';

/** The queries of docs/credits.md, which find what is wrong in a ledger. */
export const AUDIT_QUERIES: readonly string[] = [
  ...readFileSync(new URL('../../../docs/credits.md', import.meta.url), 'utf8').matchAll(
    /^```sql\n([\s\S]*?);\n```$/gm,
  ),
].map(([, query = '']) => query);

/** Each query's rows. */
export function auditLedger({ sql: db }: Pick<Database, 'sql'>): Promise<unknown[][]> {
  return Promise.all(AUDIT_QUERIES.map(async query => (await sql.raw(query).execute(db)).rows));
}
