import { once } from 'node:events';
import { httpErrorSchema, modelListSchema } from '@assent/shared';
import { expect, test } from 'vitest';
import { askRelay, postChat, stopTurn } from '../../testing/ask-relay.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { ModelFailure } from '../errors/model-failure.ts';
import type { Model } from '../model/model.ts';
import { pricing, serveModel } from '../model/serving/serve-model.ts';
import type { KeyGrants } from './access-key.ts';
import { Budgets } from './budgets.ts';
import { createMemoryCounts } from './counts.ts';

const NOW = new Date('2026-11-26T23:59:45Z');

/** Each answer uses 100 tokens, at one dollar for ten thousand. */
function model(name: string): Model {
  const bare: Model = {
    name,
    title: name,
    accepts: asked => asked === name || asked.startsWith(`${name}-`),
    answer: answerOf(async function* () {
      yield { kind: 'text', text: `I am ${name}.` };
      yield {
        kind: 'usage',
        usage: { input_tokens: 60, output_tokens: 40, cache_read_input_tokens: 1000 },
      };
    }),
  };
  const prices = { currency: 'USD', input: 100, output: 100, cacheRead: 0 };
  return serveModel(bare, { contextTokens: 100_000, prices });
}

function relayFor(grants: KeyGrants | undefined, ...models: readonly Model[]) {
  const app = createRelay({
    models: models.length > 0 ? models : [model('one'), model('two'), model('three')],
    agents: [parseAgent('default', 'Be helpful.')],
    budgets: new Budgets({ counts: createMemoryCounts(() => NOW) }),
    access: { identify: () => ({ kind: 'key', id: 'key_1', tenant: 'acme', ...(grants && { grants }) }) },
  });
  return (path: string, init: RequestInit) => app.request(path, init);
}

type Relay = ReturnType<typeof relayFor>;

function request(asked?: string) {
  return { message: 'hello', session_id: crypto.randomUUID(), ...(asked && { model: asked }) };
}

async function errorOf(relay: Relay, asked?: string): Promise<[number, string]> {
  const response = await postChat(relay, request(asked));
  return [response.status, httpErrorSchema.parse(await response.json()).error.code];
}

async function answerOfRelay(relay: Relay, asked?: string): Promise<string> {
  return JSON.stringify(await askRelay(relay, request(asked)));
}

test('a key may use only its models, and the first of them by default', async () => {
  const relay = relayFor({ models: ['three', 'two-b'] });
  expect(await answerOfRelay(relay)).toContain('I am two.');
  expect(await answerOfRelay(relay, 'two-b')).toContain('I am two.');
  expect(await answerOfRelay(relay, 'three')).toContain('I am three.');
  for (const asked of ['one', 'two', 'two-c', 'three-x'])
    expect(await errorOf(relay, asked)).toEqual([400, 'unknown_model']);
  const listed = modelListSchema.parse(await (await relay('/api/v1/models', {})).json());
  expect(listed.models.map(({ id, is_default }) => [id, is_default])).toEqual([
    ['two-b', true],
    ['three', false],
  ]);
  expect(await (await relay('/v1/models', {})).text()).not.toContain('"one"');
  expect(await errorOf(relayFor({ models: ['gone'] }))).toEqual([403, 'no_model_granted']);
});

test('tokens per minute are counted without those from the cache', async () => {
  const relay = relayFor({ tokensPerMinute: 150 });
  await askRelay(relay, request());
  await askRelay(relay, request());
  const refused = await postChat(relay, request());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await errorOf(relay)).toEqual([429, 'too_many_tokens']);
});

test('the cost of a month is limited in its currency, also for Chat Completions', async () => {
  const relay = relayFor({ costPerMonth: { amount: 0.015, currency: 'USD' } });
  const complete = () =>
    relay('/v1/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'one', messages: [{ role: 'user', content: 'hi' }] }),
    });
  expect((await complete()).status).toBe(200);
  await askRelay(relay, request());
  expect(await errorOf(relay)).toEqual([429, 'budget_spent']);
  const refused = await complete();
  // Four days and a quarter of a minute are left of November.
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(4 * 86_400 + 15)]);
  const other = relayFor({ costPerMonth: { amount: 0.015, currency: 'EUR' } });
  for (let turn = 0; turn < 3; turn += 1) await askRelay(other, request());
});

test('an answer that breaks off counts as estimated', async () => {
  const [cut, priced] = [
    async function* () {
      yield { kind: 'text' as const, text: 'word '.repeat(400) };
      throw new ModelFailure('answer_cut_off');
    },
    { currency: 'USD', input: 100, output: 100, cacheRead: 0 },
  ];
  const failing = { ...model('one'), answer: answerOf(cut) };
  const relay = relayFor({ tokensPerMinute: 500 }, pricing(failing, priced));
  await askRelay(relay, request());
  expect(await errorOf(relay)).toEqual([429, 'too_many_tokens']);
  const monthly = relayFor({ costPerMonth: { amount: 0.04, currency: 'USD' } }, pricing(failing, priced));
  await askRelay(monthly, request());
  expect(await errorOf(monthly)).toEqual([429, 'budget_spent']);
});

test('a model that fails before it answers costs nothing', async () => {
  const dead: Model = {
    ...model('one'),
    answer: () => Promise.reject(new ModelFailure('model_overloaded', { isEarly: true })),
  };
  const relay = relayFor({ tokensPerMinute: 1 }, dead);
  for (let turn = 0; turn < 3; turn += 1) await askRelay(relay, request());
});

test('stopping each answer does not get round a budget', async () => {
  const endless: Model = {
    ...model('one'),
    async answer(_request, signal, say) {
      say([{ kind: 'text', text: 'word '.repeat(400) }]);
      await once(signal, 'abort');
      signal.throwIfAborted();
    },
  };
  const relay = relayFor({ tokensPerMinute: 500 }, endless);
  const asked = { ...request(), user_id: 'ann' };
  const running = await postChat(relay, asked);
  expect((await stopTurn(relay, asked)).status).toBe(200);
  await running.text();
  expect(await errorOf(relay)).toEqual([429, 'too_many_tokens']);
});

test('a key without grants is not limited', async () => {
  const relay = relayFor(undefined);
  for (let turn = 0; turn < 4; turn += 1) expect(await answerOfRelay(relay, 'two-c')).toContain('I am two.');
});
