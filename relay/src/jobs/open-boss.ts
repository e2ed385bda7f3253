import type { Kysely } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Database, DatabaseHome } from '../store/sql/database.ts';
import type { Tables } from '../store/sql/tables.ts';
import { isAway } from '../store/sql/while-available.ts';

/** All queues of a relay, in a schema of their own: https://pgboss.io */
const SCHEMA = 'assent_jobs';

/** Connections to Postgres besides those of the store, of each part that has queues. */
const CONNECTIONS = 4;

/** Milliseconds for what is worked on when the relay ends. */
const STOPPING = 2000;

type BossOptions = {
  /** Creates its queues, and begins to work on them. */
  begin(boss: PgBoss): Promise<void>;
  /** Gets defects. */
  report(thrown: unknown): void;
};

/** Queues that are kept in the database, so they outlive the relay. When it rejects, nothing is left open. */
export async function openBoss({ home }: Database, { begin, report }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({ ...connectionOf(home), ...OPTIONS });
  boss.on('error', (thrown: unknown) => {
    const error = errorOf(thrown);
    if (!isAway(error)) report(error);
  });
  try {
    await boss.start();
    await begin(boss);
  } catch (thrown) {
    await boss.stop({ graceful: false });
    throw thrown;
  }
  return boss;
}

/** Resolves when nothing is worked on any more; what was goes back into its queue. */
export function stopBoss(boss: PgBoss): Promise<void> {
  return boss.stop({ graceful: true, timeout: STOPPING });
}

/** What the jobs are about, and whose they are: one owner never takes all the places. */
type OwnedJobs = { owner: string; data: readonly object[] };

/** They are sent when the transaction commits. */
export async function insertJobs(
  boss: PgBoss,
  queue: string,
  { owner, data }: OwnedJobs,
  transaction: Kysely<Tables>,
): Promise<void> {
  const jobs = data.map(job => ({ data: job, group: { id: owner } }));
  await boss.insert(queue, jobs, { db: fromKysely(transaction) });
}

const copiedErrorSchema = z.looseObject({ message: z.string(), stack: z.string().optional() });

/** The library reports some errors as copies, which are none. */
function errorOf(thrown: unknown): unknown {
  const copy = copiedErrorSchema.safeParse(thrown).data;
  if (thrown instanceof Error || !copy) return thrown;
  return Object.assign(new Error(copy.message), copy);
}

const OPTIONS = {
  schema: SCHEMA,
  useListenNotify: true,
  schedule: false,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  queueCacheIntervalSeconds: 5,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
} as const;

function connectionOf(
  home: DatabaseHome,
): { db: ReturnType<typeof fromPglite>; backend: 'pglite' } | { connectionString: string; max: number } {
  return home.kind === 'pglite'
    ? { db: fromPglite(home.pglite), backend: 'pglite' }
    : { connectionString: home.connectionString, max: CONNECTIONS };
}
