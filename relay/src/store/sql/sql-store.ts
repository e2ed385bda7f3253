import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { HttpError } from '../../errors/http-error.ts';
import type { Opening, SessionKey, SessionStore } from '../session-store.ts';
import type { Database } from './database.ts';
import { EventWriter } from './event-writer.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listSessions, readSession } from './read-sessions.ts';
import { type Holding, isHeld, recoverTurn } from './recover-turn.ts';
import { SqlCounts } from './sql-counts.ts';
import { SqlKeys } from './sql-keys.ts';
import { SqlLease } from './sql-lease.ts';
import { createSharedTurns } from './sql-shared-turns.ts';
import { readEntries, SESSION_UNREADABLE } from './stored-entries.ts';
import { whileAvailable } from './while-available.ts';

type SqlStoreOptions = {
  /** Milliseconds without a turn after which a session is deleted; 30 days. */
  maxAge?: number;
  /** Milliseconds for which the events of an ended turn can be read; a quarter of an hour. */
  eventsAge?: number;
  report(thrown: unknown): void;
};

const DAY = 24 * 60 * 60 * 1000;

/** Sessions that several relays may share. The store closes the database. */
export function createSqlStore(database: Database, options: SqlStoreOptions): SessionStore {
  const { maxAge = 30 * DAY, eventsAge = 15 * 60 * 1000, report } = options;
  const writer = new EventWriter(database, report);
  /** The leases of this process: its other ones were given up. */
  const held = new Set<string>();
  const holding: Holding = { database, writer, held };
  const counts = new SqlCounts(database, report);
  const housekeeping = startHousekeeping({ ...holding, counts, maxAge, eventsAge, report });
  const shared = createSharedTurns(holding, report);
  /** An unreadable session is an error for the user, and for the operator. */
  const orReport = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await whileAvailable(work);
    } catch (thrown) {
      if (thrown instanceof HttpError && thrown.code === SESSION_UNREADABLE) report(thrown);
      throw thrown;
    }
  };
  return {
    open: key => orReport(() => openSession(holding, key)),
    list: (owner, page) => whileAvailable(() => listSessions(database.sql, owner, page)),
    read: key => orReport(() => readSession(database.sql, key)),
    delete: key => whileAvailable(() => deleteSession(database, key)),
    deleteAll: owner => whileAvailable(() => deleteSessionsOf(database, owner)),
    ready: () => whileAvailable(async () => void (await sql`select 1`.execute(database.sql))),
    counts,
    keys: new SqlKeys(database.sql),
    shared: { find: (key, turnId) => whileAvailable(() => shared.find(key, turnId)) },
    async close() {
      await housekeeping.close();
      await writer.close();
      await database.close();
    },
  };
}

async function openSession(holding: Holding, key: SessionKey): Promise<Opening> {
  const id = randomUUID();
  holding.held.add(id);
  try {
    const outcome = await takeSession(holding, key, id);
    if (outcome !== 'taken') {
      holding.held.delete(id);
      return { kind: outcome };
    }
    const stored = await readEntries(holding.database.sql, key.sessionId);
    const released = (): void => void holding.held.delete(id);
    const { writer, database } = holding;
    return { kind: 'opened', lease: new SqlLease({ id, key, stored, writer, sql: database.sql, released }) };
  } catch (thrown) {
    holding.held.delete(id);
    // The first error is the one to report; a lease that nobody holds is recovered later.
    await recoverTurn(holding.database.sql, { session: key.sessionId, lease: id }).catch(() => undefined);
    throw thrown;
  }
}

async function takeSession(
  holding: Holding,
  key: SessionKey,
  lease: string,
): Promise<'taken' | 'foreign' | 'busy'> {
  const { database } = holding;
  // More than twice only when others take it and die at the same moment.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await claimSession(database, key, lease)) return 'taken';
    const session = await database.sql
      .selectFrom('sessions')
      .select(['owner', 'lease', 'instance'])
      .where('id', '=', key.sessionId)
      .executeTakeFirst();
    if (session && session.owner !== key.owner) return 'foreign';
    if (!session?.lease) continue;
    const holder = { lease: session.lease, instance: session.instance };
    if (await isHeld(holding, holder)) return 'busy';
    await recoverTurn(database.sql, { session: key.sessionId, lease: session.lease });
  }
  return 'busy';
}

/** One statement: creates a missing session, takes a free one. */
async function claimSession(
  { sql: db, instance }: Database,
  key: SessionKey,
  lease: string,
): Promise<boolean> {
  const taken = await db
    .insertInto('sessions')
    .values({ id: key.sessionId, owner: key.owner, lease, instance })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ lease, instance })
        .where('sessions.owner', '=', key.owner)
        .where('sessions.lease', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function deleteSession({ sql: db }: Database, key: SessionKey): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', key.sessionId)
    .where('owner', '=', key.owner)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Everything else of a session goes with its row. What browsers keep for the owner, such as logins, goes too. */
async function deleteSessionsOf({ sql: db }: Database, owner: string): Promise<number> {
  await db.deleteFrom('browser_profiles').where('owner', '=', owner).execute();
  const deleted = await db.deleteFrom('sessions').where('owner', '=', owner).returning('id').execute();
  return deleted.length;
}
