import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpErrorSchema } from '@assent/shared';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type AskableRelay, postChat } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { keyedRelay, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { isWellFormedKey } from '../access/access-key.ts';
import { usedThisMonth } from '../credits/key-month.ts';
import { KEYS_PATH } from '../http/paths.ts';
import { createFileAudit } from '../observability/audit.ts';
import { SqlKeys } from '../store/sql/sql-keys.ts';
import { createKey } from './change-keys.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());
const keys = new SqlKeys(database.sql);

let audit: string;
let relay: AskableRelay;
let operator: AskableRelay;

beforeEach(async () => {
  await sql`truncate access_keys`.execute(database.sql);
  audit = join(temporaryFolder(), 'audit.jsonl');
  const keyCredits = () => usedThisMonth(database.sql);
  relay = keyedRelay(newKeysFile(), { keys, keyCredits, audit: createFileAudit(audit) }, { ring: keys });
  const wish = { name: 'ops', tenant: undefined, expires: undefined, grants: { operator: true } } as const;
  operator = withKey(relay, (await createKey({ keys, by: 'command' }, wish, Date.now())).key);
});

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function errorOf(asked: Promise<Response> | Response): Promise<[number, string]> {
  const response = await asked;
  return [response.status, httpErrorSchema.parse(await response.json()).error.code];
}

const createdSchema = z.looseObject({ key: z.string(), id: z.string() });
const listSchema = z.object({ keys: z.array(z.looseObject({ name: z.string(), state: z.string() })) });

async function create(body: unknown): Promise<z.output<typeof createdSchema>> {
  const response = await operator(KEYS_PATH, post(body));
  expect(response.status).toBe(201);
  return createdSchema.parse(await response.json());
}

const question = () => ({ message: 'hi', session_id: crypto.randomUUID(), user_id: 'ann' });

test('an operator creates a key, which is shown once, works with its grants, and is revoked at once', async () => {
  const grants = {
    scopes: ['chat'],
    models: ['scripted'],
    tokens_per_minute: 5000,
    cost_per_month: { amount: 10, currency: 'USD' },
  };
  const { key, ...created } = await create({ name: 'acme', tenant: 'Acme', ...grants });
  expect(isWellFormedKey(key)).toBe(true);
  expect(created).toMatchObject({ name: 'acme', tenant: 'Acme', state: 'active', ...grants });
  const holder = withKey(relay, key);
  expect((await postChat(holder, question())).status).toBe(200);
  const listed = await (await operator(KEYS_PATH, {})).text();
  expect(listSchema.parse(JSON.parse(listed)).keys).toMatchObject([
    { name: 'ops', operator: true },
    { name: 'acme', last_four: key.slice(-4), ...grants },
  ]);
  expect(listed).not.toMatch(new RegExp(`hash|${key.slice(7, 60)}`));
  const revoked = await operator(`${KEYS_PATH}/${created.id}`, { method: 'DELETE' });
  expect(await revoked.json()).toMatchObject({ id: created.id, state: 'revoked' });
  expect(await errorOf(postChat(holder, question()))).toEqual([401, 'key_unknown']);
});

test('an operator changes what a key may use, and an unusable change changes nothing', async () => {
  const { key, id } = await create({ name: 'acme', tokens_per_minute: 5, models: ['some'] });
  const patch = (body: unknown) => operator(`${KEYS_PATH}/${id}`, { ...post(body), method: 'PATCH' });
  expect(await errorOf(patch({ models: null, tokens_per_minute: -1 }))).toEqual([400, 'invalid_request']);
  const misspelt = await patch({ models: null, credits_per_monthh: 10 });
  expect([misspelt.status, await misspelt.text()]).toEqual([
    400,
    expect.stringContaining('credits_per_monthh'),
  ]);
  const changed = await patch({ models: null });
  expect(await changed.json()).toMatchObject({ id, tokens_per_minute: 5, state: 'active' });
  expect((await keys.find(key))?.models).toBeUndefined();
  expect(readFileSync(audit, 'utf8')).toContain('"event":"key_changed"');
});

test('nobody else manages keys, and no request makes an operator', async () => {
  expect((await operator(KEYS_PATH, post({ name: 'acme', operator: true }))).status).toBe(400);
  const { key } = await create({ name: 'acme' });
  const holder = withKey(relay, key);
  for (const attempt of [
    holder(KEYS_PATH, post({ name: 'mine' })),
    holder(KEYS_PATH, {}),
    holder(`${KEYS_PATH}/ops`, { method: 'DELETE' }),
    holder(`${KEYS_PATH}/acme`, { ...post({ tokens_per_minute: null }), method: 'PATCH' }),
  ])
    expect(await errorOf(attempt)).toEqual([403, 'operator_key_required']);
  expect(await errorOf(relay(KEYS_PATH, {}))).toEqual([401, 'key_missing']);
  expect(await errorOf(keyedRelay(newKeysFile(), { keys })(KEYS_PATH, {}))).toEqual([
    403,
    'operator_key_required',
  ]);
  expect((await keyedRelay(newKeysFile())(KEYS_PATH, {})).status).toBe(404);
});

test.each<[body: unknown, status: number, code: string]>([
  [{}, 400, 'invalid_request'],
  [{ name: 'a"b' }, 400, 'invalid_request'],
  [{ name: 'a', models: [] }, 400, 'invalid_request'],
  [{ name: 'a', scopes: [] }, 400, 'invalid_request'],
  [{ name: 'a', scopes: ['everything'] }, 400, 'invalid_request'],
  [{ name: 'a', creditsPerMonth: 10 }, 400, 'invalid_request'],
  [{ name: 'a', tokens_per_minute: 0 }, 400, 'invalid_request'],
  [{ name: 'a', tokens_per_minute: 3_000_000_000 }, 400, 'invalid_request'],
  [{ name: 'a', cost_per_month: { amount: 5, currency: 'dollars' } }, 400, 'invalid_request'],
  [{ name: 'a', expires: '2020-01-01T00:00:00Z' }, 400, 'invalid_request'],
  [{ name: 'ops' }, 409, 'key_name_taken'],
])('%j makes no key', async (body, status, code) => {
  expect(await errorOf(operator(KEYS_PATH, post(body)))).toEqual([status, code]);
  expect(await keys.list()).toHaveLength(1);
});

test('of keys with a budget of credits, the list says what they have used this month', async () => {
  const { id } = await create({ name: 'acme', credits_per_month: 100 });
  await create({ name: 'new', credits_per_month: 50 });
  const { id: free } = await create({ name: 'free' });
  await sql`insert into credit_key_month (key_id, month, credits) values
    (${id}, date_trunc('month', now() at time zone 'UTC'), 30),
    (${id}, date_trunc('month', now() at time zone 'UTC') - interval '1 month', 70),
    (${free}, date_trunc('month', now() at time zone 'UTC'), 20)`.execute(database.sql);
  const { keys: listed } = listSchema.parse(await (await operator(KEYS_PATH, {})).json());
  expect(listed.map(({ name, credits_this_month: used }) => [name, used])).toEqual([
    ['ops', undefined],
    ['acme', 30],
    ['new', 0],
    ['free', undefined],
  ]);
});

test('a key that is not there can not be revoked', async () => {
  expect(await errorOf(operator(`${KEYS_PATH}/gone`, { method: 'DELETE' }))).toEqual([404, 'key_not_found']);
});

test('changes are audited without the key, and a key that can not be audited is revoked', async () => {
  const { key, id } = await create({ name: 'acme' });
  await operator(`${KEYS_PATH}/acme`, { method: 'DELETE' });
  const text = readFileSync(audit, 'utf8');
  const facts = { key: id, key_name: 'acme', tenant: 'acme', by: expect.stringMatching(/^key_/) };
  expect(
    text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)),
  ).toMatchObject([
    { event: 'key_created', ...facts },
    { event: 'key_revoked', ...facts },
  ]);
  expect(text).not.toContain(key.slice(7, 60));
  const changes = { keys, audit: createFileAudit(join(audit, 'no-folder')), by: 'command' };
  const wish = { name: 'lost', tenant: undefined, expires: undefined };
  await expect(createKey(changes, wish, Date.now())).rejects.toMatchObject({ code: 'audit_unavailable' });
  expect((await keys.list()).find(({ name }) => name === 'lost')?.revoked).toBeDefined();
});
