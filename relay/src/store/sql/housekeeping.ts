import { sql } from 'kysely';
import { type Holding, isHeld, recoverTurn } from './recover-turn.ts';
import type { SqlCounts } from './sql-counts.ts';
import { isAway } from './while-available.ts';

type HousekeepingOptions = Holding & {
  counts: SqlCounts;
  maxAge: number;
  eventsAge: number;
  report(thrown: unknown): void;
};

/** Milliseconds between two checks of the other relays and of requests to this one. */
const TICK = 1000;

/** Ticks between two deletions of old data. */
const ROUND = 60;

/** Days for which it is known who used credits: one more than are shown, wherever a day begins. */
const USAGE_DAYS = 31;

/** Sessions per statement, so that none blocks others for long. */
const BATCH = 500;

/** Ends the turns of dead relays, and deletes old data, until it is closed. */
export function startHousekeeping(options: HousekeepingOptions): { close(): Promise<void> } {
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const tickAfter = (milliseconds: number): void => {
    timer = setTimeout(() => {
      running = keepHouse(options, ticks % ROUND === 0).finally(() => tickAfter(TICK));
      ticks += 1;
    }, milliseconds).unref();
  };
  tickAfter(0);
  return {
    async close() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

async function keepHouse(options: HousekeepingOptions, isRound: boolean): Promise<void> {
  const { report, counts } = options;
  await orReport(report, () => recoverLostTurns(options));
  await orReport(report, () => applyRequests(options));
  await orReport(report, () => counts.forgetLost());
  if (isRound) await orReport(report, () => forgetOld(options));
}

/** Failures must not stop the rest; the next tick tries again. */
async function orReport(report: (thrown: unknown) => void, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    // An unavailable database is not a defect.
    if (!isAway(thrown)) report(thrown);
  }
}

async function recoverLostTurns(options: HousekeepingOptions): Promise<void> {
  const { database, held, report } = options;
  const lent = await database.sql
    .selectFrom('sessions')
    .select(['id', 'lease', 'instance'])
    .where('lease', 'is not', null)
    .execute();
  const others = lent.filter(({ lease }) => lease !== null && !held.has(lease));
  const alive = new Map<number, boolean>();
  for (const { id, lease, instance } of others) {
    if (lease === null || instance === null) continue;
    const isAlive = alive.get(instance) ?? (await isHeld(options, { lease, instance }));
    if (instance !== database.instance) alive.set(instance, isAlive);
    if (!isAlive) await orReport(report, () => recoverTurn(database.sql, { session: id, lease }));
  }
}

/** Stops that other relays requested, in case a notice was lost, and their readers. */
export async function applyRequests({ database, writer }: Holding): Promise<void> {
  const running = [...writer.journals.keys()];
  if (running.length === 0) return;
  const rows = await database.sql
    .selectFrom('turns')
    .select([
      'id',
      'stop_requested',
      sql<boolean>`coalesce(watched_at > now() - interval '3 seconds', false)`.as('watched'),
    ])
    .where('id', 'in', running)
    .execute();
  for (const { id, stop_requested: isStopped, watched } of rows) {
    const journal = writer.journals.get(id);
    if (!journal) continue;
    journal.isReadElsewhere = watched;
    if (isStopped) journal.interruption.abort();
  }
}

async function forgetOld({ database, counts, maxAge, eventsAge }: HousekeepingOptions): Promise<void> {
  await counts.forgetOld();
  await sql`delete from credit_usage where day < current_date - ${USAGE_DAYS}::integer`.execute(database.sql);
  const before = (age: number): Date => new Date(Date.now() - age);
  await database.sql
    .deleteFrom('events')
    .where('turn', 'in', db => db.selectFrom('turns').select('id').where('ended_at', '<', before(eventsAge)))
    .execute();
  // Logins that nobody uses. A session uses its profile for much less time.
  await database.sql.deleteFrom('browser_profiles').where('used_at', '<', before(maxAge)).execute();
  const old = database.sql
    .selectFrom('sessions')
    .select('id')
    .where('used_at', '<', before(maxAge))
    .where('lease', 'is', null)
    .limit(BATCH);
  await database.sql.deleteFrom('sessions').where('id', 'in', old).execute();
}
