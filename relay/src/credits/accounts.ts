import type { CreditAccount } from '@assent/shared';
import { sql, type Transaction } from 'kysely';
import { HttpError } from '../errors/http-error.ts';
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

export async function hasAccount(trx: Transaction<Tables>, tenant: string): Promise<boolean> {
  const account = await trx
    .selectFrom('credit_account')
    .select('tenant')
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return account !== undefined;
}

/** Of a tenant with an account. Nobody else moves its credits before the end of the transaction. */
export async function lockBalance(trx: Transaction<Tables>, tenant: string): Promise<number> {
  const { balance } = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

export type Grant = { tenant: string; credits: number; reference: string };

/** `isNew`: false, and nothing is moved, for a reference with which the tenant got `grantedBefore` credits before. */
export type Granted = { balance: number } & ({ isNew: true } | { isNew: false; grantedBefore: number });

/** Below what a column holds, so that there is room for what running tasks give back. */
const MOST_BALANCE = 2_000_000_000;

/** Gives credits to a tenant with an account. Throws an HTTP error for a balance that the ledger can't hold. */
export async function grantCredits(
  trx: Transaction<Tables>,
  { tenant, credits, reference }: Grant,
): Promise<Granted> {
  const balance = await lockBalance(trx, tenant);
  if (balance + credits > MOST_BALANCE)
    throw new HttpError(
      409,
      'balance_too_large',
      `An account holds at most ${MOST_BALANCE} credits, and this one has ${balance}. Grant fewer.`,
    );
  const grant = { tenant, credits, reference: grantReference(tenant, reference), kind: 'grant' } as const;
  const moved = await moveCredits(trx, grant);
  if (moved) return { ...moved, isNew: true };
  const { credits: grantedBefore } = await trx
    .selectFrom('credit_entry')
    .select('credits')
    .where('reference', '=', grant.reference)
    .executeTakeFirstOrThrow();
  return { balance, isNew: false, grantedBefore };
}

/** Days of the past in the usage. */
const USAGE_DAYS = 30;

/** Keys and users in the usage: those that used most. */
const MOST_LISTED = 1_000;

/** `user`: the only one whose usage is shown. */
export async function readAccount(
  trx: Transaction<Tables>,
  tenant: string,
  user: string | undefined,
): Promise<Omit<CreditAccount, 'success'>> {
  const { balance } = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  const { held } = await trx
    .selectFrom('agent_task')
    .select(sql<number>`coalesce(sum(charged), 0)::float8`.as('held'))
    .where('tenant', '=', tenant)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { balance, held, usage: await readUsage(trx, tenant, user) };
}

async function readUsage(
  trx: Transaction<Tables>,
  tenant: string,
  user: string | undefined,
): Promise<CreditAccount['usage']> {
  const { rows } = await sql<CreditAccount['usage'][number]>`
    select key_name as key, user_name as "user", sum(tasks)::integer as tasks, sum(credits)::float8 as credits
    from (
      select key_name, user_name, 1 as tasks, charged as credits from agent_task
      where tenant = ${tenant} and ended_at > now() - make_interval(days => ${USAGE_DAYS})
      union all
      select key_name, user_name, 0, credits from credit_usage
      where tenant = ${tenant} and day > (now() at time zone 'UTC')::date - ${USAGE_DAYS}::integer
    ) as used
    where user_name = coalesce(${user ?? null}, user_name)
    group by 1, 2 order by credits desc, 1, 2 limit ${MOST_LISTED}`.execute(trx);
  return rows;
}

/** No tenant has the references of another one, whatever colons are in them. */
function grantReference(tenant: string, reference: string): string {
  return `grant:${tenant.replaceAll('%', '%25').replaceAll(':', '%3A')}:${reference}`;
}
