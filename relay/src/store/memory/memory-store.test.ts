import { describe, expect, test } from 'vitest';
import type { Turn } from '../../history/turn.ts';
import type { Lease, SessionStore } from '../session-store.ts';
import { createMemoryStore } from './memory-store.ts';

const TURNS: Turn[] = [{ role: 'user', text: 'hi' }];

async function open(store: SessionStore, sessionId: string, owner = 'ann'): Promise<Lease> {
  const opening = await store.open({ sessionId, owner });
  if (opening.kind !== 'opened') throw new Error(opening.kind);
  return opening.lease;
}

describe('a session', () => {
  test('is open to one turn at a time, and only to its owner', async () => {
    const store = createMemoryStore();
    const lease = await open(store, 's');
    expect(await store.open({ sessionId: 's', owner: 'ann' })).toEqual({ kind: 'busy' });
    expect(await store.open({ sessionId: 's', owner: 'eve' })).toEqual({ kind: 'foreign' });
    await lease.finish(TURNS);
    expect(await store.open({ sessionId: 's', owner: 'eve' })).toEqual({ kind: 'foreign' });
    expect((await open(store, 's')).turns).toEqual(TURNS);
  });

  test('is released once', async () => {
    const store = createMemoryStore();
    const first = await open(store, 's');
    await first.finish(TURNS);
    const second = await open(store, 's');
    await first.finish([]);
    expect(await store.open({ sessionId: 's', owner: 'ann' })).toEqual({ kind: 'busy' });
    await second.finish(TURNS);
  });

  test('an empty session leaves nothing behind', async () => {
    const store = createMemoryStore();
    await (await open(store, 's', 'eve')).finish([]);
    expect((await open(store, 's')).turns).toEqual([]);
  });
});

test('the oldest are forgotten beyond the limit, but never a running one', async () => {
  const store = createMemoryStore({ maxSessions: 2 });
  const running = await open(store, 'a');
  for (const id of ['b', 'c', 'd']) await (await open(store, id)).finish(TURNS);
  expect(await store.open({ sessionId: 'a', owner: 'ann' })).toEqual({ kind: 'busy' });
  expect((await open(store, 'd')).turns).toEqual(TURNS);
  expect((await open(store, 'b')).turns).toEqual([]);
  await running.finish(TURNS);
});

test('deletes a session that was not used for a while', async () => {
  let now = 0;
  const store = createMemoryStore({ maxAge: 100, now: () => now });
  await (await open(store, 'a')).finish(TURNS);
  now = 100;
  const lease = await open(store, 'a');
  expect(lease.turns).toEqual(TURNS);
  await lease.finish(lease.turns);
  now = 201;
  expect((await open(store, 'a', 'eve')).turns).toEqual([]);
});

test('reads only the sessions of one page, and only the beginning of their messages', async () => {
  const store = createMemoryStore();
  let looks = 0;
  const written: Turn = {
    role: 'user',
    get text() {
      looks += 1;
      return `  tea${' '.repeat(2000)}please`;
    },
  };
  for (const id of ['a', 'b', 'c']) await (await open(store, id)).finish([written]);
  looks = 0;
  const { sessions } = await store.list('ann', { limit: 1, after: undefined });
  expect(sessions.map(session => session.title)).toEqual(['tea']);
  expect(looks).toBe(1);
});

test('beyond the total limit, removes the pictures of the oldest sessions, then the sessions, but never a running one', async () => {
  const store = createMemoryStore({ maxSize: 100 });
  const data = 'A'.repeat(40);
  const shown: Turn = {
    role: 'user',
    text: 'look',
    images: { kind: 'kept', items: [{ mediaType: 'image/png', data }] },
  };
  const left: Turn = { role: 'user', text: 'look', images: { kind: 'left-out', count: 1, because: 'older' } };
  const turnsOf = async (sessionId: string) => (await store.read({ sessionId, owner: 'ann' }))?.conversation;
  const running = await open(store, 'running');
  await running.begin({ turnId: undefined, turns: [shown], claims: undefined });
  for (const id of ['a', 'b']) await (await open(store, id)).finish([shown]);
  expect(await Promise.all(['running', 'a', 'b'].map(turnsOf))).toEqual([[shown], [left], [shown]]);
  await (await open(store, 'c')).finish([{ role: 'user', text: 'x'.repeat(50) }]);
  expect(await Promise.all(['running', 'a', 'b'].map(turnsOf))).toEqual([[shown], undefined, [left]]);
  await running.finish([shown]);
});

describe('beyond the limit', () => {
  test('an owner with many sessions displaces only their own', async () => {
    const store = createMemoryStore({ maxSessions: 3 });
    await (await open(store, 'anns')).finish(TURNS);
    for (const id of ['b', 'c', 'd', 'e']) await (await open(store, id, 'eve')).finish(TURNS);
    expect((await open(store, 'anns')).turns).toEqual(TURNS);
    expect((await open(store, 'b', 'eve')).turns).toEqual([]);
  });

  test('sessions whose turns never begin displace no others', async () => {
    const store = createMemoryStore({ maxSessions: 1 });
    await (await open(store, 'anns')).finish(TURNS);
    const opened = await Promise.all(['b', 'c'].map(id => open(store, id, id)));
    for (const lease of opened) await lease.finish(lease.turns);
    expect((await open(store, 'anns')).turns).toEqual(TURNS);
  });
});
