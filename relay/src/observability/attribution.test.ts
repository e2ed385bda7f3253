import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { askRelay, postChat } from '../../testing/ask-relay.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import type { Caller } from '../access/access.ts';
import { Budgets } from '../access/budgets.ts';
import { createMemoryCounts } from '../access/counts.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay, type RelayOptions } from '../app.ts';
import { ModelFailure } from '../errors/model-failure.ts';
import type { Model, ModelEvent } from '../model/model.ts';
import { withFallback } from '../model/serving/with-fallback.ts';
import { logRequests } from './log-requests.ts';
import { createMetrics } from './metrics.ts';
import type { LogLine } from './relay-log.ts';
import { combineObservers, type RelayObserver } from './relay-observer.ts';
import { createTraces } from './traces.ts';

const USAGE = {
  input_tokens: 7,
  output_tokens: 2,
  cache_read_input_tokens: 3,
  cost: { amount: 0.25, currency: 'USD' },
};

function model(name: string, provider: string, events: readonly ModelEvent[]): Model {
  return {
    name,
    title: name,
    provider,
    accepts: asked => asked === name,
    answer: answerOf(async function* () {
      if (events.length === 0) throw new ModelFailure('model_overloaded', { isEarly: true });
      yield* events;
    }),
  };
}

function relay(observer: RelayObserver, more: Partial<RelayOptions> = {}) {
  const nat = model('nat', 'openai', [
    { kind: 'text', text: 'Here I am.' },
    { kind: 'usage', usage: USAGE },
  ]);
  const dead = withFallback(model('dead', 'anthropic', []), { model: nat, name: 'nat' });
  const agents = [parseAgent('default', 'Be helpful.')];
  return createRelay({ models: [dead, nat], agents, observer, ...more });
}

async function askDead(observer: RelayObserver): Promise<void> {
  const body = { message: 'hello', session_id: crypto.randomUUID() };
  expect(await askRelay(relay(observer).request, { ...body, model: 'dead' })).toContainEqual({
    usage: { ...USAGE, model: 'nat' },
  });
}

test('names the asked and the answering model in the log', async () => {
  const lines: LogLine[] = [];
  await askDead(logRequests({ write: (_, line) => void lines.push(line), end: async () => {} }));
  expect(lines.find(({ event }) => event === 'turn')).toMatchObject({
    model: 'nat',
    asked_model: 'dead',
    fallbacks: 1,
    output_tokens: 2,
  });
});

test('turns, times, tokens and costs are counted under the model that answered', async () => {
  const metrics = createMetrics();
  await askDead(metrics.observer);
  const text = await metrics.render();
  expect(text).toContain('assent_tokens_total{model="nat",kind="output"} 2');
  expect(text).toContain('assent_cost_total{model="nat",currency="USD"} 0.25');
  expect(text).toContain('assent_turns_total{model="nat",outcome="answered"} 1');
  expect(text).toContain('assent_time_to_first_token_seconds_count{model="nat"} 1');
  expect(text).toContain('assent_upstream_fallbacks_total{model="dead"} 1');
  expect(text.match(/^.*"dead".*$/gm)).toHaveLength(1);
});

test('tokens, costs and refusals are counted under the name of the key, and the log names it', async () => {
  const metrics = createMetrics();
  const lines: LogLine[] = [];
  const log = { write: (_: string, line: LogLine) => void lines.push(line), end: async () => {} };
  const caller: Caller = {
    kind: 'key',
    id: 'key_1',
    name: 'acme',
    tenant: 'a',
    grants: { tokensPerMinute: 5 },
  };
  const app = relay(combineObservers([metrics.observer, logRequests(log)]), {
    access: { identify: () => caller },
    budgets: new Budgets({ counts: createMemoryCounts(() => new Date('2026-11-26T08:00:00Z')) }),
  });
  const ask = () => postChat(app.request, { message: 'hello', session_id: crypto.randomUUID() });
  await (await ask()).text();
  await (await ask()).text();
  const text = await metrics.render();
  expect(text).toContain('assent_key_tokens_total{key="acme",kind="input"} 7');
  expect(text).toContain('assent_key_cost_total{key="acme",currency="USD"} 0.25');
  expect(text).toContain('assent_key_refusals_total{key="acme",code="too_many_tokens"} 1');
  expect(lines.map(({ event, ...line }) => [event, 'key_name' in line && line.key_name])).toEqual([
    ['turn', 'acme'],
    ['request', 'acme'],
    ['request', 'acme'],
  ]);
});

const deliverySchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              attributes: z.array(
                z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('names the asked and the answering model in a span', async () => {
  const deliveries: unknown[] = [];
  const collector = createServer(async (request, response) => {
    deliveries.push(await json(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const traces = createTraces({ endpoint: `http://127.0.0.1:${port}`, service: 'test' });
  await askDead(combineObservers([traces.observer]));
  await traces.flush();
  collector.close();
  const spans = deliveries.flatMap(delivery =>
    deliverySchema
      .parse(delivery)
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
  );
  const attributesOf = (name: string) =>
    Object.fromEntries(
      (spans.find(span => span.name === name)?.attributes ?? []).map(({ key, value }) => [
        key,
        value.stringValue,
      ]),
    );
  const models = { 'gen_ai.request.model': 'dead', 'gen_ai.response.model': 'nat' };
  expect(attributesOf('chat dead')).toMatchObject({ ...models, 'gen_ai.provider.name': 'openai' });
  expect(attributesOf('invoke_agent default')).toMatchObject(models);
});
