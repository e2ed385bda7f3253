import { sql, type Transaction } from 'kysely';
import { HttpError } from '../errors/http-error.ts';
import type { Tables } from '../store/sql/tables.ts';
import { ensureAccount, lockBalance } from './accounts.ts';
import { thisMonth, usedInMonth } from './key-month.ts';
import { moveCredits } from './move-credits.ts';
import type { Payer } from './payer.ts';

type Admission = {
  /** What a tenant without an account gets with it. */
  firstGrant: number;
  /** Credits without which nothing could be done. */
  least?: number;
};

/**
 * Comes before a use, or a task. A tenant without an account gets one. Throws an HTTP error: 402 for an account with fewer credits
 * than the least, 429 for a key that has fewer left of its budget.
 */
export async function requireCredits(
  trx: Transaction<Tables>,
  { tenant, keyId, creditsPerMonth }: Payer,
  { firstGrant, least = 1 }: Admission,
): Promise<void> {
  const balance = await readBalance(trx, tenant);
  if (balance === undefined) await ensureAccount(trx, tenant, firstGrant);
  const has = balance ?? firstGrant;
  if (has < least) throw noCredits({ has, least });
  if (keyId === undefined || creditsPerMonth === undefined) return;
  const { month, left: seconds } = await thisMonth(trx);
  const left = creditsPerMonth - (await usedInMonth(trx, { id: keyId, month }));
  if (left < least) throw budgetSpent(creditsPerMonth, { has: Math.max(0, left), least, seconds });
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

/** `credits`: what was taken. `isCovered`: false where the account had less, or the key has now used more than its budget. */
export type Charged = { credits: number; isCovered: boolean };

/**
 * Comes after the use. Takes what the account still has, when that is less, so that no balance goes below zero. Undefined, and
 * nothing is moved, for a reference that was charged before.
 */
export async function chargeUsage(
  trx: Transaction<Tables>,
  payer: Payer,
  { reference, credits }: Use,
): Promise<Charged | undefined> {
  const { tenant, keyId } = payer;
  const balance = await lockBalance(trx, tenant);
  const { month } = await thisMonth(trx);
  const key = keyId === undefined ? undefined : { id: keyId, month };
  const charged = Math.min(credits, balance);
  // Also of 0 credits: the ledger shows what was used without being paid.
  const moved = await moveCredits(trx, { tenant, kind: 'usage', reference, credits: 0 - charged, key });
  if (!moved) return undefined;
  if (charged > 0) await countUsage(trx, payer, charged);
  const { creditsPerMonth: most } = payer;
  const isOver = key !== undefined && most !== undefined && (await usedInMonth(trx, key)) > most;
  return { credits: charged, isCovered: charged === credits && !isOver };
}

async function countUsage(
  trx: Transaction<Tables>,
  { tenant, keyName, userName }: Payer,
  credits: number,
): Promise<void> {
  await sql`
    insert into credit_usage (tenant, day, key_name, user_name, credits)
    values (${tenant}, (now() at time zone 'UTC')::date, ${keyName}, ${userName}, ${credits}::integer)
    on conflict (tenant, day, key_name, user_name)
      do update set credits = credit_usage.credits + excluded.credits`.execute(trx);
}

/** `has` fewer credits than the `least`. */
type Shortage = { has: number; least: number };

function noCredits(shortage: Shortage): HttpError {
  return new HttpError(
    402,
    'insufficient_credits',
    `The account of this tenant has ${leftOf(shortage)}. Ask the operator of the relay for credits, then send the request again.`,
  );
}

function leftOf({ has, least }: Shortage): string {
  return least === 1
    ? 'no credits left, and this costs some'
    : `${has} credits left, and the first step of this needs ${least}`;
}

/** In the words of the budgets of tokens and of cost. */
function budgetSpent(credits: number, { seconds, ...shortage }: Shortage & { seconds: number }): HttpError {
  const rest = shortage.has === 0 ? 'they are used up' : `it has ${leftOf(shortage)}`;
  return new HttpError(
    429,
    'budget_spent',
    `All users of this key together may use ${credits} credits a month here, and ${rest}. Ask the operator of this relay for more, or wait for the next month (UTC).`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
