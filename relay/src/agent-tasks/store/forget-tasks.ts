import type { TaskFailure } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { endTask } from './end-task.ts';

/** Days for which it is known what a task cost, and by whom it was asked. */
const COST_DAYS = 30;

const TOO_OLD: TaskFailure = {
  ...{ code: 'timeout', fault: 'relay' },
  message: 'No relay finished the task before it would be forgotten. Begin it again.',
};

/** What expired tasks were about goes; the lines of the ledger stay. Those that never ended fail first. */
export async function forgetOldTasks(database: Database, refundsPerDay: number): Promise<void> {
  const { sql: db } = database;
  const open = await db
    .selectFrom('agent_task')
    .select('id')
    .where('status', 'in', ['pending', 'running'])
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
  for (const { id } of open)
    await endTask(database, id, { status: 'failed', failure: TOO_OLD }, { refundsPerDay });
  // Readers hear of their end until the next round.
  const ended = open.map(({ id }) => id);
  const old = await db
    .selectFrom('agent_task')
    .select('id')
    .where('request', 'is not', null)
    .where('status', 'not in', ['pending', 'running'])
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
  await forgetTasks(
    db,
    old.map(({ id }) => id).filter(id => !ended.includes(id)),
  );
  await sql`delete from agent_task where ended_at < now() - make_interval(days => ${COST_DAYS})`.execute(db);
}

const FORGOTTEN = {
  ...{ prompt: '', request: null, webhook: null, result: null, error: null },
  ...{ request_key: null, progress: null },
};

/** What tasks that have ended were about. */
export async function forgetTasks(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async transaction => {
    await transaction.updateTable('agent_task').set(FORGOTTEN).where('id', 'in', ids).execute();
    for (const table of ['agent_task_event', 'agent_task_turn', 'agent_task_approval'] as const)
      await transaction.deleteFrom(table).where('task', 'in', ids).execute();
  });
}
