import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import { hashAccessKey, type KeyRecord } from '../../access/access-key.ts';
import { createClosedAccess } from '../../access/closed-access.ts';
import { issueKey, type NewKey } from '../../access/issue-key.ts';
import { SqlKeys } from './sql-keys.ts';
import type { Tables } from './tables.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());
beforeEach(() => sql`truncate access_keys`.execute(database.sql));

const keys = new SqlKeys(database.sql);
const NOW = Date.parse('2026-11-26T08:00:00Z');

function wish(name: string, more: Partial<NewKey> = {}): NewKey {
  return { name, tenant: undefined, expires: undefined, ...more };
}

async function make(given: NewKey): Promise<{ key: string; record: KeyRecord; sharesTenant: boolean }> {
  const issued = issueKey(given, NOW);
  return { ...issued, ...(await keys.add(issued.record, NOW)) };
}

test('a key comes back with all that it may use, and only by the key itself', async () => {
  const grants: NewKey['grants'] = {
    scopes: ['scrape', 'cdp'],
    models: ['claude', 'local'],
    tokens_per_minute: 999_999_999,
    credits_per_month: 999_999_999,
    cost_per_month: { amount: 99.5, currency: 'USD' },
  };
  const { key, record } = await make(wish('acme', { grants, expires: NOW + 1000 }));
  const bare = await make(wish('bare'));
  expect(await keys.find(key)).toEqual(record);
  expect(await keys.find(bare.key)).toEqual(bare.record);
  expect(await keys.find(hashAccessKey(key))).toBeUndefined();
  expect(await keys.list()).toHaveLength(2);
  const { rows } = await sql`select * from access_keys`.execute(database.sql);
  expect(JSON.stringify(rows)).not.toContain(key.slice(7, 60));
});

test('the access check accepts it until it is revoked or has expired, and says which', async () => {
  let now = NOW;
  const access = createClosedAccess({ ring: keys, now: () => now });
  const identify = (secret: string) =>
    Promise.resolve(access.identify({ secret, origin: { peer: '10.0.0.9', forwardedFor: undefined } }));
  const { key, record } = await make(wish('acme', { tenant: 'Acme', expires: NOW + 1000 }));
  const other = await make(wish('other'));
  expect(await identify(key)).toEqual({ kind: 'key', id: record.id, name: 'acme', tenant: 'Acme' });
  now = NOW + 1000;
  await expect(identify(key)).rejects.toMatchObject({ status: 401, code: 'key_expired' });
  await keys.revoke('other', NOW);
  await expect(identify(other.key)).rejects.toMatchObject({ status: 401, code: 'key_unknown' });
  const { key: unknown } = issueKey(wish('unknown'), NOW);
  await expect(identify(unknown)).rejects.toMatchObject({ status: 401, code: 'key_unknown' });
});

test('of keys that are made at once, one gets the name', async () => {
  const made = await Promise.allSettled(Array.from({ length: 5 }, () => make(wish('acme'))));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = made.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { message: expect.stringContaining('already an active key') } });
});

test('what an active key may use can be changed, and what is left out stays', async () => {
  const grants = { models: ['claude'], cost_per_month: { amount: 5, currency: 'USD' } };
  const { key, record } = await make(wish('acme', { grants, expires: NOW + 1000 }));
  const change = { models: null, tokens_per_minute: 10, cost_per_month: undefined };
  const { models: _, ...kept } = record;
  expect(await keys.change('acme', change, NOW)).toEqual({ ...kept, tokens_per_minute: 10 });
  expect(await keys.find(key)).toEqual({ ...kept, tokens_per_minute: 10 });
  await expect(keys.change('acme', change, NOW + 1000)).rejects.toThrow('There is no active key');
});

test('names are free again after a revocation, which an id names too', async () => {
  const { record, sharesTenant } = await make(wish('acme'));
  expect(sharesTenant).toBe(false);
  expect(await keys.revoke(record.id, NOW)).toEqual({ ...record, revoked: new Date(NOW).toISOString() });
  await expect(keys.revoke('acme', NOW)).rejects.toThrow('There is no active key with that name or id');
  expect((await make(wish('acme'))).sharesTenant).toBe(true);
});

test('a key whose limits can not be read is no key without limits', async () => {
  const { key } = await make(wish('acme', { grants: { models: ['claude'] } }));
  for (const damage of [sql`models = '[]'`, sql`models = '{'`, sql`models = null, cost_currency = 'USD'`]) {
    await sql`update access_keys set ${damage}`.execute(database.sql);
    await expect(keys.find(key)).rejects.toThrow();
  }
});

test('nobody gets in while the database is away', async () => {
  const pool = () => Promise.reject(new Error('Connection terminated'));
  const away = new SqlKeys(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
  await expect(away.find('any')).rejects.toMatchObject({ status: 503, code: 'store_unavailable' });
  await expect(away.list()).rejects.toMatchObject({ status: 503 });
});
