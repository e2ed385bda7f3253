import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The minute of a name is over. */
const OVER = sql`rates.began <= now() - interval '1 minute'`;

/**
 * Counts one more where fewer than `most` were counted in the minute that began with the first; else the milliseconds until it
 * is over, and nothing is counted. One statement decides, however many relays ask at once.
 */
export async function take(db: Kysely<Tables>, name: string, most: number): Promise<number | undefined> {
  const { rows } = await sql`
    insert into rates (name, began, taken) values (${name}, now(), 1)
    on conflict (name) do update set
      began = case when ${OVER} then now() else rates.began end,
      taken = case when ${OVER} then 1 else rates.taken + 1 end
    where ${OVER} or rates.taken < ${most}
    returning name`.execute(db);
  return rows.length > 0 ? undefined : await untilOver(db, name);
}

export async function giveBack(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`update rates set taken = greatest(taken - 1, 0) where name = ${name} and not ${OVER}`.execute(db);
}

export async function forgetRates(db: Kysely<Tables>): Promise<void> {
  await sql`delete from rates where ${OVER}`.execute(db);
}

async function untilOver(db: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from began + interval '1 minute' - now()) * 1000)::integer as left
    from rates where name = ${name}`.execute(db);
  return Math.max(1, rows[0]?.left ?? 1);
}
