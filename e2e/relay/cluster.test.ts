import {
  askRelay,
  callOf,
  contentOf,
  eventsOf,
  overHttp,
  postChat,
  propose,
  readSome,
  resume,
  type Script,
  say,
  startScriptedMessagesApi,
  stopTurn,
} from '@assent/relay/testing';
import {
  type ChatRequestInput,
  httpErrorSchema,
  sessionDetailSchema,
  sessionListSchema,
  TURN_COMPLETE,
} from '@assent/shared';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type SlowSearch, startSlowSearch } from './slow-search.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** Two relay processes with one Postgres: each can continue the work of the other. */
let postgres: Postgres;
let api: Awaited<ReturnType<typeof startScriptedMessagesApi>>;
let search: SlowSearch;
let one: RelayProcess;
let other: RelayProcess;

async function startProcess(): Promise<RelayProcess> {
  return await startRelayProcess({
    DATABASE_URL: postgres.url,
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    SEARXNG_URL: search.url,
  });
}

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startScriptedMessagesApi([say('hello')]);
  search = await startSlowSearch();
  // At once, on an empty database: their migrations must not conflict.
  [one, other] = await Promise.all([startProcess(), startProcess()]);
});

afterAll(async () => {
  await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
  await api.stop();
  await search.stop();
  await postgres.stop();
});

const at = (relay: RelayProcess) => overHttp(relay.url);

function request(message: string, more: Partial<ChatRequestInput> = {}): ChatRequestInput {
  return { message, session_id: crypto.randomUUID(), user_id: 'ann', turn_id: 'turn-1', ...more };
}

function decide(asked: ChatRequestInput, toolId: string | undefined): ChatRequestInput {
  const message = JSON.stringify({ toolId, approved: true });
  return { ...asked, role: 'function', message, turn_id: crypto.randomUUID() };
}

const idsOf = (stream: string) => [...stream.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

test('a turn that breaks at every event and resumes on the other relay has no gap and no repetition', async () => {
  const held = Promise.withResolvers<void>();
  const story = 'once upon a time there was tea in a pot, and nobody drank it';
  api.follow(() => ({ kind: 'answer', text: story, hold: held.promise }));
  const cuts = Array.from({ length: 9 }, (_, cut) => cut);
  const reads = cuts.map(async cut => {
    const asked = request('a story');
    let read = await readSome(await postChat(at(one), asked), Math.min(cut, 1));
    const elsewhere = await resume(at(other), asked, idsOf(read).length);
    held.resolve();
    read += await readSome(elsewhere, Math.max(0, cut - idsOf(read).length));
    const back = await resume(at(one), asked, idsOf(read).length);
    return read + (await back.text());
  });
  for (const read of await Promise.all(reads)) {
    expect(idsOf(read)).toEqual(idsOf(read).map((_, index) => index + 1));
    expect(contentOf(eventsOf(read))).toBe(story);
    expect(eventsOf(read).at(-1)).toEqual({ message: TURN_COMPLETE });
  }
});

describe('while a turn runs on one relay, on the other', () => {
  const stall: Script = () => ({ kind: 'stall', text: 'let me think' });

  test('its session is busy and private; a stop there ends the turn here, and the session continues there', async () => {
    api.follow(stall);
    const closed = api.closedByClient();
    const asked = request('think');
    const response = await postChat(at(one), asked);
    const next = { ...asked, turn_id: 'turn-2' };
    expect((await postChat(at(other), next)).status).toBe(409);
    expect((await postChat(at(other), { ...next, user_id: 'eve' })).status).toBe(404);
    expect((await stopTurn(at(other), { ...asked, user_id: 'eve' })).status).toBe(404);
    expect((await stopTurn(at(other), asked)).status).toBe(200);
    await api.waitForClose(closed + 1);
    expect(eventsOf(await response.text()).at(-1)).toEqual({ message: TURN_COMPLETE });
    api.follow([say('yes?')]);
    expect(contentOf(await askRelay(at(other), next))).toBe('yes?');
    expect(contentOf(await askRelay(at(one), { ...asked, turn_id: 'turn-3' }))).toBe('yes?');
  });

  test('deleted there, the turn ends here, and neither keeps anything of it', async () => {
    api.follow(stall);
    const asked = request('think');
    const response = await postChat(at(one), asked);
    const path = `/api/v1/agent/sessions/${asked.session_id}`;
    const remove = (userId: string) => at(other)(`${path}?user_id=${userId}`, { method: 'DELETE' });
    expect((await remove('eve')).status).toBe(404);
    expect((await remove('ann')).status).toBe(200);
    await response.text();
    for (const relay of [one, other]) {
      expect((await at(relay)(`${path}?user_id=ann`, {})).status).toBe(404);
      expect((await resume(at(relay), asked)).status).toBe(404);
    }
  });

  test('the turn ends for a client that closed its connection and sends a message there', async () => {
    api.follow(stall);
    const asked = request('think');
    await readSome(await postChat(at(one), asked), 1);
    api.follow([say('yes?')]);
    const next = { ...asked, turn_id: 'turn-2', message: 'and now?' };
    await expect.poll(async () => (await postChat(at(other), next)).status).toBe(200);
  });
});

test('100 concurrent approvals over two relays start one run', async () => {
  api.follow([propose('search_web', { query: 'tea' }), say('There is tea.')]);
  search.hold();
  const before = search.asked();
  const asked = request('find tea');
  const id = callOf(await askRelay(at(one), asked))?.id;
  const decisions = Array.from({ length: 100 }, (_, index) =>
    postChat(at(index % 2 ? one : other), decide(asked, id)),
  );
  await search.waitUntilAsked(before + 1);
  search.answer();
  const responses = await Promise.all(decisions);
  const bodies = await Promise.all(responses.map(response => response.text()));
  expect(responses.map(response => response.status).filter(status => status !== 409)).toEqual([200]);
  expect(bodies.filter(body => contentOf(eventsOf(body)) === 'There is tea.')).toHaveLength(1);
  expect(search.asked()).toBe(before + 1);
});

/** Reads a stream to its end, and runs a callback after that many events. */
async function readAndDo(response: Response, count: number, act: () => Promise<void>): Promise<string> {
  let read = '';
  let isDone = false;
  for await (const chunk of response.body ?? []) {
    read += Buffer.from(chunk).toString();
    if (isDone || idsOf(read).length < count) continue;
    isDone = true;
    await act();
  }
  return read;
}

describe('a relay that is killed', () => {
  test('killed during an answer: its reader gets the failure on the other relay, and the conversation keeps the text', async () => {
    api.follow(() => ({ kind: 'stall', text: 'let me think' }));
    const asked = request('a story');
    await readSome(await postChat(at(one), asked), 1);
    const read = await readAndDo(await resume(at(other), asked), 2, () => one.end('SIGKILL'));
    expect(idsOf(read)).toEqual([...new Set(idsOf(read))].toSorted((a, b) => a - b));
    expect(contentOf(eventsOf(read))).toBe('let me think');
    expect(eventsOf(read).slice(-2)).toEqual([
      { error: { code: 'turn_interrupted', message: expect.any(String), retryable: true } },
      { message: TURN_COMPLETE },
    ]);
    api.follow([say('Where was I?')]);
    await askRelay(at(other), { ...asked, message: 'go on', turn_id: 'turn-2' });
    expect(JSON.stringify(api.requests.at(-1)?.messages)).toContain('let me think');
  });

  test('killed with pending calls: its replacement has all of them within 2 s', async () => {
    one = await startProcess();
    api.follow(() => propose('search_web', { query: 'tea' }));
    const pending = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const asked = request('find tea', { user_id: 'bob' });
        return { asked, id: callOf(await askRelay(at(one), asked))?.id };
      }),
    );
    await one.end('SIGKILL');
    one = await startProcess();
    const began = performance.now();
    const list = await at(one)(`/api/v1/agent/sessions?user_id=bob&limit=100`, {});
    expect(sessionListSchema.parse(await list.json()).sessions).toHaveLength(pending.length);
    expect(performance.now() - began).toBeLessThan(2000);
    const kept = await Promise.all(
      pending.map(async ({ asked }) => {
        const response = await at(one)(`/api/v1/agent/sessions/${asked.session_id}?user_id=bob`, {});
        return sessionDetailSchema.parse(await response.json()).open_call?.tool_id;
      }),
    );
    expect(kept).toEqual(pending.map(({ id }) => id));
    api.follow([say('There is tea.')]);
    const answers = await Promise.all(pending.map(({ asked, id }) => askRelay(at(one), decide(asked, id))));
    expect(answers.map(contentOf)).toEqual(pending.map(() => 'There is tea.'));
  });

  test('killed during a server tool: the tool does not run again, and the model learns that its outcome is unknown', async () => {
    search.hold();
    const before = search.asked();
    api.follow([propose('search_web', { query: 'tea' })]);
    const asked = request('find tea');
    const id = callOf(await askRelay(at(one), asked))?.id;
    await postChat(at(one), decide(asked, id));
    await search.waitUntilAsked(before + 1);
    await one.end('SIGKILL');
    search.answer();
    expect((await postChat(at(other), decide(asked, id))).status).toBe(409);
    api.follow([say('I do not know.')]);
    await askRelay(at(other), { ...asked, message: 'and?', turn_id: 'turn-3' });
    expect(JSON.stringify(api.requests.at(-1)?.messages)).toContain('It is unknown whether it took effect');
    expect(search.asked()).toBe(before + 1);
  });
});

test('reports an unavailable Postgres with the next step, and recovers', async () => {
  api.follow([say('hello')]);
  const asked = request('hi');
  await askRelay(at(other), asked);
  await postgres.crash();
  const refused = await postChat(at(other), { ...asked, turn_id: 'turn-2' });
  expect(refused.status).toBe(503);
  expect(httpErrorSchema.parse(await refused.json()).error).toEqual({
    code: 'store_unavailable',
    message: expect.stringContaining('Try again'),
  });
  await postgres.restart();
  await expect
    .poll(async () => (await postChat(at(other), { ...asked, turn_id: 'turn-3' })).status)
    .toBe(200);
  expect(other.output()).not.toContain('Defect');
});
