import type { CreditAlert, SetCreditAlert } from '@assent/shared';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

/** Instead of the one that the tenant had. Messages of before go to the new address. */
export async function setAlert(
  trx: Transaction<Tables>,
  tenant: string,
  { below, url, secret = null }: Omit<SetCreditAlert, 'secret'> & { secret?: string | null | undefined },
): Promise<void> {
  const alert = { below, url, secret };
  await trx
    .insertInto('credit_alert')
    .values({ tenant, ...alert })
    .onConflict(conflict => conflict.column('tenant').doUpdateSet(alert))
    .execute();
}

export async function readAlert(trx: Transaction<Tables>, tenant: string): Promise<CreditAlert['alert']> {
  const row = await trx
    .selectFrom('credit_alert')
    .select(['below', 'url', 'secret'])
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row && { below: row.below, url: row.url, signed: row.secret !== null };
}

/** With the messages that have not arrived. */
export async function removeAlert(trx: Transaction<Tables>, tenant: string): Promise<void> {
  await trx.deleteFrom('credit_alert').where('tenant', '=', tenant).execute();
}

/**
 * Writes the message of an alert. For a statement with `use (tenant, credits)`: what an account has left changes by so many, below 0
 * for what is used. That is its balance, with what its running tasks hold and have not used: holds alone use nothing. The account
 * must be locked, or what the statement sees may be old.
 */
export const MESSAGE_WHEN_LOW: RawBuilder<unknown> = sql`
  insert into credit_message (tenant, below, balance)
  select tenant, below, has_left + credits
  from use join credit_alert using (tenant) join lateral (
    select balance + coalesce(sum(charged - metered), 0)::integer as has_left
    from credit_account left join agent_task on agent_task.tenant = credit_account.tenant and ended_at is null
    where credit_account.tenant = use.tenant
    group by balance
  ) as account on true
  where has_left >= below and has_left + credits < below`;
