import {
  type CreditLedger,
  creditAccountSchema,
  creditLedgerSchema,
  creditsGrantedSchema,
  httpErrorSchema,
} from '@assent/shared';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { AskableRelay } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { insertTask } from '../../testing/insert-task.ts';
import { keyedRelay, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { addKey } from '../access/key-file.ts';
import { CREDIT_GRANTS_PATH, CREDIT_LEDGER_PATH, CREDITS_PATH } from '../http/paths.ts';
import { ensureAccount } from './accounts.ts';
import { chargeUsage } from './charge-usage.ts';
import { creditRoutes } from './credit-routes.ts';
import { chargesOfTask } from './read-ledger.ts';
import { endTaskCredits, holdCredits, meterCredits } from './task-credits.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

const partRoutes = creditRoutes({ database: async () => database, firstGrant: 300 });

const file = newKeysFile();
const relay = keyedRelay(file, { partRoutes });
const keyOf = (tenant: string, grants = {}): string =>
  addKey(file, { name: `${tenant}-key`, tenant, expires: undefined, grants }, Date.now()).key;
const operator = withKey(relay, keyOf('ops', { operator: true }));
const acme = withKey(relay, keyOf('acme'));
const other = withKey(relay, keyOf('other'));

const grantAt = (at: AskableRelay, grant: unknown, headers = {}) =>
  at(CREDIT_GRANTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(grant),
  });

async function errorOf(asked: Promise<Response> | Response): Promise<[number, string]> {
  const response = await asked;
  return [response.status, httpErrorSchema.parse(await response.json()).error.code];
}

const accountAt = async (at: AskableRelay) =>
  creditAccountSchema.parse(await (await at(CREDITS_PATH, {})).json());

async function ledgerAt(at: AskableRelay, query = ''): Promise<CreditLedger> {
  return creditLedgerSchema.parse(await (await at(`${CREDIT_LEDGER_PATH}${query}`, {})).json());
}

/** A task of acme that held 100 credits, and used 30 of them. */
async function runTask(id: string, user: string, status?: 'completed' | 'failed'): Promise<void> {
  await database.sql.transaction().execute(async trx => {
    await insertTask(trx, { id, tenant: 'acme', max: 200, key: 'acme-key', user });
    await holdCredits(trx, { task: id, attempt: 1, need: 1 });
    await meterCredits(trx, { task: id, attempt: 1, credits: 30 });
    if (status) await endTaskCredits(trx, { task: id, status, refundsPerDay: 1_000 });
  });
}

const [DONE, FAILED, RUNNING] = ['d', 'f', 'e'].map(digit => `at_${digit.repeat(32)}`);

test('a tenant sees its account, what its tasks hold, and what keys and users have used', async () => {
  expect(await accountAt(acme)).toEqual({ success: true, balance: 300, held: 0, usage: [] });
  await runTask(DONE ?? '', 'ann', 'completed');
  await runTask(FAILED ?? '', 'ann', 'failed');
  await runTask(RUNNING ?? '', 'bob');
  expect(await accountAt(acme)).toMatchObject({
    balance: 170,
    held: 100,
    usage: [{ key: 'acme-key', user: 'ann', tasks: 2, credits: 30 }],
  });
  expect(await accountAt(other)).toMatchObject({ balance: 300, held: 0, usage: [] });
});

test('what was used besides tasks counts for its key and user', async () => {
  await database.sql.transaction().execute(async trx => {
    await ensureAccount(trx, 'mixed', 100);
    await insertTask(trx, { id: 'mixed', tenant: 'mixed', max: 200, key: 'mixed-key', user: 'ann' });
    await holdCredits(trx, { task: 'mixed', attempt: 1, need: 1 });
    await meterCredits(trx, { task: 'mixed', attempt: 1, credits: 30 });
    await endTaskCredits(trx, { task: 'mixed', status: 'completed', refundsPerDay: 0 });
    for (const [index, userName] of ['ann', 'bob', 'bob'].entries()) {
      const payer = { tenant: 'mixed', keyName: 'mixed-key', userName };
      expect(await chargeUsage(trx, payer, { reference: `chat:${index}`, credits: 4 })).toMatchObject({
        credits: 4,
      });
    }
    const again = { tenant: 'mixed', keyName: 'mixed-key', userName: 'bob' };
    expect(await chargeUsage(trx, again, { reference: 'chat:2', credits: 4 })).toBeUndefined();
    // Too long ago to be shown.
    await sql`insert into credit_usage select tenant, day - 30, key_name, 'old', credits from credit_usage
      where user_name = 'ann'`.execute(trx);
  });
  const mixed = withKey(relay, keyOf('mixed'));
  expect(await accountAt(mixed)).toMatchObject({
    balance: 58,
    usage: [
      { key: 'mixed-key', user: 'ann', tasks: 1, credits: 34 },
      { key: 'mixed-key', user: 'bob', tasks: 0, credits: 8 },
    ],
  });
});

test('the holder of a token sees the account, and only their own usage', async () => {
  const personOf = (subject: string): AskableRelay =>
    withKey(
      keyedRelay(
        newKeysFile(),
        { partRoutes },
        { checkToken: async () => ({ kind: 'person', tenant: 'acme', subject, userId: 'refuse' }) },
      ),
      'token',
    );
  expect(await accountAt(personOf('ann'))).toMatchObject({
    balance: 170,
    usage: [{ user: 'ann', tasks: 2 }],
  });
  expect(await accountAt(personOf('bob'))).toMatchObject({ balance: 170, usage: [] });
  const grant = { tenant: 'acme', credits: 1, reference: 'mine' };
  expect(await errorOf(grantAt(personOf('ann'), grant))).toEqual([403, 'operator_key_required']);
});

test('the ledger is read page by page, and by task', async () => {
  const { entries, next } = await ledgerAt(acme, '?limit=4');
  expect(entries.map(({ reference, credits, balanceAfter }) => [reference, credits, balanceAfter])).toEqual([
    [`${RUNNING}:checkpoint:1`, -100, 170],
    [`${FAILED}:refund`, 30, 270],
    [`${FAILED}:settlement`, 70, 240],
    [`${FAILED}:checkpoint:1`, -100, 170],
  ]);
  const rest = await ledgerAt(acme, `?limit=4&before=${next}`);
  expect(rest.entries.map(({ kind, taskId }) => [kind, taskId])).toEqual([
    ['settlement', DONE],
    ['checkpoint', DONE],
    ['grant', undefined],
  ]);
  expect(rest.next).toBeUndefined();
  expect((await ledgerAt(acme, '?limit=7')).next).toBeUndefined();
  expect((await ledgerAt(acme, `?task=${FAILED}`)).entries).toHaveLength(3);
  expect((await ledgerAt(other)).entries.map(({ reference }) => reference)).toEqual(['grant:other:first']);
  expect((await ledgerAt(other, `?task=${FAILED}`)).entries).toEqual([]);
  const wrong = ['?limit=0', '?limit=501', '?before=2147483648', '?before=x', '?task=at_%00'];
  for (const query of wrong)
    expect(await errorOf(acme(`${CREDIT_LEDGER_PATH}${query}`, {}))).toEqual([400, 'invalid_request']);
});

test('the charges of a task are above 0 for what it pays, the oldest first', async () => {
  const charges = await chargesOfTask(database.sql, FAILED ?? '');
  expect(charges.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['checkpoint', 100],
    ['settlement', -70],
    ['refund', -30],
  ]);
});

test('an operator grants credits, once for each reference', async () => {
  const grant = { tenant: 'new', credits: 50, reference: 'invoice 7' };
  const answers = [];
  for (const credits of [50, 50, 60])
    answers.push(creditsGrantedSchema.parse(await (await grantAt(operator, { ...grant, credits })).json()));
  expect(answers).toEqual([
    { success: true, balance: 350, granted: true },
    { success: true, balance: 350, granted: false, grantedBefore: 50 },
    { success: true, balance: 350, granted: false, grantedBefore: 50 },
  ]);
  expect(await errorOf(grantAt(acme, grant))).toEqual([403, 'operator_key_required']);
  for (const wrong of [
    { ...grant, credits: 0 },
    { ...grant, credits: 1.5 },
    { ...grant, credits: 100_000_001 },
    { ...grant, reference: '' },
    { ...grant, reference: '\u0000' },
    { ...grant, tenant: '\ud800' },
  ])
    expect(await errorOf(grantAt(operator, wrong))).toEqual([400, 'invalid_request']);
});

test('a balance stays within what the ledger can hold', async () => {
  const statuses: number[] = [];
  for (let number = 1; number <= 20; number += 1) {
    const grant = { tenant: 'rich', credits: 100_000_000, reference: String(number) };
    statuses.push((await grantAt(operator, grant)).status);
  }
  // The account began with 300.
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 409]);
});

test('on a relay without keys, only its own computer grants credits', async () => {
  const at = (address: string): AskableRelay => keyedRelay(newKeysFile(), { partRoutes, address });
  const grant = { tenant: '', credits: 50, reference: 'more' };
  expect((await grantAt(at('127.0.0.1'), grant)).status).toBe(200);
  expect(await accountAt(at('127.0.0.1'))).toMatchObject({ balance: 350 });
  const again = { ...grant, reference: 'again' };
  expect(await errorOf(grantAt(at('10.0.0.9'), again))).toEqual([403, 'operator_key_required']);
  const forwarded = grantAt(at('127.0.0.1'), again, { 'x-forwarded-for': '10.0.0.9' });
  expect(await errorOf(forwarded)).toEqual([403, 'operator_key_required']);
  expect(await accountAt(at('10.0.0.9'))).toMatchObject({ balance: 350 });
});
