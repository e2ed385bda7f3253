import type { CreditAlert, SetCreditAlert } from '@assent/shared';
import type { Transaction } from 'kysely';
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
