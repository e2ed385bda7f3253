import type { CreditCharge, CreditEntry, CreditLedger, creditLedgerQuerySchema } from '@assent/shared';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../store/sql/tables.ts';

type LedgerQuery = z.output<typeof creditLedgerQuerySchema>;

/** A page of the ledger of a tenant, the newest entries first. */
export async function readLedger(
  db: Kysely<Tables>,
  tenant: string,
  { limit, before, task }: LedgerQuery,
): Promise<Pick<CreditLedger, 'entries' | 'next'>> {
  let query = db
    .selectFrom('credit_entry as entry')
    .selectAll()
    .select(REFUND_LIMITED)
    .where('tenant', '=', tenant)
    .orderBy('number', 'desc')
    // One more, which shows that there is a next page.
    .limit(limit + 1);
  if (before !== undefined) query = query.where('number', '<', before);
  if (task !== undefined) query = query.where('task', '=', task);
  const rows = await query.execute();
  const entries = rows.slice(0, limit).map(toEntry);
  const last = entries.at(-1);
  return { entries, ...(last && rows.length > limit && { next: last.number }) };
}

type EntryRow = {
  number: number;
  kind: CreditEntry['kind'];
  credits: number;
  balance_after: number;
  reference: string;
  task: string | null;
  created_at: Date;
  is_limited: boolean;
};

/** The ledger itself says so, also when the task is gone: what it paid, without the refund, is what it used. */
const REFUND_LIMITED = sql<boolean>`entry.kind = 'refund' and entry.credits < (
  select -sum(paid.credits) from credit_entry as paid where paid.task = entry.task and paid.kind <> 'refund'
)`.as('is_limited');

function toEntry(row: EntryRow): CreditEntry {
  const { number, kind, credits, balance_after: balanceAfter, reference, task, created_at: at } = row;
  const entry = { number, kind, credits, balanceAfter, reference, at: at.toISOString() };
  return { ...entry, ...(task !== null && { taskId: task }), ...(row.is_limited && { refundLimited: true }) };
}

/** The lines of a task, the oldest first. */
export async function chargesOfTask(db: Kysely<Tables>, task: string): Promise<CreditCharge[]> {
  const rows = await db
    .selectFrom('agent_task_charge as charge')
    // Several of one transaction have the same time.
    .innerJoin('credit_entry as entry', 'entry.reference', 'charge.reference')
    .select(['charge.type as kind', 'charge.credits', 'charge.reference', 'charge.created_at as at'])
    .select(REFUND_LIMITED)
    .where('charge.task', '=', task)
    .orderBy('entry.number')
    .execute();
  return rows.map(({ is_limited: isLimited, at, ...row }) => ({
    ...{ ...row, at: at.toISOString() },
    ...(isLimited && { refundLimited: true }),
  }));
}
