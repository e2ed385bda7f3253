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
};

/** A task as a relay that works on it sees it. One that is there already stays as it is. */
export async function insertTask(trx: Transaction<Tables>, task: TestTask): Promise<void> {
  const { id, tenant, max, firstGrant = 0, attempt = 1, key = '', user = '' } = task;
  await ensureAccount(trx, tenant, firstGrant);
  const who = { owner: tenant, tenant, key_name: key, user_name: user };
  const what = { prompt: '', hosts: '', has_schema: false, credits_max: max };
  await trx
    .insertInto('agent_task')
    .values({ id, ...who, ...what, status: 'running', attempt, expires_at: new Date() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
