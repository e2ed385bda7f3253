import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { callerOf, tenantOf } from '../access/access.ts';
import type { Database } from '../store/sql/database.ts';
import type { Tables } from '../store/sql/tables.ts';
import { whileAvailable } from '../store/sql/while-available.ts';
import { ensureAccount } from './accounts.ts';

export type AccountOptions = {
  /** Where the ledger is. */
  database(): Promise<Database>;
  /** What a tenant gets with its account, when it is asked for the first time. */
  firstGrant: number;
};

/** The tenant of a relay that requires no keys has an empty name. */
export function tenantIn(context: Context): string {
  return tenantOf(callerOf(context)) ?? '';
}

/** A tenant without an account gets one first. Rejects with an HTTP error while the database is away. */
export function withAccount<Result>(
  { database, firstGrant }: AccountOptions,
  tenant: string,
  run: (trx: Transaction<Tables>, tenant: string) => Promise<Result>,
): Promise<Result> {
  return whileAvailable(async () => {
    const { sql: db } = await database();
    return db.transaction().execute(async trx => {
      await ensureAccount(trx, tenant, firstGrant);
      return run(trx, tenant);
    });
  });
}
