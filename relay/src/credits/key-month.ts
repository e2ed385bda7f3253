import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

/** The key that uses credits, and the first day of the month (UTC) in which they count, as `2026-11-01`. */
export type KeyMonth = { id: string; month: string };

/** What the key has used of this month by now, or holds. Exact as long as the account of its tenant is locked. */
export async function usedInMonth(trx: Transaction<Tables>, { id, month }: KeyMonth): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select credits from credit_key_month where key_id = ${id} and month = ${month}::date`.execute(trx);
  return rows[0]?.credits ?? 0;
}

/** Of all keys that have used or hold some of this month, by their ids. */
export async function usedThisMonth(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; credits: number }>`
    select key_id as id, credits from credit_key_month
    where month = date_trunc('month', now() at time zone 'UTC')::date`.execute(db);
  return new Map(rows.map(({ id, credits }) => [id, credits]));
}

/** By the clock of the database. `left`: seconds until the next month. */
export async function thisMonth(trx: Transaction<Tables>): Promise<{ month: string; left: number }> {
  const { rows } = await sql<{ month: string; left: number }>`
    select to_char(began, 'YYYY-MM-DD') as month,
      ceil(extract(epoch from began + interval '1 month' - now() at time zone 'UTC'))::integer as left
    from date_trunc('month', now() at time zone 'UTC') as began`.execute(trx);
  const [current] = rows;
  if (!current) throw new Error('A select without a table gave no row.');
  return current;
}
