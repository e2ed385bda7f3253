import {
  askRelay,
  overHttp,
  postChat,
  type ScriptedMessagesApi,
  say,
  startScriptedMessagesApi,
  stopTurn,
} from '@assent/relay/testing';
import { type ChatRequestInput, httpErrorSchema } from '@assent/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

/** Two relay processes with one Postgres: a limit covers both together. */
let postgres: Postgres;
let api: ScriptedMessagesApi;
let one: RelayProcess;
let other: RelayProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startScriptedMessagesApi([say('hello')]);
  const settings = {
    DATABASE_URL: postgres.url,
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    RELAY_USER_TURNS_PER_MINUTE: '6',
    RELAY_USER_RUNNING_TURNS: '2',
    RELAY_USER_READS_PER_MINUTE: '6',
  };
  [one, other] = await Promise.all([startRelayProcess(settings), startRelayProcess(settings)]);
});

afterAll(async () => {
  await Promise.all([one?.end('SIGKILL'), other?.end('SIGKILL')]);
  await api?.stop();
  await postgres?.stop();
});

const at = (relay: RelayProcess) => overHttp(relay.url);

function request(user: string): ChatRequestInput {
  return { message: 'hi', session_id: crypto.randomUUID(), user_id: user };
}

/** Sends requests to the two relays in turn, and returns the statuses. */
async function statusesOf(count: number, ask: (relay: RelayProcess) => Promise<Response> | Response) {
  const responses = Array.from({ length: count }, (_, index) => ask(index % 2 ? one : other));
  return (await Promise.all(responses)).map(({ status }) => status);
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter(candidate => candidate === status).length;

test('limits turns per minute', async () => {
  api.follow([say('hello')]);
  // One after the other, alternating: after the end of a turn the next may start at once, on either relay.
  for (const relay of [one, other, one, other, one, other]) await askRelay(at(relay), request('ann'));
  for (const relay of [one, other]) {
    const refused = await postChat(at(relay), request('ann'));
    expect(refused.status).toBe(429);
    expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('too_many_turns');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await askRelay(at(one), request('bob'));
});

test('limits concurrent turns and ignores those of a killed relay', async () => {
  api.follow(() => ({ kind: 'stall', text: 'let me think' }));
  const asked = Array.from({ length: 5 }, () => request('cid'));
  const responses = await Promise.all(
    asked.map(each => Promise.resolve(postChat(at(one), each)).then(({ status }) => ({ each, status }))),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(countOf(await statusesOf(1, () => postChat(at(other), request('cid'))), 429)).toBe(1);
  const running = responses.find(({ status }) => status === 200);
  if (running) await stopTurn(at(other), running.each);
  expect((await postChat(at(other), request('cid'))).status).toBe(200);
  await one.end('SIGKILL');
  const isLetIn = async () => (await postChat(at(other), request('cid'))).status;
  await expect.poll(isLetIn, { timeout: 10_000 }).toBe(200);
  expect((await postChat(at(other), request('cid'))).status).toBe(429);
  one = await startRelayProcess({
    DATABASE_URL: postgres.url,
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    RELAY_USER_READS_PER_MINUTE: '6',
  });
});

test('limits the reading of sessions, and reports an unavailable Postgres', async () => {
  const read = (relay: RelayProcess) => at(relay)('/api/v1/agent/sessions?user_id=dan', {});
  const statuses = await statusesOf(10, read);
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([6, 4]);
  expect(Number((await read(one)).headers.get('retry-after'))).toBeGreaterThan(0);
  await postgres.crash();
  for (const ask of [read, (relay: RelayProcess) => postChat(at(relay), request('eve'))]) {
    const refused = await ask(other);
    expect(refused.status).toBe(503);
    expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('store_unavailable');
  }
  await postgres.restart();
  api.follow([say('hello')]);
  await expect.poll(async () => (await postChat(at(other), request('eve'))).status).toBe(200);
});
