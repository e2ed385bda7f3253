import { type Kysely, sql } from 'kysely';
import type { Spending, Spent } from '../../access/counts.ts';
import type { Tables } from './tables.ts';

/** Of a row of tokens. */
const NO_CURRENCY = '';

/** By the database's clock, in UTC. */
const MINUTE = sql`date_trunc('minute', now(), 'UTC')`;
const MONTH = sql`date_trunc('month', now(), 'UTC')`;

export async function readSpent(
  db: Kysely<Tables>,
  name: string,
  currency: string | undefined,
): Promise<Spent> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, amount from spending
    where name = ${name} and (
      (currency = ${NO_CURRENCY} and began = ${MINUTE}) or (currency = ${currency ?? '-'} and began = ${MONTH})
    )`.execute(db);
  const amountOf = (wanted: string): number => rows.find(row => row.currency === wanted)?.amount ?? 0;
  return { tokensThisMinute: amountOf(NO_CURRENCY), costThisMonth: currency ? amountOf(currency) : 0 };
}

/** One statement, so that nothing is lost when several relays add at once. */
export async function addSpending(
  db: Kysely<Tables>,
  name: string,
  { tokens, cost }: Spending,
): Promise<void> {
  const costRow = cost
    ? sql`, (${name}, ${MONTH}, ${cost.currency}, ${cost.amount}::double precision)`
    : sql``;
  await sql`
    insert into spending (name, began, currency, amount)
    values (${name}, ${MINUTE}, ${NO_CURRENCY}, ${tokens}::double precision)${costRow}
    on conflict (name, began, currency) do update set amount = spending.amount + excluded.amount`.execute(db);
}

export async function forgetOldSpending(db: Kysely<Tables>): Promise<void> {
  await sql`delete from spending
    where began < ${MONTH} or (currency = ${NO_CURRENCY} and began < ${MINUTE})`.execute(db);
}
