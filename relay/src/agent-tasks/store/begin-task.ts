import { type TaskRequest, taskRequestSchema } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../access/access.ts';
import { type Turn, turnSchema } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { callerWithBudget } from './budgeted-key.ts';

/** A task that one relay works on. */
export type OpenTask = {
  id: string;
  owner: string;
  tenant: string;
  /** Who asked, as far as budgets want to know. */
  caller: Caller;
  request: TaskRequest;
  /** Only the newest may write. From 1: the first has begun nothing before. */
  attempt: number;
  steps: number;
  /** Credits that earlier attempts have used. */
  metered: number;
  /** When the first attempt began, and the milliseconds since then in which it waited for people. */
  startedAt: Date;
  waited: number;
  turns: readonly Turn[];
};

/** Takes it up, from where it is. Any earlier attempt may write no more. Undefined for a task that has ended, or is gone. */
export async function beginTask({ sql: db }: Database, id: string): Promise<OpenTask | undefined> {
  const begun = await db
    .updateTable('agent_task')
    .set({
      status: 'running',
      attempt: sql<number>`attempt + 1`,
      session: null,
      started_at: sql<Date>`coalesce(started_at, clock_timestamp())`,
      waited: sql<number>`waited + ${waitingNow(id)}`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .returning([
      'owner',
      'tenant',
      'budget',
      'request',
      'attempt',
      'steps',
      'metered',
      'started_at',
      'waited',
    ])
    .executeTakeFirst();
  if (!begun) return undefined;
  const { request, budget, started_at: startedAt, ...rest } = begun;
  return {
    ...rest,
    id,
    caller: callerWithBudget(budget),
    request: taskRequestSchema.parse(parseJson(request ?? '')),
    startedAt: startedAt ?? new Date(),
    turns: await readTurns(db, id),
  };
}

/** Milliseconds since a person was asked who has not decided yet. */
function waitingNow(task: string) {
  return sql<number>`coalesce((
    select extract(epoch from clock_timestamp() - min(asked_at)) * 1000 from agent_task_approval
    where task = ${task} and state = 'pending'
  ), 0)::integer`;
}

async function readTurns(db: Kysely<Tables>, task: string): Promise<Turn[]> {
  const rows = await db
    .selectFrom('agent_task_turn')
    .select('turn')
    .where('task', '=', task)
    .orderBy('position')
    .execute();
  return rows.map(({ turn }) => turnSchema.parse(parseJson(turn)));
}
