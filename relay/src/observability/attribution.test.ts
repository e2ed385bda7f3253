import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { askRelay } from '../../testing/ask-relay.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
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

function relay(observer: RelayObserver) {
  const nat = model('nat', 'openai', [
    { kind: 'text', text: 'Here I am.' },
    { kind: 'usage', usage: USAGE },
  ]);
  const dead = withFallback(model('dead', 'anthropic', []), { model: nat, name: 'nat' });
  return createRelay({ models: [dead, nat], agents: [parseAgent('default', 'Be helpful.')], observer });
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
