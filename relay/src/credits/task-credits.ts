import { sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { MESSAGE_WHEN_LOW } from './alert-rows.ts';
import { usedInMonth } from './key-month.ts';
import { isOpen, type LockedTask, lockOpenTask, lockTask } from './lock-task.ts';
import { type Movement, moveCredits } from './move-credits.ts';

/**
 * The credits of tasks. Each function is a part of the caller's transaction, and locks the account of the tenant and then the
 * task: call it before anything else in that transaction writes the row of the task.
 */

/** Credits that a task takes at once, so that it need not ask for each step. */
const CHECKPOINT = 100;

type CreditsExhaustedCode = 'max_credits_reached' | 'budget_spent' | 'insufficient_credits';

/** Nothing was moved: the task can't go on. */
export class CreditsExhausted extends Error {
  override name = 'CreditsExhausted';
  readonly code: CreditsExhaustedCode;

  constructor(code: CreditsExhaustedCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The attempt of the relay that works on it. */
type Attempt = { task: string; attempt: number };

/** `held`: what the task has from the account. `used`: the part of it that is used up. `isNew`: whether it has got more now. */
export type HeldCredits = { held: number; used: number; isNew: boolean };

/**
 * Makes sure that the task holds `need` credits besides those that it has used. Throws {@link CreditsExhausted} and `TaskOver`.
 */
export async function holdCredits(
  trx: Transaction<Tables>,
  { need, ...attempt }: Attempt & { need: number },
): Promise<HeldCredits> {
  const task = await lockOpenTask(trx, attempt);
  const { metered: used, charged: held } = task;
  const missing = used + need - held;
  if (missing <= 0) return { held, used, isNew: false };
  const left = await leftOfBudget(trx, task);
  requireCredits(task, { need, missing, left });
  return { held: held + (await makeCheckpoints(trx, task, { missing, left })), used, isNew: true };
}

/** Infinite for a key without a budget. What other tasks of the key hold is not left. */
async function leftOfBudget(
  trx: Transaction<Tables>,
  { key, key_credits: most }: LockedTask,
): Promise<number> {
  if (!key || most === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, most - (await usedInMonth(trx, key)));
}

function requireCredits(
  task: LockedTask,
  { need, missing, left }: { need: number; missing: number; left: number },
): void {
  const { credits_max: most, metered, balance } = task;
  if (metered + need > most)
    throw new CreditsExhausted(
      'max_credits_reached',
      `The task may use ${most} credits and has used ${metered}; its next step needs ${need}. Start it again with a higher "maxCredits", or ask for less.`,
    );
  if (missing > left)
    throw new CreditsExhausted(
      'budget_spent',
      `The next step of the task needs ${missing} more credits, and its key has ${left} left of the ${task.key_credits} that it may use a month. Ask the operator of the relay for more, or wait for the next month (UTC), then start the task again.`,
    );
  if (missing > balance)
    throw new CreditsExhausted(
      'insufficient_credits',
      `The next step of the task needs ${missing} more credits, and the account has ${balance}. Ask the operator of the relay for credits, then start the task again.`,
    );
}

/** At least `missing` credits; gives how many. */
async function makeCheckpoints(
  trx: Transaction<Tables>,
  task: LockedTask,
  { missing, left }: { missing: number; left: number },
): Promise<number> {
  const most = Math.min(task.credits_max - task.charged, task.balance, left);
  let number = await countCheckpoints(trx, task.id);
  let taken = 0;
  while (taken < missing) {
    const credits = Math.min(CHECKPOINT, most - taken);
    number += 1;
    await moveOnce(trx, {
      ...{ tenant: task.tenant, task: task.id, key: task.key, kind: 'checkpoint' },
      reference: `${task.id}:checkpoint:${number}`,
      credits: -credits,
    });
    taken += credits;
  }
  return taken;
}

async function countCheckpoints(trx: Transaction<Tables>, task: string): Promise<number> {
  const { count } = await trx
    .selectFrom('agent_task_charge')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('task', '=', task)
    .where('type', '=', 'checkpoint')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Never above what is held: what a step used beyond that is not paid by anybody. Throws `TaskOver`. */
export async function meterCredits(
  trx: Transaction<Tables>,
  { credits, ...attempt }: Attempt & { credits: number },
): Promise<void> {
  const { id, tenant, metered, charged } = await lockOpenTask(trx, attempt);
  const used = Math.min(credits, charged - metered);
  await sql`
    with use as (
      select ${tenant}::text as tenant, ${0 - used}::integer as credits
    ), low as (${MESSAGE_WHEN_LOW})
    update agent_task set metered = metered + ${used}::integer where id = ${id}`.execute(trx);
}

export type TaskEnd = {
  task: string;
  /** Only if this is still its newest attempt. */
  attempt?: number | undefined;
  status: 'completed' | 'failed' | 'cancelled';
  /** Credits that the tenant gets back per day (UTC) for what its failed tasks have used. */
  refundsPerDay: number;
};

/**
 * `creditsUsed`: what the task cost in the end. `refunded`: what it had used and was given back. `refundLimited`: whether that is
 * less than it would be without the limit of the day.
 */
export type EndedCredits = { creditsUsed: number; refunded: number; refundLimited: boolean };

/**
 * Ends a task, once: its status, its end, and its charges. What it did not use goes back; of a task that failed, also what it
 * used, up to the limit of the day. Undefined, and nothing is changed, when it has ended before, is gone, or has another attempt.
 */
export async function endTaskCredits(
  trx: Transaction<Tables>,
  { task: id, attempt, status, refundsPerDay }: TaskEnd,
): Promise<EndedCredits | undefined> {
  const task = await lockTask(trx, id);
  if (!task || !isOpen(task) || (attempt ?? task.attempt) !== task.attempt) return undefined;
  await trx
    .updateTable('agent_task')
    .set({ status, ended_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  const { tenant, metered, charged, key } = task;
  const about = { tenant, task: id, key };
  // Also of 0 credits: the ledger shows that the task was settled.
  if (charged > 0)
    await moveOnce(trx, {
      ...{ ...about, kind: 'settlement', reference: `${id}:settlement` },
      credits: charged - metered,
    });
  if (status !== 'failed' || metered === 0)
    return { creditsUsed: metered, refunded: 0, refundLimited: false };
  const refunded = Math.min(metered, Math.max(0, refundsPerDay - (await refundedToday(trx, tenant))));
  await moveOnce(trx, { ...about, kind: 'refund', reference: `${id}:refund`, credits: refunded });
  return { creditsUsed: metered - refunded, refunded, refundLimited: refunded < metered };
}

async function refundedToday(trx: Transaction<Tables>, tenant: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::integer as credits from credit_entry
    where tenant = ${tenant} and kind = 'refund' and created_at >= date_trunc('day', clock_timestamp(), 'UTC')
  `.execute(trx);
  return rows[0]?.credits ?? 0;
}

/** A reference is free as long as its task is locked, unless somebody wrote into the ledger by hand. */
async function moveOnce(trx: Transaction<Tables>, movement: Movement): Promise<void> {
  if (await moveCredits(trx, movement)) return;
  throw new Error(`The ledger has ${movement.reference} already, and the task does not know of it.`);
}
