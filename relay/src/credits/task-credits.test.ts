import type { Transaction } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { insertTask } from '../../testing/insert-task.ts';
import type { Tables } from '../store/sql/tables.ts';
import { ensureAccount, grantCredits } from './accounts.ts';
import { chargeUsage, requireCredits } from './charge-usage.ts';
import { TaskOver } from './lock-task.ts';
import { chargesOfTask, readLedger } from './read-ledger.ts';
import { endTaskCredits, holdCredits, meterCredits, type TaskEnd } from './task-credits.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

let tasks = 0;

type NewTask = { tenant: string; balance: number; max: number; keyId?: string; keyCredits?: number };

/** The name of a task that runs for the first time, of a tenant that had so many credits when it was new. */
async function newTask({ balance, ...task }: NewTask): Promise<string> {
  tasks += 1;
  const id = `at_${tasks}`;
  await inTransaction(trx => insertTask(trx, { id, ...task, firstGrant: balance }));
  return id;
}

function inTransaction<Result>(run: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return database.sql.transaction().execute(run);
}

const hold = (task: string, need: number, attempt = 1) =>
  inTransaction(trx => holdCredits(trx, { task, attempt, need }));
const meter = (task: string, credits: number, attempt = 1) =>
  inTransaction(trx => meterCredits(trx, { task, attempt, credits }));
const end = (task: string, status: TaskEnd['status'], more: Partial<TaskEnd> = {}) =>
  inTransaction(trx => endTaskCredits(trx, { task, status, refundsPerDay: 10_000, ...more }));

async function ledgerOf(tenant: string): Promise<[string, number, number][]> {
  const entries = await database.sql
    .selectFrom('credit_entry')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('number')
    .execute();
  return entries.map(({ reference, credits, balance_after }) => [reference, credits, balance_after]);
}

test('a task holds credits before it uses them, a hundred at a time, and gets back what it did not use', async () => {
  const task = await newTask({ tenant: 'acme', balance: 1_000, max: 500 });
  expect(await hold(task, 5)).toEqual({ held: 100, used: 0, isNew: true });
  await meter(task, 5);
  expect(await hold(task, 95)).toEqual({ held: 100, used: 5, isNew: false });
  expect(await hold(task, 96)).toEqual({ held: 200, used: 5, isNew: true });
  await meter(task, 150);
  expect(await hold(task, 250)).toEqual({ held: 500, used: 155, isNew: true });
  expect(await end(task, 'completed')).toEqual({ creditsUsed: 155, refunded: 0, refundLimited: false });
  expect(await ledgerOf('acme')).toEqual([
    ['grant:acme:first', 1_000, 1_000],
    [`${task}:checkpoint:1`, -100, 900],
    [`${task}:checkpoint:2`, -100, 800],
    [`${task}:checkpoint:3`, -100, 700],
    [`${task}:checkpoint:4`, -100, 600],
    [`${task}:checkpoint:5`, -100, 500],
    [`${task}:settlement`, 345, 845],
  ]);
});

test('a checkpoint is smaller where the most credits of the task or the balance end', async () => {
  const [one, other] = [
    await newTask({ tenant: 'small', balance: 150, max: 70 }),
    await newTask({ tenant: 'small', balance: 0, max: 500 }),
  ];
  expect(await hold(one, 10)).toEqual({ held: 70, used: 0, isNew: true });
  expect(await hold(other, 10)).toEqual({ held: 80, used: 0, isNew: true });
  await expect(hold(one, 71)).rejects.toMatchObject({ code: 'max_credits_reached' });
  await expect(hold(other, 81)).rejects.toMatchObject({ code: 'insufficient_credits' });
  // Both reasons: more credits would not help.
  await expect(hold(one, 1_000)).rejects.toMatchObject({ code: 'max_credits_reached' });
  await inTransaction(trx => grantCredits(trx, { tenant: 'small', credits: 7, reference: 'inv-1' }));
  expect(await hold(other, 81)).toEqual({ held: 87, used: 0, isNew: true });
});

test('what a step used beyond what is held is not paid', async () => {
  const task = await newTask({ tenant: 'greedy', balance: 100, max: 50 });
  await hold(task, 1);
  await meter(task, 80);
  expect(await hold(task, 0)).toEqual({ held: 50, used: 50, isNew: false });
  expect(await end(task, 'cancelled')).toEqual({ creditsUsed: 50, refunded: 0, refundLimited: false });
  expect((await ledgerOf('greedy')).at(-1)).toEqual([`${task}:settlement`, 0, 50]);
});

test('a task that failed costs nothing, up to the refunds of a day', async () => {
  const [one, other] = [
    await newTask({ tenant: 'unlucky', balance: 500, max: 100 }),
    await newTask({ tenant: 'unlucky', balance: 0, max: 100 }),
  ];
  for (const task of [one, other]) {
    await hold(task, 60);
    await meter(task, 60);
  }
  const limit = { refundsPerDay: 80 };
  expect(await end(one, 'failed', limit)).toEqual({ creditsUsed: 0, refunded: 60, refundLimited: false });
  expect(await end(other, 'failed', limit)).toEqual({ creditsUsed: 40, refunded: 20, refundLimited: true });
  expect((await ledgerOf('unlucky')).slice(-4)).toEqual([
    [`${one}:settlement`, 40, 340],
    [`${one}:refund`, 60, 400],
    [`${other}:settlement`, 40, 440],
    [`${other}:refund`, 20, 460],
  ]);
  const limited = (lines: readonly { reference: string; refundLimited?: boolean | undefined }[]) =>
    lines.filter(({ refundLimited }) => refundLimited).map(({ reference }) => reference);
  const { entries } = await inTransaction(trx => readLedger(trx, 'unlucky', { limit: 50 }));
  expect(limited(entries)).toEqual([`${other}:refund`]);
  expect(limited(await chargesOfTask(database.sql, other))).toEqual([`${other}:refund`]);
  expect(limited(await chargesOfTask(database.sql, one))).toEqual([]);
});

test('a task ends once, and for its newest attempt alone; then nothing of it can be used', async () => {
  const task = await newTask({ tenant: 'once', balance: 500, max: 100 });
  await hold(task, 1);
  expect(await end(task, 'failed', { attempt: 0 })).toBeUndefined();
  await expect(hold(task, 1, 2)).rejects.toBeInstanceOf(TaskOver);
  await expect(meter(task, 1, 0)).rejects.toBeInstanceOf(TaskOver);
  const ends = await Promise.all([end(task, 'cancelled'), end(task, 'failed'), end(task, 'completed')]);
  expect(ends).toEqual([{ creditsUsed: 0, refunded: 0, refundLimited: false }, undefined, undefined]);
  await expect(hold(task, 1)).rejects.toBeInstanceOf(TaskOver);
  await expect(meter(task, 1)).rejects.toBeInstanceOf(TaskOver);
  await expect(hold('at_gone', 1)).rejects.toBeInstanceOf(TaskOver);
  expect(await end('at_gone', 'failed')).toBeUndefined();
  expect((await ledgerOf('once')).at(-1)?.[2]).toBe(500);
});

test('a reference is granted once, and belongs to its tenant', async () => {
  const grant = (tenant: string, reference: string) =>
    inTransaction(async trx => {
      await ensureAccount(trx, tenant, 10);
      return grantCredits(trx, { tenant, credits: 5, reference });
    });
  expect(await grant('a', 'b:c')).toEqual({ balance: 15, isNew: true });
  expect(await grant('a', 'b:c')).toEqual({ balance: 15, isNew: false, grantedBefore: 5 });
  expect(await grant('a:b', 'c')).toEqual({ balance: 15, isNew: true });
  expect(await grant('a%3Ab', 'c')).toEqual({ balance: 15, isNew: true });
  expect((await ledgerOf('a')).map(([reference]) => reference)).toEqual(['grant:a:first', 'grant:a:b:c']);
});

test('tasks of a key hold no more than its budget of the month, and give back to it', async () => {
  const key = { keyId: 'key_b', keyCredits: 150 };
  const [one, other] = [
    await newTask({ tenant: 'budgeted', balance: 1_000, max: 500, ...key }),
    await newTask({ tenant: 'budgeted', balance: 0, max: 500, ...key }),
  ];
  expect(await hold(one, 60)).toEqual({ held: 100, used: 0, isNew: true });
  // At the same time, and only what is left.
  const holds = await Promise.allSettled([hold(other, 40), hold(one, 101)]);
  expect(holds).toMatchObject([
    { status: 'fulfilled', value: { held: 50 } },
    { status: 'rejected', reason: { code: 'budget_spent' } },
  ]);
  await expect(hold(other, 51)).rejects.toThrow('its key has 0 left of the 150 that it may use a month');
  await meter(one, 60);
  await end(one, 'completed');
  expect(await hold(other, 90)).toEqual({ held: 90, used: 0, isNew: true });
  await end(other, 'failed');
  const payer = { tenant: 'budgeted', keyName: '', userName: '', keyId: 'key_b', creditsPerMonth: 150 };
  const admit = (least = 1) => inTransaction(trx => requireCredits(trx, payer, { firstGrant: 0, least }));
  const use = (credits: number) =>
    inTransaction(trx => chargeUsage(trx, payer, { reference: `use:${credits}`, credits }));
  await admit(90);
  await expect(admit(91)).rejects.toMatchObject({
    ...{ status: 429, code: 'budget_spent' },
    message: expect.stringContaining('it has 90 credits left, and the first step of this needs 91'),
  });
  expect(await use(90)).toEqual({ credits: 90, isCovered: true });
  await expect(admit()).rejects.toMatchObject({ status: 429, code: 'budget_spent' });
  // It ran at the same time, so nobody could refuse it.
  expect(await use(5)).toEqual({ credits: 5, isCovered: false });
  const third = await newTask({ tenant: 'budgeted', balance: 0, max: 500, ...key });
  await expect(hold(third, 1)).rejects.toMatchObject({ code: 'budget_spent' });
});
