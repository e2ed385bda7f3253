import { sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { KeyMonth } from './key-month.ts';

/** The task has ended or is gone, or another relay has it: whoever works on it has to stop. */
export class TaskOver extends Error {
  override name = 'TaskOver';
}

export type LockedTask = {
  id: string;
  tenant: string;
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled';
  attempt: number;
  metered: number;
  charged: number;
  credits_max: number;
  /** Of the account of its tenant. */
  balance: number;
  /** The key that began it, and the most that it may use of that month; undefined without. */
  key: KeyMonth | undefined;
  key_credits: number | null;
};

/**
 * Locks the account and then the task until the end of the transaction. Everything that moves credits takes these locks in this
 * order, or two relays could wait for each other. Undefined for a task that is gone.
 */
export async function lockTask(trx: Transaction<Tables>, id: string): Promise<LockedTask | undefined> {
  const account = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', db => db.selectFrom('agent_task').select('tenant').where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  const task = await trx
    .selectFrom('agent_task')
    .select(['id', 'tenant', 'status', 'attempt', 'metered', 'charged', 'credits_max'])
    .select(['key_id', 'key_credits', MONTH_OF_BEGINNING.as('month')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (task && !account) throw new Error('The tenant of a task has no account: ensureAccount comes first.');
  if (!task || !account) return undefined;
  const { key_id: keyId, month, ...rest } = task;
  return { ...rest, ...account, key: keyId === null ? undefined : { id: keyId, month } };
}

/** All that a task uses counts there, so that nothing is given back to a month that it was not taken from. */
const MONTH_OF_BEGINNING = sql<string>`to_char(date_trunc('month', created_at at time zone 'UTC'), 'YYYY-MM-DD')`;

/** Throws {@link TaskOver} unless the task is open and this is its newest attempt. */
export async function lockOpenTask(
  trx: Transaction<Tables>,
  { task: id, attempt }: { task: string; attempt: number },
): Promise<LockedTask> {
  const task = await lockTask(trx, id);
  if (!task || !isOpen(task)) throw new TaskOver('The task has ended.');
  if (task.attempt !== attempt) throw new TaskOver('Another relay has taken up the task.');
  return task;
}

export function isOpen({ status }: Pick<LockedTask, 'status'>): boolean {
  return status === 'pending' || status === 'running';
}
