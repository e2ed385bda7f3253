import { sql, type Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { moveCredits } from './move-credits.ts';

/** A tenant without an account gets one, with `firstGrant` credits. Comes first in the transaction that creates a task. */
export async function ensureAccount(
  trx: Transaction<Tables>,
  tenant: string,
  firstGrant: number,
): Promise<void> {
  await sql`
    with opened as (
      insert into credit_account (tenant, balance) values (${tenant}, ${firstGrant}::integer)
      on conflict do nothing
      returning tenant, balance
    )
    insert into credit_entry (tenant, reference, kind, credits, balance_after)
    select tenant, ${grantReference(tenant, 'first')}, 'grant', balance, balance from opened where balance > 0
  `.execute(trx);
}

export type Grant = { tenant: string; credits: number; reference: string };

/** `isNew`: false, and nothing is moved, for a reference that was granted to the tenant before. */
export type Granted = { balance: number; isNew: boolean };

/** Gives credits to a tenant with an account. */
export async function grantCredits(
  trx: Transaction<Tables>,
  { tenant, credits, reference }: Grant,
): Promise<Granted> {
  const { balance } = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const grant = { tenant, credits, reference: grantReference(tenant, reference), kind: 'grant' } as const;
  const moved = await moveCredits(trx, grant);
  return moved ? { ...moved, isNew: true } : { balance, isNew: false };
}

/** No tenant has the references of another one, whatever colons are in them. */
function grantReference(tenant: string, reference: string): string {
  return `grant:${tenant.replaceAll('%', '%25').replaceAll(':', '%3A')}:${reference}`;
}
