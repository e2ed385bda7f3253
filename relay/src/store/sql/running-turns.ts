import { type Kysely, sql } from 'kysely';
import type { Place, Scope } from '../../access/counts.ts';
import type { Tables } from './tables.ts';

export type BeginningTurn = { turn: string; instance: number; places: readonly Place[] };

/** The first half of the advisory locks of names; any number that is ours, and not that of `INSTANCE_LOCKS`. */
const NAME_LOCKS = 0x4173_7366;

/** Counts a turn by all names where there is room; else gives the scope of one that is full, and it counts by none. */
export async function beginRunning(db: Kysely<Tables>, turn: BeginningTurn): Promise<Scope | undefined> {
  return await db.transaction().execute(async transaction => {
    const names = turn.places.map(({ name }) => name);
    await lockNames(transaction, names);
    const running = await countRunning(transaction, names);
    const full = turn.places.find(({ name, most }) => (running.get(name) ?? 0) >= most);
    if (full) return full.scope;
    const { turn: id, instance } = turn;
    await transaction
      .insertInto('running_turns')
      .values(names.map(name => ({ turn: id, name, instance })))
      .execute();
    return undefined;
  });
}

/** Two relays must not both find the last place free. In one order, so that neither waits for the other for ever. */
async function lockNames(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${NAME_LOCKS}, hash)
    from (select distinct hashtext(name) as hash from unnest(${names}::text[]) as name order by 1) as hashes
  `.execute(db);
}

async function countRunning(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('running_turns')
    .select(({ fn }) => ['name', fn.countAll().as('count')])
    .where('name', 'in', names)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

export async function forgetTurn(db: Kysely<Tables>, turn: string): Promise<void> {
  await db.deleteFrom('running_turns').where('turn', '=', turn).execute();
}

/** The relays that are counted as running something. */
export async function instancesRunning(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('running_turns').select('instance').distinct().execute();
  return rows.map(({ instance }) => instance);
}

export async function forgetInstance(db: Kysely<Tables>, instance: number): Promise<void> {
  await db.deleteFrom('running_turns').where('instance', '=', instance).execute();
}

/** Forgets all of a relay's turns but these. */
export async function keepTurns(
  db: Kysely<Tables>,
  instance: number,
  turns: readonly string[],
): Promise<void> {
  await sql`
    delete from running_turns where instance = ${instance} and not (turn = any(${turns}::uuid[]))`.execute(
    db,
  );
}
