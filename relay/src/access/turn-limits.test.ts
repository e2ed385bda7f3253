import { type ChatRequestInput, httpErrorSchema } from '@assent/shared';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskableRelay, askRelay, postChat, stopTurn } from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import {
  calling,
  endless,
  keyedRelay,
  keyFor,
  newKeysFile,
  RESULT,
  type Script,
  withKey,
} from '../../testing/keyed-relay.ts';
import { createMemoryStore } from '../store/memory/memory-store.ts';
import type { SessionStore } from '../store/session-store.ts';
import { nameOwner } from './access.ts';
import { type Limit, TurnLimits, type TurnLimitsOptions } from './limits.ts';

const question = (more: Partial<ChatRequestInput> = {}): ChatRequestInput => ({
  message: 'hi',
  session_id: crypto.randomUUID(),
  user_id: 'ann',
  browser_tools: BROWSER_TOOLS,
  ...more,
});

function limited(options: TurnLimitsOptions, script?: Script): { acme: AskableRelay; other: AskableRelay } {
  const path = newKeysFile();
  const relay = keyedRelay(path, { turnLimits: new TurnLimits(options), ...(script && { script }) });
  const acme = withKey(relay, keyFor(path, 'acme'));
  return { acme, other: withKey(relay, keyFor(path, 'other')) };
}

async function statusOf(answer: Promise<Response> | Response): Promise<number> {
  const response = await answer;
  if (response.ok) await response.text();
  return response.status;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('turns in a minute', () => {
  test('answers 429 to one more of a user, with the time to wait', async () => {
    const { acme, other } = limited({ user: { turnsPerMinute: 2 } });
    expect(await statusOf(postChat(acme, question()))).toBe(200);
    vi.setSystemTime(20_000);
    expect(await statusOf(postChat(acme, question()))).toBe(200);
    const refused = await postChat(acme, question());
    expect(refused.status).toBe(429);
    expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('too_many_turns');
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit-policy')).toBe('"user";q=2;w=60');
    expect(refused.headers.get('ratelimit')).toBe('"user";r=0;t=40');
    expect(await statusOf(postChat(acme, question({ user_id: 'bob' })))).toBe(200);
    expect(await statusOf(postChat(other, question()))).toBe(200);
    vi.setSystemTime(59_999);
    expect(await statusOf(postChat(acme, question()))).toBe(429);
    vi.setSystemTime(60_000);
    expect(await statusOf(postChat(acme, question()))).toBe(200);
  });

  test('limits all users of a key together, and protects them from one who asks too often', async () => {
    const { acme } = limited({ user: { turnsPerMinute: 2 }, key: { turnsPerMinute: 4 } });
    for (let count = 0; count < 10; count += 1) await statusOf(postChat(acme, question()));
    expect(await statusOf(postChat(acme, question({ user_id: 'bob' })))).toBe(200);
    expect(await statusOf(postChat(acme, question({ user_id: 'cid' })))).toBe(200);
    const refused = await postChat(acme, question({ user_id: 'dan' }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-policy')).toBe('"key";q=4;w=60');
  });

  test("a user refused by the key's limit keeps their own", async () => {
    const { acme } = limited({ user: { turnsPerMinute: 2 }, key: { turnsPerMinute: 2 } });
    const ask = (user: string) => statusOf(postChat(acme, question({ user_id: user })));
    expect([await ask('bob'), await ask('bob')]).toEqual([200, 200]);
    vi.setSystemTime(30_000);
    expect([await ask('ann'), await ask('ann')]).toEqual([429, 429]);
    vi.setSystemTime(60_000);
    expect([await ask('ann'), await ask('ann')]).toEqual([200, 200]);
  });

  test('a refused message changes nothing: the session continues with the next', async () => {
    const { acme } = limited({ user: { turnsPerMinute: 1 } });
    const asked = question();
    await askRelay(acme, asked);
    expect(await statusOf(postChat(acme, asked))).toBe(429);
    vi.setSystemTime(60_000);
    expect(await statusOf(postChat(acme, asked))).toBe(200);
  });
});

describe('turns at once', () => {
  test.each<[scope: string, options: TurnLimitsOptions]>([
    ['user', { user: { runningTurns: 2 } }],
    ['key', { key: { runningTurns: 2 } }],
  ])('of one %s: however many come at once, two run', async (_, options) => {
    const { acme } = limited(options, endless);
    const asked = Array.from({ length: 20 }, () => question());
    const statuses = (await Promise.all(asked.map(request => postChat(acme, request)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter(status => status === 200)).toHaveLength(2);
    expect(statuses.filter(status => status === 429)).toHaveLength(18);
    for (const request of asked) await stopTurn(acme, request);
    expect((await postChat(acme, asked[0] ?? question())).status).toBe(200);
    await stopTurn(acme, asked[0] ?? question());
  });

  test('frees a place when the turn ends, not when its reader disconnects', async () => {
    const { acme } = limited({ user: { runningTurns: 1 } }, endless);
    const asked = question();
    await (await postChat(acme, asked)).body?.cancel();
    const refused = await postChat(acme, question());
    expect(refused.status).toBe(429);
    expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('too_many_running');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await stopTurn(acme, asked);
    const next = question();
    expect((await postChat(acme, next)).status).toBe(200);
    await stopTurn(acme, next);
  });

  test('frees a place after a turn that was refused for another reason', async () => {
    const { acme } = limited({ user: { runningTurns: 1, turnsPerMinute: 3 } });
    expect(
      await statusOf(
        postChat(acme, question({ role: 'function', message: '{"toolId":"x","approved":true}' })),
      ),
    ).toBe(404);
    for (let count = 0; count < 3; count += 1) expect(await statusOf(postChat(acme, question()))).toBe(200);
    expect(await statusOf(postChat(acme, question()))).toBe(429);
    vi.setSystemTime(60_000);
    expect(await statusOf(postChat(acme, question()))).toBe(200);
  });
});

describe('awaited turns', () => {
  test('counts, and may exceed both limits three times; beyond that it is refused and not lost', async () => {
    const limit: Limit = { turnsPerMinute: 1, runningTurns: 1 };
    const { acme } = limited({ user: limit, key: limit }, calling);
    const asked = question();
    await askRelay(acme, asked);
    expect(await statusOf(postChat(acme, question()))).toBe(429);
    for (let count = 0; count < 2; count += 1) {
      expect(await statusOf(postChat(acme, { ...asked, message: RESULT, tool_id: 'tool_x' }))).toBe(200);
    }
    const refused = await postChat(acme, { ...asked, message: RESULT, tool_id: 'tool_x' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    vi.setSystemTime(60_000);
    expect(await statusOf(postChat(acme, { ...asked, message: RESULT, tool_id: 'tool_x' }))).toBe(200);
    expect(await statusOf(postChat(acme, question()))).toBe(429);
  });

  test('once: the same result again, for an answer that was cut off, is a turn like any other', async () => {
    let isFirst = true;
    const script: Script = async function* (signal) {
      yield* isFirst ? calling(signal) : [{ kind: 'text', text: 'Done' } as const];
      isFirst = false;
    };
    const { acme } = limited({ user: { turnsPerMinute: 3 } }, script);
    const asked = question();
    await askRelay(acme, asked);
    const result = { ...asked, message: RESULT, tool_id: 'tool_x' };
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await statusOf(postChat(acme, result)));
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test('and not an older result, while another call is open', async () => {
    const path = newKeysFile();
    let calls = 0;
    const createCallId = () => `tool_${++calls}`;
    const turnLimits = new TurnLimits({ user: { turnsPerMinute: 1 } });
    const relay = keyedRelay(path, { turnLimits, createCallId, script: calling });
    const acme = withKey(relay, keyFor(path, 'acme'));
    const asked = question();
    await askRelay(acme, asked);
    const result = { ...asked, message: RESULT, tool_id: 'tool_1' };
    expect([await statusOf(postChat(acme, result)), await statusOf(postChat(acme, result))]).toEqual([
      200, 429,
    ]);
    expect(await statusOf(postChat(acme, { ...result, tool_id: 'tool_2' }))).toBe(200);
  });
});

test('sets no limit without keys, unless one is configured', async () => {
  const limit: Limit = { turnsPerMinute: 1 };
  const ask = async (options: TurnLimitsOptions) => {
    const relay = keyedRelay(newKeysFile(), { turnLimits: new TurnLimits(options) });
    return [await statusOf(postChat(relay, question())), await statusOf(postChat(relay, question()))];
  };
  expect(await ask({ user: limit })).toEqual([200, 200]);
  expect(await ask({ user: limit, limitsAnyone: true })).toEqual([200, 429]);
});

test('never runs more turns than allowed, and refuses none below the limit, in any order', async () => {
  const step = fc.record({
    user: fc.constantFrom('a', 'b', 'c'),
    isAwaited: fc.boolean(),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const limits = new TurnLimits({ user: { runningTurns: 2 }, key: { runningTurns: 3 } });
      const running: { user: string; end: () => Promise<void> }[] = [];
      for (const { user, isAwaited, ends } of steps) {
        if (ends) running.shift()?.end();
        const caller = { kind: 'key', id: 'k', tenant: 't' } as const;
        const mine = running.filter(other => other.user === user).length;
        const factor = isAwaited ? 3 : 1;
        const hasRoom = mine < 2 * factor && running.length < 3 * factor;
        const admitted = limits.admit({ caller, owner: nameOwner(caller, user), isAwaited });
        const end = await admitted.catch(() => undefined);
        expect(end !== undefined).toBe(hasRoom);
        if (end) running.push({ user, end: end.end });
      }
    }),
  );
});

test('a refused request does not use the store, and one that the session refuses does not count', async () => {
  const memory = createMemoryStore();
  let opened = 0;
  const store: SessionStore = {
    ...memory,
    open(key) {
      opened += 1;
      return memory.open(key);
    },
  };
  const path = newKeysFile();
  const turnLimits = new TurnLimits({ user: { turnsPerMinute: 2 } });
  const relay = keyedRelay(path, { turnLimits, store });
  const acme = withKey(relay, keyFor(path, 'acme'));
  const taken = question({ user_id: 'bob' });
  await askRelay(acme, taken);
  for (let count = 0; count < 3; count += 1)
    expect(await statusOf(postChat(acme, { ...taken, user_id: 'ann' }))).toBe(404);
  for (let count = 0; count < 2; count += 1) expect(await statusOf(postChat(acme, question()))).toBe(200);
  expect(opened).toBe(6);
  expect(await statusOf(postChat(acme, question()))).toBe(429);
  expect(opened).toBe(6);
});
