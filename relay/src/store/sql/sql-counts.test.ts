import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import type { Begun, Place } from '../../access/counts.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { Database } from './database.ts';
import { SqlCounts } from './sql-counts.ts';
import type { Tables } from './tables.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

const alive = new Set<number>();
const reported: unknown[] = [];
let instances = 0;

/** The counts of one more relay that shares the database. */
function startRelay(more: Partial<Database> = {}): { counts: SqlCounts; kill(): void } {
  const instance = ++instances;
  alive.add(instance);
  const own = { ...database, instance, isAlive: async (other: number) => alive.has(other) };
  const counts = new SqlCounts(withMore(own, more), thrown => reported.push(thrown));
  return { counts, kill: () => void alive.delete(instance) };
}

/** Spreading would read a getter once and for all. */
function withMore(own: Database, more: Partial<Database>): Database {
  return Object.defineProperties({ ...own }, Object.getOwnPropertyDescriptors(more));
}

const away = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('Connection terminated')) }),
});

beforeEach(async () => {
  await sql`truncate rates, running_turns, spending`.execute(database.sql);
  reported.length = 0;
});

test('counts a rate over all relays, even for concurrent requests, and resets it after a minute', async () => {
  const rates = [
    await startRelay().counts.rate('turns', 'user', 5),
    await startRelay().counts.rate('turns', 'user', 5),
  ];
  const ask = (count: number, factor = 1) =>
    Promise.all(Array.from({ length: count }, (_, index) => rates[index % 2]?.take('ann', factor)));
  const waits = (await ask(20)).filter(wait => wait !== undefined);
  expect(waits).toHaveLength(15);
  expect(waits.filter(wait => wait <= 0 || wait > 60_000)).toEqual([]);
  expect((await ask(20, 3)).filter(wait => wait === undefined)).toHaveLength(10);
  expect(await rates[0]?.take('bob', 1)).toBeUndefined();
  expect(await (await startRelay().counts.rate('reads', 'user', 5)).take('ann', 1)).toBeUndefined();
  await sql`update rates set began = began - interval '1 minute'`.execute(database.sql);
  expect((await ask(6)).filter(wait => wait === undefined)).toHaveLength(5);
  await rates[0]?.giveBack('ann');
  expect((await ask(2)).filter(wait => wait === undefined)).toHaveLength(1);
  await sql`update rates set began = began - interval '1 minute'`.execute(database.sql);
  await startRelay().counts.forgetOld();
  expect((await sql`select 1 from rates`.execute(database.sql)).rows).toEqual([]);
});

const places = (user: string, most = 2): Place[] => [
  { scope: 'user', name: user, most },
  { scope: 'key', name: 'acme', most: 3 },
];

const begunOf = (all: readonly Begun[]) => all.flatMap(one => (one.kind === 'begun' ? [one] : []));

test('counts running turns over all relays, within the limit, and frees places', async () => {
  const [one, other] = [startRelay(), startRelay()];
  const ask = (user: string) =>
    Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).counts.begin(places(user))),
    );
  const anns = await ask('ann');
  expect(begunOf(anns)).toHaveLength(2);
  expect(anns.find(({ kind }) => kind === 'full')).toEqual({ kind: 'full', scope: 'user' });
  // Of the key there is one place left, and who found it full has taken none of their own.
  const bobs = await ask('bob');
  expect(begunOf(bobs)).toHaveLength(1);
  expect(bobs.find(({ kind }) => kind === 'full')).toEqual({ kind: 'full', scope: 'key' });
  await begunOf(anns)[0]?.end();
  await begunOf(anns)[0]?.end();
  expect(begunOf(await ask('bob'))).toHaveLength(1);
  expect(begunOf(await ask('cid'))).toHaveLength(0);
});

test('does not count turns of a lost relay, but those of a live one', async () => {
  const [one, other] = [startRelay(), startRelay()];
  await one.counts.begin(places('ann'));
  const stored = await other.counts.begin(places('ann'));
  expect(stored.kind).toBe('begun');
  await other.counts.forgetLost();
  expect((await other.counts.begin(places('ann'))).kind).toBe('full');
  one.kill();
  await other.counts.forgetLost();
  expect((await other.counts.begin(places('ann'))).kind).toBe('begun');
  expect((await other.counts.begin(places('ann'))).kind).toBe('full');
});

test('begins nothing while the database is away, and forgets turns that ended meanwhile', async () => {
  let isAway = false;
  const { counts } = startRelay({
    get sql() {
      return isAway ? away : database.sql;
    },
  });
  const [first, second] = [await counts.begin(places('ann')), await counts.begin(places('ann'))];
  isAway = true;
  const refused = await counts.begin(places('bob')).catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, code: 'store_unavailable' });
  await expect((await counts.rate('turns', 'user', 1)).take('ann', 1)).rejects.toMatchObject({ status: 503 });
  for (const begun of begunOf([first])) await begun.end();
  await expect(counts.forgetLost()).rejects.toThrow('Connection terminated');
  isAway = false;
  expect((await counts.begin(places('ann'))).kind).toBe('full');
  await counts.forgetLost();
  expect((await counts.begin(places('ann'))).kind).toBe('begun');
  expect(begunOf([second])).toHaveLength(1);
  expect(reported).toEqual([]);
});

const COST = { amount: 0.25, currency: 'USD' };

test('adds up what a key spends on all relays, in this minute and this month', async () => {
  const [one, other] = [startRelay().counts, startRelay().counts];
  const spending = [one, other, one, other].map(counts => counts.spend('key_1', { tokens: 10, cost: COST }));
  await Promise.all(spending);
  await other.spend('key_1', { tokens: 5, cost: undefined });
  await other.spend('key_1', { tokens: 0, cost: { amount: 9, currency: 'EUR' } });
  const spent = await one.spent('key_1', 'USD');
  expect(spent.minuteLeft).toBeGreaterThanOrEqual(1);
  expect(spent.minuteLeft).toBeLessThanOrEqual(60);
  const now = new Date();
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  expect(Math.abs(spent.monthLeft - (nextMonth - now.getTime()) / 1000)).toBeLessThan(30);
  expect(spent).toMatchObject({ tokensThisMinute: 45, costThisMonth: 1 });
  expect(await one.spent('key_1', undefined)).toMatchObject({ tokensThisMinute: 45, costThisMonth: 0 });
  expect(await one.spent('key_2', 'USD')).toMatchObject({ tokensThisMinute: 0, costThisMonth: 0 });
});

test('a new minute and a new month begin at nothing, and old sums are deleted', async () => {
  const { counts } = startRelay();
  await counts.spend('key_1', { tokens: 10, cost: COST });
  await sql`update spending set began = began - interval '2 minutes' where currency = ''`.execute(
    database.sql,
  );
  expect(await counts.spent('key_1', 'USD')).toMatchObject({ tokensThisMinute: 0, costThisMonth: 0.25 });
  await counts.forgetOld();
  expect(await counts.spent('key_1', 'USD')).toMatchObject({ tokensThisMinute: 0, costThisMonth: 0.25 });
  await sql`update spending set began = began - interval '1 month'`.execute(database.sql);
  expect(await counts.spent('key_1', 'USD')).toMatchObject({ tokensThisMinute: 0, costThisMonth: 0 });
  await counts.forgetOld();
  const { rows } = await sql`select 1 from spending`.execute(database.sql);
  expect(rows).toEqual([]);
});
