import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { AUDIT_QUERIES, auditLedger } from '../../testing/credit-histories/audit-ledger.ts';
import { insertTask } from '../../testing/insert-task.ts';
import { chargeUsage } from './charge-usage.ts';
import { endTaskCredits, holdCredits, meterCredits, type TaskEnd } from './task-credits.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

/** A task named by its end, which held 100 credits and used 30 of them. */
async function runTask(id: string, status?: TaskEnd['status']): Promise<void> {
  await database.sql.transaction().execute(async trx => {
    await insertTask(trx, { id, tenant: 'acme', max: 200, firstGrant: 1_000, keyId: 'key_1' });
    await holdCredits(trx, { task: id, attempt: 1, need: 30 });
    await meterCredits(trx, { task: id, attempt: 1, credits: 30 });
    if (status) await endTaskCredits(trx, { task: id, status, refundsPerDay: 1_000 });
  });
}

beforeAll(async () => {
  await runTask('running');
  for (const status of ['completed', 'failed', 'cancelled'] as const) await runTask(status, status);
  // It has held nothing.
  await database.sql.transaction().execute(async trx => {
    await insertTask(trx, { id: 'unused', tenant: 'acme', max: 200 });
    await endTaskCredits(trx, { task: 'unused', status: 'completed', refundsPerDay: 0 });
    const payer = { tenant: 'acme', keyName: 'acme-key', userName: 'ann' };
    await chargeUsage(trx, payer, { reference: 'chat:1', credits: 7 });
    await chargeUsage(trx, payer, { reference: 'chat:2', credits: 10_000 });
    await chargeUsage(trx, payer, { reference: 'chat:3', credits: 1 });
  });
});

class UndoChange extends Error {}

/** The numbers of the queries that find a change, which is undone afterwards. */
async function findingAfter(change: string): Promise<number[]> {
  let found: number[] = [];
  const changed = database.sql.transaction().execute(async trx => {
    // As somebody who may do anything with the database.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(change).execute(trx);
    const results = await auditLedger({ sql: trx });
    found = results.flatMap((rows, index) => (rows.length > 0 ? [index + 1] : []));
    throw new UndoChange();
  });
  await expect(changed).rejects.toBeInstanceOf(UndoChange);
  return found;
}

test('the queries of the documentation find nothing in a ledger that is right', async () => {
  expect(AUDIT_QUERIES).toHaveLength(5);
  expect(await findingAfter('select 1')).toEqual([]);
});

test('tasks that were forgotten leave a ledger that is right', async () => {
  expect(await findingAfter('delete from agent_task where ended_at is not null')).toEqual([]);
});

const settled = "reference = 'completed:settlement'";

test.each([
  ['update credit_account set balance = balance + 1', [1]],
  ['update credit_key_month set credits = credits - 1', [5]],
  ['delete from credit_key_month', [5]],
  [`update credit_entry set key_id = 'key_2' where ${settled}`, [5]],
  [`delete from credit_entry where ${settled}`, [1, 2, 3, 5]],
  [`update credit_entry set credits = credits + 1 where ${settled}`, [1, 2, 3, 5]],
  [`update credit_entry set balance_after = balance_after + 1 where ${settled}`, [2]],
  [`update credit_entry set task = 'other' where ${settled}`, [3]],
  [`delete from agent_task_charge where ${settled}`, [3, 4]],
  [`update agent_task_charge set credits = credits - 1 where ${settled}`, [3, 4]],
  [`update agent_task_charge set tenant = 'other' where ${settled}`, [3]],
  [
    `insert into credit_entry (tenant, reference, kind, credits, balance_after) values ('acme', 'x', 'refund', 1, 0)`,
    [1, 2, 3],
  ],
  [
    "update credit_entry set credits = 0, balance_after = balance_after + 7 where reference = 'chat:1'",
    [1, 2],
  ],
  [
    `insert into agent_task_charge (reference, task, tenant, type, credits)
      values ('chat:3', 'completed', 'acme', 'settlement', 0)`,
    [3, 4],
  ],
  ["update agent_task set charged = charged + 1 where id = 'running'", [4]],
  ["update agent_task set metered = metered + 1 where status = 'completed' and charged > 0", [4]],
  ["update agent_task set metered = metered + 1 where status = 'failed'", [4]],
  ["update agent_task set status = 'completed' where id = 'running'", [4]],
  ["update agent_task set status = 'cancelled' where id = 'failed'", [4]],
  ["update agent_task set status = 'running' where id = 'cancelled'", [4]],
])('they find %s', async (change, finding) => {
  expect(await findingAfter(change)).toEqual(finding);
});

test('nobody changes the ledger by mistake', async () => {
  for (const table of ['credit_entry', 'agent_task_charge'])
    for (const change of [
      `update ${table} set credits = 0`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(sql.raw(change).execute(database.sql)).rejects.toThrow('append-only');
});
