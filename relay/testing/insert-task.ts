import type { Transaction } from 'kysely';
import { ensureAccount } from '../src/credits/accounts.ts';
import type { Tables } from '../src/store/sql/tables.ts';

export type TestTask = {
  id: string;
  tenant: string;
  /** The most credits that it may use. */
  max: number;
  /** What its tenant gets if it is new. */
  firstGrant?: number;
  attempt?: number;
  key?: string;
  user?: string;
  keyId?: string;
  /** The most credits that the key may use in a month. */
  keyCredits?: number | undefined;
};

/** A task as a relay that works on it sees it. One that is there already stays as it is. */
export async function insertTask(trx: Transaction<Tables>, task: TestTask): Promise<void> {
  const { id, tenant, max, firstGrant = 0, attempt = 1, key = '', user = '', keyId, keyCredits } = task;
  await ensureAccount(trx, tenant, firstGrant);
  const who = { owner: tenant, tenant, key_name: key, user_name: user };
  const budget = { key_id: keyId ?? null, key_credits: keyCredits ?? null };
  const what = { prompt: '', hosts: '', has_schema: false, credits_max: max };
  await trx
    .insertInto('agent_task')
    .values({ id, ...who, ...what, ...budget, status: 'running', attempt, expires_at: new Date() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
