import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../src/store/sql/tables.ts';

/** What the task had in the end, as its tables say it. */
export type StoredTask = {
  status: string;
  events: readonly string[];
  /** Values that a person let it fill in. */
  approved: ReadonlySet<string>;
  /** The ids of its approvals whose page had gone. */
  voided: readonly string[];
  attempts: number;
};

const cardSchema = z.object({ en: z.object({ after: z.string().optional() }) });

export async function readStoredTask(db: Kysely<Tables>, id: string): Promise<StoredTask> {
  const task = await db
    .selectFrom('agent_task')
    .select(['status', 'attempt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('agent_task_event')
    .select('event')
    .where('task', '=', id)
    .orderBy('number')
    .execute();
  const approvals = await db
    .selectFrom('agent_task_approval')
    .select(['id', 'card', 'state'])
    .where('task', '=', id)
    .execute();
  const approved = approvals.filter(({ state }) => state === 'approved');
  return {
    ...{ status: task.status, attempts: task.attempt },
    events: events.map(({ event }) => event),
    approved: new Set(approved.map(({ card }) => cardSchema.parse(JSON.parse(card)).en.after ?? '')),
    voided: approvals.filter(({ state }) => state === 'void').map(approval => approval.id),
  };
}

/** Tasks that have not ended, approvals that wait, and jobs that are left. */
export async function readUnended(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    select 'task' as what, id::text, status::text from agent_task where status in ('pending', 'running')
    union all select 'approval', id, state from agent_task_approval where state = 'pending'
    union all select 'job', id::text, state::text from assent_jobs.job
      where name = 'agent_tasks' and state < 'completed'`.execute(db);
  return rows;
}
