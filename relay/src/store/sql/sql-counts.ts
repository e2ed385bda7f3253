import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Begun, Counts, Place, Rate, Rated, Scope, Spending, Spent } from '../../access/counts.ts';
import type { Database } from './database.ts';
import { addSpending, forgetOldSpending, readSpent } from './sql-spending.ts';
import type { Tables } from './tables.ts';
import { isAway, whileAvailable } from './while-available.ts';

/** The window of a name is over. */
const OVER = sql`rates.began <= now() - interval '1 minute'`;

/** Counts in the database, by its clock, so that limits hold for all relays that share it. */
export class SqlCounts implements Counts {
  #database: Database;
  #report: (thrown: unknown) => void;
  #running = new Set<string>();
  /** Whether the database may still count ended turns of this relay. */
  #isBehind = false;

  constructor(database: Database, report: (thrown: unknown) => void) {
    this.#database = database;
    this.#report = report;
  }

  rate(what: Rated, scope: Scope, perMinute: number): Rate {
    const { sql: db } = this.#database;
    const digest = (name: string): string => digestOf(`${what} ${scope} ${name}`);
    return {
      take: (name, factor) => whileAvailable(() => take(db, digest(name), perMinute * factor)),
      giveBack: name =>
        whileAvailable(async () => {
          await sql`update rates set taken = greatest(taken - 1, 0) where name = ${digest(name)} and not ${OVER}`.execute(
            db,
          );
        }),
    };
  }

  async begin(places: readonly Place[]): Promise<Begun> {
    const limited = places
      .filter(({ most }) => Number.isFinite(most))
      .map(({ scope, name, most }) => ({ scope, name: digestOf(`${scope} ${name}`), most }));
    if (limited.length === 0) return { kind: 'begun', async end() {} };
    const turn = randomUUID();
    // Before it is stored: `forgetLost` deletes every stored turn that is not in here.
    this.#running.add(turn);
    try {
      const { sql: db, instance } = this.#database;
      const full = await whileAvailable(() => beginRunning(db, { turn, instance, places: limited }));
      if (full === undefined) return { kind: 'begun', end: () => this.#end(turn) };
      this.#running.delete(turn);
      return { kind: 'full', scope: full };
    } catch (thrown) {
      this.#running.delete(turn);
      // Perhaps only its answer was lost.
      this.#isBehind = true;
      throw thrown;
    }
  }

  spent(name: string, currency: string | undefined): Promise<Spent> {
    return whileAvailable(() => readSpent(this.#database.sql, digestOf(`spent ${name}`), currency));
  }

  spend(name: string, spending: Spending): Promise<void> {
    return whileAvailable(() => addSpending(this.#database.sql, digestOf(`spent ${name}`), spending));
  }

  /** Forgets turns of dead relays, and ended turns of this one that the database missed. */
  async forgetLost(): Promise<void> {
    const { sql: db, instance: own } = this.#database;
    const running = await db.selectFrom('running_turns').select('instance').distinct().execute();
    for (const { instance } of running)
      if (instance !== own && !(await this.#database.isAlive(instance)))
        await db.deleteFrom('running_turns').where('instance', '=', instance).execute();
    if (!this.#isBehind) return;
    this.#isBehind = false;
    try {
      await sql`delete from running_turns
        where instance = ${own} and not (turn = any(${[...this.#running]}::uuid[]))`.execute(db);
    } catch (thrown) {
      this.#isBehind = true;
      throw thrown;
    }
  }

  async forgetOld(): Promise<void> {
    await sql`delete from rates where ${OVER}`.execute(this.#database.sql);
    await forgetOldSpending(this.#database.sql);
  }

  async #end(turn: string): Promise<void> {
    if (!this.#running.delete(turn)) return;
    try {
      await this.#database.sql.deleteFrom('running_turns').where('turn', '=', turn).execute();
    } catch (thrown) {
      // The turn has ended anyway; it is forgotten once the database is back.
      this.#isBehind = true;
      if (!isAway(thrown)) this.#report(thrown);
    }
  }
}

/** Names contain user ids of other systems, of any length. */
function digestOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/**
 * Counts one more below `most` in the name's window; otherwise gives the milliseconds until the window ends. One statement
 * decides, however many relays ask at once.
 */
async function take(db: Kysely<Tables>, name: string, most: number): Promise<number | undefined> {
  const { rows } = await sql`
    insert into rates (name, began, taken) values (${name}, now(), 1)
    on conflict (name) do update set
      began = case when ${OVER} then now() else rates.began end,
      taken = case when ${OVER} then 1 else rates.taken + 1 end
    where ${OVER} or rates.taken < ${most}
    returning name`.execute(db);
  return rows.length > 0 ? undefined : await untilOver(db, name);
}

async function untilOver(db: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from began + interval '1 minute' - now()) * 1000)::integer as left
    from rates where name = ${name}`.execute(db);
  return Math.max(1, rows[0]?.left ?? 1);
}

type BeginningTurn = { turn: string; instance: number; places: readonly Place[] };

/** The first half of the advisory locks of names; any number of ours but `INSTANCE_LOCKS`. */
const NAME_LOCKS = 0x4173_7366;

/** Counts a turn under all names, or under none and gives the scope of a full one. */
async function beginRunning(db: Kysely<Tables>, turn: BeginningTurn): Promise<Scope | undefined> {
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

/** Two relays must not both get the last place. In a fixed order, against deadlocks. */
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
