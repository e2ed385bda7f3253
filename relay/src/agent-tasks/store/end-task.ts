import type { TaskEvent, TaskFailure, TaskSource } from '@assent/shared';
import type { Transaction } from 'kysely';
import { type EndedCredits, endTaskCredits } from '../../credits/task-credits.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { appendEvents } from './append-events.ts';
import { voidApprovals } from './approval-rows.ts';

/** How a task ends, once. */
export type TaskEnd =
  | { status: 'completed'; data: unknown; sources: readonly TaskSource[] }
  | { status: 'failed'; failure: TaskFailure }
  | { status: 'cancelled' };

type Ending = {
  /** Credits that a tenant gets back each day for what its failed tasks had used. */
  refundsPerDay: number;
  /** Only this attempt may end it; without one, anybody. */
  attempt?: number | undefined;
  /** In the same transaction, such as to send a message. */
  announce?(transaction: Transaction<Tables>): Promise<void>;
};

const CANCELLED = 'The task was cancelled.';

/** With what it costs, and its last event. Undefined when it had ended already, is gone, or another attempt has it. */
export function endTask(
  { sql: db }: Database,
  task: string,
  wanted: TaskEnd,
  { refundsPerDay, attempt, announce }: Ending,
): Promise<EndedCredits | undefined> {
  return db.transaction().execute(async transaction => {
    const { status } = wanted;
    const ended = await endTaskCredits(transaction, { task, status, refundsPerDay, attempt });
    if (!ended) return undefined;
    const end = ended.refundLimited ? withRefundLimit(wanted, ended, refundsPerDay) : wanted;
    await transaction
      .updateTable('agent_task')
      .set({ ...outcomeOf(end), session: null })
      .where('id', '=', task)
      .execute();
    const voided = await voidApprovals(transaction, task);
    await appendEvents(transaction, task, [...voided, eventOf(end, ended)]);
    await announce?.(transaction);
    return ended;
  });
}

/** Somebody who knows that what fails costs nothing must read why this did. */
function withRefundLimit(
  end: TaskEnd,
  { creditsUsed, refunded }: EndedCredits,
  refundsPerDay: number,
): TaskEnd {
  if (end.status !== 'failed') return end;
  const { message, ...failure } = end.failure;
  const why = `It cost ${creditsUsed} credits and got ${refunded} back, because the failed tasks of its tenant have got the ${refundsPerDay} credits that they can get back in a day (UTC).`;
  return { status: 'failed', failure: { ...failure, message: `${message} ${why}`, refundLimited: true } };
}

function outcomeOf(end: TaskEnd): { result?: string; error?: string } {
  switch (end.status) {
    case 'completed':
      return { result: JSON.stringify({ data: end.data, sources: end.sources }) };
    case 'failed':
      return { error: JSON.stringify(end.failure) };
    case 'cancelled':
      return {};
  }
}

function eventOf(end: TaskEnd, { creditsUsed, refunded }: EndedCredits): TaskEvent {
  switch (end.status) {
    case 'completed':
      return { type: 'complete', data: end.data, sources: [...end.sources], creditsUsed };
    case 'failed': {
      const { code, message: error, refundLimited } = end.failure;
      return { type: 'failed', error, code, creditsUsed, refunded, refundLimited };
    }
    case 'cancelled':
      return { type: 'failed', error: CANCELLED, code: 'cancelled', creditsUsed };
  }
}
