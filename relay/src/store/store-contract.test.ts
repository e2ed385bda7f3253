import { TURN_COMPLETE, type WireEvent } from '@assent/shared';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { postChat } from '../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { type Act, InterleavedRelays } from '../../testing/interleaved-relays.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import type { ToolCall, Turn } from '../history/turn.ts';
import type { Model } from '../model/model.ts';
import { createMemoryStore } from './memory/memory-store.ts';
import type { Lease, SessionStore } from './session-store.ts';
import { createSqlStore } from './sql/sql-store.ts';

const database = await openCopiedDatabase();

const sqlStore = createSqlStore(database, {
  report(thrown) {
    throw thrown;
  },
});

/** The contract of every session store, tested through the same interface. */
const stores: Record<string, SessionStore> = {
  memory: createMemoryStore(),
  PGlite: sqlStore,
};
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close();
});

const CALL: ToolCall = {
  id: 'tool_1',
  name: 'charge',
  arguments: '{}',
  place: 'server',
  definition: 'd1',
};
const ASKED: Turn = { role: 'user', text: 'charge  me\nfive', id: 'm1' };
const PROPOSED: Turn = {
  role: 'assistant',
  text: 'Well\u0000 \ud800',
  call: CALL,
  reasoning: { model: 'm', blocks: [{ kind: 'thinking', text: 'hm', signature: 's' }] },
};
const CHARGED: Turn = { role: 'result', call: CALL, content: '{"success":true}', failed: false };
const CLOSING: WireEvent[] = [
  { usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 3 } },
  { message: TURN_COMPLETE },
];

describe.each(Object.keys(stores))('a store: %s', home => {
  const store = stores[home] ?? createMemoryStore();
  let count = 0;
  const newKey = (owner = 'ann') => ({ sessionId: `${home}-${count++}`, owner: `${home} ${owner}` });

  async function open(key: { sessionId: string; owner: string }): Promise<Lease> {
    const opening = await store.open(key);
    if (opening.kind !== 'opened') throw new Error(opening.kind);
    return opening.lease;
  }

  async function converse(key: { sessionId: string; owner: string }, turns: readonly Turn[]): Promise<void> {
    const lease = await open(key);
    await lease.begin({ turnId: 'turn', turns, claims: undefined });
    await lease.finish(turns, CLOSING);
  }

  test('stores a conversation unchanged, whatever characters it contains', async () => {
    const key = newKey();
    await converse(key, [ASKED, PROPOSED]);
    const lease = await open(key);
    expect(lease.turns).toEqual([ASKED, PROPOSED]);
    await lease.finish([...lease.turns, CHARGED]);
    expect((await open(key)).turns).toEqual([ASKED, PROPOSED, CHARGED]);
  });

  test('keeps a conversation that was rewound, grew, and lost its oldest turns', async () => {
    const key = newKey();
    const said = (text: string): Turn => ({ role: 'user', text });
    await converse(key, [said('a'), said('b'), said('c')]);
    for (const change of [
      (turns: readonly Turn[]) => [...turns.slice(0, 1), said('d')],
      (turns: readonly Turn[]) => [...turns.slice(1), said('e'), said('f')],
      (turns: readonly Turn[]) => [said('0'), ...turns],
    ]) {
      const lease = await open(key);
      const changed = change(lease.turns);
      await lease.finish(changed);
      const again = await open(key);
      expect(again.turns).toEqual(changed);
      await again.finish(again.turns);
    }
  });

  test('lends a session to one at a time, and only to its owner', async () => {
    const key = newKey();
    const eve = { ...key, owner: `${home} eve` };
    const lease = await open(key);
    expect(await store.open(key)).toEqual({ kind: 'busy' });
    expect(await store.open(eve)).toEqual({ kind: 'foreign' });
    await lease.finish([ASKED]);
    await lease.finish([]);
    expect(await store.open(eve)).toEqual({ kind: 'foreign' });
    expect(await store.read(eve)).toBeUndefined();
    expect(await store.delete(eve)).toBe(false);
    expect((await open(key)).turns).toEqual([ASKED]);
  });

  test('gives a session to one of 50 concurrent openers', async () => {
    const key = newKey();
    const openings = await Promise.all(Array.from({ length: 50 }, () => store.open(key)));
    expect(openings.filter(opening => opening.kind === 'opened')).toHaveLength(1);
  });

  test('an empty session leaves nothing behind', async () => {
    const key = newKey('eve');
    await (await open(key)).finish([]);
    expect((await open({ ...key, owner: `${home} ann` })).turns).toEqual([]);
  });

  test('gives a session, its turns and their costs only to its owner', async () => {
    const key = newKey();
    const lease = await open(key);
    await lease.begin({ turnId: 'turn-1', turns: [ASKED], claims: undefined });
    expect(await store.read(key)).toMatchObject({ isRunning: true, conversation: [ASKED] });
    lease.append([{ content: 'Well' }]);
    await lease.finish([ASKED, PROPOSED, CHARGED], CLOSING);
    expect(await store.read(key)).toMatchObject({
      id: key.sessionId,
      title: 'charge me five',
      isRunning: false,
      messageCount: 2,
      conversation: [ASKED, PROPOSED, CHARGED],
      turns: [{ turnId: 'turn-1', lastEvent: 3, usage: { output_tokens: 2 }, endedAt: expect.any(Number) }],
    });
  });

  test("lists an owner's sessions by pages, the last used first, none twice", async () => {
    const keys = Array.from({ length: 5 }, () => newKey('bob'));
    for (const key of keys) await converse(key, [ASKED]);
    const seen: string[] = [];
    for (let after: string | undefined, pages = 0; pages < 3; pages += 1) {
      const page = await store.list(`${home} bob`, { limit: 2, after });
      seen.push(...page.sessions.map(session => session.id));
      after = page.next;
      expect(after === undefined).toBe(pages === 2);
    }
    expect(seen.toSorted()).toEqual(keys.map(key => key.sessionId).toSorted());
  });

  test.each(['nonsense', '[1e300,"x"]', '[1.5,"x"]', '[1,"x\\u0000"]'])(
    'refuses a cursor that is none of its own: %s',
    async given => {
      const after = Buffer.from(given).toString('base64url');
      await expect(store.list(`${home} nobody`, { limit: 2, after })).rejects.toThrow('Leave it out');
    },
  );

  test('deletes everything of a session, and interrupts its holder', async () => {
    const key = newKey();
    await converse(key, [ASKED, PROPOSED]);
    const lease = await open(key);
    await lease.begin({ turnId: 'turn-2', turns: lease.turns, claims: undefined });
    expect(await store.delete(key)).toBe(true);
    await expect(lease.finish([ASKED], CLOSING)).rejects.toThrow('gone');
    expect(await store.read(key)).toBeUndefined();
    expect((await open({ ...key, owner: `${home} eve` })).turns).toEqual([]);
  });

  test('deletes all sessions of an owner, and no others', async () => {
    const [key, other] = [newKey(), newKey()];
    const owner = `${home} leaving`;
    for (const mine of [key, newKey()]) await converse({ ...mine, owner }, [ASKED, PROPOSED]);
    await converse(other, [ASKED, PROPOSED]);
    const lease = await open({ ...key, owner });
    await lease.begin({ turnId: 'turn-2', turns: lease.turns, claims: undefined });
    expect(await store.deleteAll(owner)).toBe(2);
    await expect(lease.finish([ASKED], CLOSING)).rejects.toThrow('gone');
    expect((await store.list(owner, { limit: 9, after: undefined })).sessions).toEqual([]);
    expect(await store.read(other)).toBeDefined();
    expect(await store.deleteAll(owner)).toBe(0);
  });

  test('reports whether it is ready', async () => {
    await expect(store.ready()).resolves.toBeUndefined();
  });
});

test('ends a lost turn even if a newer relay wrote its conversation, and blocks no other', async () => {
  const lost = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [index, id] of lost.entries()) {
    const lease = crypto.randomUUID();
    await database.sql.insertInto('sessions').values({ id, owner: 'ann', lease, instance: 1 }).execute();
    await database.sql.insertInto('turns').values({ id: lease, session: id }).execute();
    const entry = JSON.stringify(index === 0 ? { role: 'seer' } : ASKED);
    await database.sql
      .insertInto('entries')
      .values({ session: id, position: 0, role: 'user', entry })
      .execute();
  }
  const select = database.sql.selectFrom('sessions').select('lease').where('id', 'in', lost);
  await expect.poll(() => select.execute(), { timeout: 5000 }).toEqual([{ lease: null }, { lease: null }]);
  const left = database.sql
    .selectFrom('entries')
    .select('entry')
    .where('session', '=', lost[0] ?? '');
  expect(await left.execute()).toEqual([{ entry: '{"role":"seer"}' }]);
});

test("deletes old data even if lost turns can't be ended", async () => {
  const id = crypto.randomUUID();
  const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
  await database.sql.insertInto('sessions').values({ id, owner: 'ann', used_at: tenDaysAgo }).execute();
  const lent = { id: crypto.randomUUID(), owner: 'ann', lease: crypto.randomUUID(), instance: 2 };
  await database.sql.insertInto('sessions').values(lent).execute();
  const isAlive = (): Promise<boolean> => Promise.reject(new Error('nobody knows'));
  const own = { ...database, instance: 3, isAlive, close: async () => {} };
  const store = createSqlStore(own, { maxAge: 24 * 60 * 60 * 1000, report() {} });
  await expect.poll(() => store.read({ sessionId: id, owner: 'ann' })).toBeUndefined();
  await store.close();
});

test('a failed follow leaves no listener behind', async () => {
  let listeners = 0;
  const listen = (): (() => void) => {
    listeners += 1;
    return () => {
      listeners -= 1;
    };
  };
  const store = createSqlStore({ ...database, listen, close: async () => {} }, { report() {} });
  const before = listeners;
  const key = { sessionId: crypto.randomUUID(), owner: 'ann' };
  const opening = await store.open(key);
  if (opening.kind === 'opened')
    await opening.lease.begin({ turnId: 'a', turns: [ASKED], claims: undefined });
  const turn = await store.shared?.find(key, 'a');
  await expect(turn?.follow(2 ** 40)).rejects.toThrow();
  expect(listeners).toBe(before);
  await store.close();
});

test.each([
  ['404', '%00', ''],
  ['404', 'a%00b', ''],
  ['404', 'a%00b', '/export'],
  ['404', 'a%00b', '/events'],
  ['410', '', '/events'],
  ['400', '', '?cursor=WzFlMzAwLCJ4Il0'],
])('answers impossible ids with an HTTP error (%s), not a defect: %s%s', async (status, id, rest) => {
  const model: Model = { name: 'm', title: 'm', accepts: () => true, async answer() {} };
  const agents = [parseAgent('default', 'Be helpful.')];
  const options = { models: [model], agents, store: sqlStore };
  const [relay, other] = [createRelay(options), createRelay(options)];
  const session = crypto.randomUUID();
  await (
    await postChat((path, init) => relay.request(path, init), { message: 'hi', session_id: session })
  ).text();
  const path = rest.startsWith('?') ? rest : `/${id || session}${rest}`;
  const headers = { 'last-event-id': '9007199254740991' };
  const response = await other.request(`/api/v1/agent/sessions${path}`, { headers });
  expect(String(response.status)).toBe(status);
});

test('one relay holds a session, claims a call once, and leaves no gap in its events, whichever relay is lost', async () => {
  const acts: Act[] = ['open', 'claim', 'append', 'append', 'finish', 'stop', 'kill'];
  const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(0, 1)), {
    minLength: 3,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      const relays = await InterleavedRelays.start(database);
      for (const [act, on] of taken) await relays.do(act, on);
      await relays.end();
    }),
    { numRuns: 60 },
  );
}, 120_000);
