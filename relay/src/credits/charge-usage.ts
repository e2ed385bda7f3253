import { sql, type Transaction } from 'kysely';
import { HttpError } from '../errors/http-error.ts';
import type { Tables } from '../store/sql/tables.ts';
import { ensureAccount } from './accounts.ts';
import { moveCredits } from './move-credits.ts';
import type { Payer } from './payer.ts';

/** Comes before the use. A tenant without an account gets one. Throws an HTTP error (402) for an empty one. */
export async function requireCredits(
  trx: Transaction<Tables>,
  { tenant }: Payer,
  firstGrant: number,
): Promise<void> {
  const balance = await readBalance(trx, tenant);
  if (balance === undefined) await ensureAccount(trx, tenant, firstGrant);
  if ((balance ?? firstGrant) === 0) throw noCredits();
}

async function readBalance(trx: Transaction<Tables>, tenant: string): Promise<number | undefined> {
  const account = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return account?.balance;
}

export type Use = {
  /** Named by what it is for, as `session:bs_…`. */
  reference: string;
  credits: number;
};

/**
 * Comes after the use. Takes what the account still has, when that is less, so that no balance goes below zero. Gives how much it
 * took; undefined, and nothing is moved, for a reference that was charged before.
 */
export async function chargeUsage(
  trx: Transaction<Tables>,
  { tenant, keyName, userName }: Payer,
  { reference, credits }: Use,
): Promise<number | undefined> {
  const { balance } = await trx
    .selectFrom('credit_account')
    .select('balance')
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const charged = Math.min(credits, balance);
  // Also of 0 credits: the ledger shows what was used without being paid.
  const moved = await moveCredits(trx, { tenant, kind: 'usage', reference, credits: 0 - charged });
  if (!moved) return undefined;
  if (charged > 0)
    await sql`
      insert into credit_usage (tenant, day, key_name, user_name, credits)
      values (${tenant}, (now() at time zone 'UTC')::date, ${keyName}, ${userName}, ${charged}::integer)
      on conflict (tenant, day, key_name, user_name)
        do update set credits = credit_usage.credits + excluded.credits`.execute(trx);
  return charged;
}

function noCredits(): HttpError {
  return new HttpError(
    402,
    'insufficient_credits',
    'The account of this tenant has no credits left, and this costs some. Ask the operator of the relay for credits, then send the request again.',
  );
}
