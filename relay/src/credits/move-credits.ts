import { sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { MESSAGE_WHEN_LOW } from './alert-rows.ts';
import type { KeyMonth } from './key-month.ts';

/** `credits` is above 0 for what the account gets. */
export type Movement = {
  tenant: string;
  reference: string;
  credits: number;
  /** In whose month it counts. */
  key?: KeyMonth | undefined;
} & (
  | { kind: 'grant' | 'usage'; task?: undefined }
  | { kind: 'checkpoint' | 'settlement' | 'refund'; task: string }
);

/** The balance afterwards; undefined, and nothing is moved, for a reference that moved credits before. */
export type Moved = { balance: number } | undefined;

/**
 * One statement for the entry, the charge of the task, all sums and the alert, so that none is ever without the others. What
 * a task pays, it only holds: `meterCredits` notes what it uses, with the alert. The account is locked: otherwise the balance that the
 * statement sees may be an old one.
 */
export async function moveCredits(trx: Transaction<Tables>, movement: Movement): Promise<Moved> {
  const { tenant, reference, kind, credits, task = null, key } = movement;
  const { rows } = await sql<{ balance: number }>`
    with entry as (
      insert into credit_entry (tenant, reference, kind, credits, balance_after, task, key_id, key_month)
      select tenant, ${reference}, ${kind}, ${credits}::integer, balance + ${credits}::integer, ${task},
        ${key?.id ?? null}, ${key?.month ?? null}::date
      from credit_account where tenant = ${tenant}
      on conflict (reference) do nothing
      returning *
    ), charge as (
      insert into agent_task_charge (reference, task, tenant, type, credits)
      select reference, task, tenant, kind, -credits from entry where task is not null
    ), task as (
      update agent_task set charged = charged - entry.credits from entry where agent_task.id = entry.task
    ), month as (
      insert into credit_key_month (key_id, month, credits)
      select key_id, key_month, -credits from entry where key_id is not null and credits <> 0
      on conflict (key_id, month) do update set credits = credit_key_month.credits + excluded.credits
    ), use as (
      select tenant, credits from entry where task is null
    ), low as (${MESSAGE_WHEN_LOW})
    update credit_account set balance = entry.balance_after from entry
    where credit_account.tenant = entry.tenant
    returning balance`.execute(trx);
  return rows[0];
}
