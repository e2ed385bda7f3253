import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Spending, Spent } from '../../access/counts.ts';
import type { Tables } from './tables.ts';

/** Of a row of tokens. */
const NO_CURRENCY = '';

/** By the database's clock, in UTC. */
const MINUTE = sql`date_trunc('minute', now(), 'UTC')`;
const MONTH = sql`date_trunc('month', now(), 'UTC')`;
/** Not a month after `MONTH`: that depends on the time zone of the connection. */
const NEXT_MONTH = sql`(date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC'`;

export async function readSpent(
  db: Kysely<Tables>,
  name: string,
  currency: string | undefined,
): Promise<Spent> {
  const sumOf = (of: string, began: RawBuilder<unknown>) => sql`coalesce(
    (select amount from spending where name = ${name} and currency = ${of} and began = ${began}), 0)`;
  const { rows } = await sql<Spent>`select
    ${sumOf(NO_CURRENCY, MINUTE)} as "tokensThisMinute",
    ${currency === undefined ? sql`0` : sumOf(currency, MONTH)} as "costThisMonth",
    ${secondsUntil(sql`${MINUTE} + interval '1 minute'`)} as "minuteLeft",
    ${secondsUntil(NEXT_MONTH)} as "monthLeft"`.execute(db);
  const [spent] = rows;
  if (!spent) throw new Error('A select without a table gave no row.');
  return spent;
}

function secondsUntil(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ceil(extract(epoch from ${moment} - now()))::integer`;
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
