import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Begun, Counts, Place, Rated, Scope } from '../../access/counts.ts';
import type { Rate } from '../../access/rate.ts';
import type { Database } from './database.ts';
import { beginRunning, forgetInstance, forgetTurn, instancesRunning, keepTurns } from './running-turns.ts';
import type { Tables } from './tables.ts';
import { isAway, whileAvailable } from './while-available.ts';

/** The minute of a name is over. */
const OVER = sql`rates.began <= now() - interval '1 minute'`;

/** Counts in the database, so that limits hold for all relays that share it. Only its clock counts. */
export class SqlCounts implements Counts {
  #database: Database;
  #report: (thrown: unknown) => void;
  /** The turns that run here. */
  #running = new Set<string>();
  /** Whether the database may count some of this relay that don't run any more. */
  #isBehind = false;

  constructor(database: Database, report: (thrown: unknown) => void) {
    this.#database = database;
    this.#report = report;
  }

  async rate(what: Rated, scope: Scope, perMinute: number): Promise<Rate> {
    const { sql: db } = this.#database;
    const digest = (name: string): string => digestOf(`${what} ${scope} ${name}`);
    return {
      take: (name, factor) => whileAvailable(() => take(db, digest(name), perMinute * factor)),
      giveBack: name => whileAvailable(() => giveBack(db, digest(name))),
    };
  }

  async begin(places: readonly Place[]): Promise<Begun> {
    const limited = places
      .filter(({ most }) => Number.isFinite(most))
      .map(({ scope, name, most }) => ({ scope, name: digestOf(`${scope} ${name}`), most }));
    if (limited.length === 0) return { kind: 'begun', async end() {} };
    const turn = randomUUID();
    // Before it is written down: what is not here is forgotten there.
    this.#running.add(turn);
    try {
      const { sql: db, instance } = this.#database;
      const full = await whileAvailable(() => beginRunning(db, { turn, instance, places: limited }));
      if (full === undefined) return { kind: 'begun', end: () => this.#end(turn) };
      this.#running.delete(turn);
      return { kind: 'full', scope: full };
    } catch (thrown) {
      this.#running.delete(turn);
      // Its answer may have been lost, and not the statement.
      this.#isBehind = true;
      throw thrown;
    }
  }

  /** Ends what is still counted of relays that are gone, and of this one where the database was away at the end of a turn. */
  async forgetLost(): Promise<void> {
    const { sql: db, instance: own } = this.#database;
    for (const instance of await instancesRunning(db))
      if (instance !== own && !(await this.#database.isAlive(instance))) await forgetInstance(db, instance);
    if (!this.#isBehind) return;
    this.#isBehind = false;
    try {
      await keepTurns(db, own, [...this.#running]);
    } catch (thrown) {
      this.#isBehind = true;
      throw thrown;
    }
  }

  async forgetOld(): Promise<void> {
    await forgetRates(this.#database.sql);
  }

  async #end(turn: string): Promise<void> {
    if (!this.#running.delete(turn)) return;
    try {
      await forgetTurn(this.#database.sql, turn);
    } catch (thrown) {
      // The turn has ended all the same; it is forgotten once the database is back.
      this.#isBehind = true;
      if (!isAway(thrown)) this.#report(thrown);
    }
  }
}

/** Names hold what people are called elsewhere, and may be of any length. */
function digestOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/**
 * Counts one more where fewer than `most` were counted in the minute that began with the first; else the milliseconds until it
 * is over, and nothing is counted. One statement decides, however many relays ask at once.
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

async function giveBack(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`update rates set taken = greatest(taken - 1, 0) where name = ${name} and not ${OVER}`.execute(db);
}

async function forgetRates(db: Kysely<Tables>): Promise<void> {
  await sql`delete from rates where ${OVER}`.execute(db);
}

async function untilOver(db: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from began + interval '1 minute' - now()) * 1000)::integer as left
    from rates where name = ${name}`.execute(db);
  return Math.max(1, rows[0]?.left ?? 1);
}
