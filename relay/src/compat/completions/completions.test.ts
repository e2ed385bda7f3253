import OpenAI from 'openai';
import { beforeEach, expect, test } from 'vitest';
import { answerOf } from '../../../testing/scripted-answer.ts';
import { TurnLimits } from '../../access/limits.ts';
import { parseAgent } from '../../agents/load-agents.ts';
import { createRelay } from '../../app.ts';
import { ModelFailure } from '../../errors/model-failure.ts';
import { COMPLETIONS_PATH } from '../../http/paths.ts';
import type { ModelEvent, ModelRequest } from '../../model/model.ts';
import { withFallback } from '../../model/serving/with-fallback.ts';
import { currentTime } from '../../tools/current-time.ts';

let asked: ModelRequest[] = [];
let signals: AbortSignal[] = [];
let say: (request: ModelRequest) => AsyncIterable<ModelEvent>;
const HELLO: ModelEvent[] = [
  { kind: 'text', text: 'Hel' },
  { kind: 'text', text: 'lo' },
  { kind: 'usage', usage: { input_tokens: 7, output_tokens: 2, cache_read_input_tokens: 3 } },
];
const answerWith = (...events: ModelEvent[]) =>
  async function* () {
    yield* events;
  };
beforeEach(() => {
  asked = [];
  signals = [];
  say = answerWith(...HELLO);
});

const relay = createRelay({
  models: [
    {
      name: 'scripted',
      title: 'scripted',
      accepts: name => name === 'scripted',
      answer: answerOf((request, signal) => {
        asked.push(request);
        signals.push(signal);
        return say(request);
      }),
    },
  ],
  agents: [parseAgent('default', '---\ntools: current_time\n---\nBe helpful.')],
  serverTools: [currentTime()],
});

/** OpenAI's own client, with the relay behind it. */
const client = new OpenAI({
  apiKey: 'none',
  baseURL: 'http://127.0.0.1/v1',
  maxRetries: 0,
  fetch: async (url, init) => relay.request(String(url), init),
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const WEATHER = {
  type: 'function',
  function: {
    name: 'weather',
    description: 'Tells the weather.',
    parameters: { type: 'object', properties: { city: { type: 'string' } } },
  },
} as const;
const CALL: ModelEvent = { kind: 'call', name: 'weather', arguments: '{"city":"Bern"}' };

test('a whole answer, with its usage', async () => {
  const completion = await client.chat.completions.create({
    model: 'scripted',
    messages: [
      { role: 'developer', content: 'Speak like a pirate.' },
      { role: 'user', content: [{ type: 'text', text: 'hi' }] },
    ],
  });
  expect(completion).toMatchObject({
    object: 'chat.completion',
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: 10,
      completion_tokens: 2,
      total_tokens: 12,
      prompt_tokens_details: { cached_tokens: 3 },
    },
  });
  expect(asked[0]?.system).toMatch(/^Be helpful\.\n\nSpeak like a pirate\./);
  expect(asked[0]?.turns).toEqual([{ role: 'user', text: 'hi' }]);
  expect(asked[0]?.tools, "the relay's own tools need an approval that nobody could give").toEqual([]);
});

test('a streamed answer, piece by piece, with its usage where that is asked for', async () => {
  const stream = await client.chat.completions.create({
    model: 'scripted',
    messages: [{ role: 'user', content: 'hi' }],
    stream: true,
    stream_options: { include_usage: true },
  });
  const chunks = await collect(stream);
  expect(new Set(chunks.map(chunk => chunk.id)).size).toBe(1);
  expect(chunks.map(({ choices: [choice] }) => choice?.delta.content)).toEqual([
    '',
    'Hel',
    'lo',
    undefined,
    undefined,
  ]);
  expect(chunks.map(({ choices: [choice] }) => choice?.finish_reason)).toEqual([
    null,
    null,
    null,
    'stop',
    undefined,
  ]);
  expect(chunks.at(-1)?.usage?.total_tokens).toBe(12);
});

test('calls client tools one at a time and continues from their results', async () => {
  say = ({ turns }) =>
    turns.at(-1)?.role === 'result' ? answerWith({ kind: 'text', text: 'Sunny.' })() : answerWith(CALL)();
  const runner = client.chat.completions.runTools({
    model: 'scripted',
    stream: true,
    messages: [{ role: 'user', content: 'How is the weather?' }],
    tools: [
      {
        type: 'function',
        function: {
          ...WEATHER.function,
          parse: (given: string) => JSON.parse(given),
          function: async (given: unknown) => ({ success: true, given }),
        },
      },
    ],
  });
  expect(await runner.finalContent()).toBe('Sunny.');
  expect(asked[1]?.turns).toMatchObject([
    { role: 'user', text: 'How is the weather?' },
    { role: 'assistant', call: { name: 'weather', arguments: '{"city":"Bern"}' } },
    { role: 'result', content: '{"success":true,"given":{"city":"Bern"}}', failed: false },
  ]);
});

test('several calls at once in a history are followed by their results, each by its own', async () => {
  const called = (id: string) => ({
    id,
    type: 'function' as const,
    function: { name: 'weather', arguments: '{}' },
  });
  await client.chat.completions.create({
    model: 'scripted',
    tools: [WEATHER],
    messages: [
      { role: 'assistant', content: 'How can I help?' },
      { role: 'user', content: 'Weather?' },
      { role: 'assistant', content: 'Looking', tool_calls: [called('a'), called('b'), called('c')] },
      { role: 'tool', tool_call_id: 'b', content: 'rain' },
      { role: 'tool', tool_call_id: 'a', content: '{"success":false}' },
    ],
  });
  expect(asked[0]?.turns.map(turn => [turn.role, 'call' in turn ? turn.call?.id : turn.text])).toEqual([
    ['user', 'Weather?'],
    ['assistant', 'a'],
    ['result', 'a'],
    ['assistant', 'b'],
    ['result', 'b'],
    ['assistant', 'c'],
    ['result', 'c'],
  ]);
  expect(asked[0]?.turns.flatMap(turn => (turn.role === 'result' ? [turn.failed] : []))).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  ['no user message', { messages: [{ role: 'system', content: 'x' }] }],
  [
    'an answer at the end',
    {
      messages: [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: 'y' },
      ],
    },
  ],
  [
    'a result of no call',
    {
      messages: [
        { role: 'user', content: 'x' },
        { role: 'tool', tool_call_id: 'a', content: 'y' },
      ],
    },
  ],
  [
    'a picture',
    { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:,' } }] }] },
  ],
  ['several answers', { messages: [{ role: 'user', content: 'x' }], n: 2 }],
  ['another form', { messages: [{ role: 'user', content: 'x' }], response_format: { type: 'json_object' } }],
  ['a forced tool', { messages: [{ role: 'user', content: 'x' }], tool_choice: 'required' }],
  ['nothing', {}],
])('%s is refused before a model is asked', async (_case, body) => {
  const response = await relay.request(COMPLETIONS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid_request', issues: [{ message: expect.any(String) }] },
  });
  expect(asked).toEqual([]);
});

test('a failure is an error for the client, whole or streamed', async () => {
  say = async function* () {
    yield { kind: 'text', text: 'Hel' };
    throw new ModelFailure('model_overloaded');
  };
  const request = { model: 'scripted', messages: [{ role: 'user' as const, content: 'hi' }] };
  await expect(client.chat.completions.create(request)).rejects.toMatchObject({
    status: 503,
    code: 'model_overloaded',
  });
  const stream = await client.chat.completions.create({ ...request, stream: true });
  await expect(collect(stream)).rejects.toMatchObject({ code: 'model_overloaded' });
  await expect(client.chat.completions.create({ ...request, model: 'no' })).rejects.toMatchObject({
    status: 400,
    code: 'unknown_model',
  });
});

test('ends the upstream request when the client disconnects', async () => {
  const held = Promise.withResolvers<void>();
  say = async function* () {
    yield { kind: 'text', text: 'Hel' };
    await held.promise;
  };
  const stream = await client.chat.completions.create({
    model: 'scripted',
    messages: [{ role: 'user', content: 'hi' }],
    stream: true,
  });
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

test('the models by their names', async () => {
  expect((await client.models.list()).data.map(model => model.id)).toEqual(['scripted']);
});

test('limits of turns hold here as well', async () => {
  const limited = createRelay({
    models: [
      { name: 'scripted', title: 'scripted', accepts: () => true, answer: answerOf(answerWith(...HELLO)) },
    ],
    agents: [parseAgent('default', 'Be helpful.')],
    turnLimits: new TurnLimits({ user: { turnsPerMinute: 1 }, limitsAnyone: true }),
  });
  const ask = (user: string) =>
    limited.request(COMPLETIONS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user, messages: [{ role: 'user', content: 'hi' }] }),
    });
  expect((await ask('ann')).status).toBe(200);
  expect((await ask('ann')).status).toBe(429);
  expect((await ask('bob')).status).toBe(200);
});

test('turns one after the other never exceed the limit of running turns', async () => {
  const limited = createRelay({
    models: [
      { name: 'scripted', title: 'scripted', accepts: () => true, answer: answerOf(answerWith(...HELLO)) },
    ],
    agents: [parseAgent('default', 'Be helpful.')],
    turnLimits: new TurnLimits({ user: { runningTurns: 1 }, limitsAnyone: true }),
  });
  for (const stream of [false, true, false]) {
    const answer = await limited.request(COMPLETIONS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'ann', stream, messages: [{ role: 'user', content: 'hi' }] }),
    });
    expect([answer.status, (await answer.text()) !== '']).toEqual([200, true]);
  }
});

test('two tools of one name are refused', async () => {
  const messages = [{ role: 'user', content: 'hi' } as const];
  const asked = client.chat.completions.create({ model: '', messages, tools: [WEATHER, WEATHER] });
  await expect(asked).rejects.toMatchObject({ status: 400 });
});

test("a refusal before the model is asked has the format of OpenAI's errors, with our issues beside it", async () => {
  const refused = await relay.request(COMPLETIONS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"messages":7}',
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { type: 'invalid_request_error', param: 'messages', code: 'invalid_request', issues: [{}] },
  });
});

const PICTURE = 'iVBORw0KGgo=';

function pictured(text: string, data = PICTURE) {
  const url = `data:image/png;base64,${data}`;
  return {
    role: 'user' as const,
    content: [
      { type: 'text' as const, text },
      { type: 'image_url' as const, image_url: { url } },
    ],
  };
}

test('shows the newest pictures, and notes for older ones', async () => {
  const answer = { role: 'assistant' as const, content: 'A boat.' };
  const messages = [
    pictured('What is this?'),
    answer,
    pictured('And this?', 'AAAA'),
    answer,
    { role: 'user' as const, content: 'Sure?' },
  ];
  await client.chat.completions.create({ model: 'scripted', messages });
  expect(asked[0]?.turns.filter(turn => turn.role === 'user')).toEqual([
    { role: 'user', text: 'What is this?', images: { kind: 'left-out', count: 1, because: 'older' } },
    {
      role: 'user',
      text: 'And this?',
      images: { kind: 'kept', items: [{ mediaType: 'image/png', data: 'AAAA' }] },
    },
    { role: 'user', text: 'Sure?' },
  ]);
});

const image = (url: string) => ({ type: 'image_url', image_url: { url } });

test.each<[what: string, parts: object[], path: string, words: string]>([
  ['an address', [image('https://a.test/b.png')], 'messages[0].content[0]', 'not fetched'],
  [
    'a file that is no picture',
    [image('data:application/pdf;base64,AAAA')],
    'messages[0].content[0]',
    'PNG, JPEG',
  ],
  ['what is no base64', [image('data:image/png;base64,<b>')], 'messages[0].content[0]', 'PNG, JPEG'],
  [
    'a sound',
    [{ type: 'text', text: 'x' }, { type: 'input_audio' }],
    'messages[0].content[1]',
    'parts of type',
  ],
  [
    'too many pictures',
    Array.from({ length: 5 }, () => image(`data:image/png;base64,${PICTURE}`)),
    'messages[0].content',
    'At most 4',
  ],
])('%s is refused in words, at its place', async (_, content, path, words) => {
  const response = await relay.request(COMPLETIONS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  });
  expect(await response.json()).toMatchObject({
    error: { issues: [{ path, message: expect.stringContaining(words) }] },
  });
});

test('images have a limit of their own if a model accepts them, and add no room for text', async () => {
  const options = { agents: [parseAgent('default', 'Be helpful.')], limits: { body: 10_000 } };
  const model = { name: 'a', title: 'a', accepts: () => true, answer: answerOf(answerWith(...HELLO)) };
  const status = async (images: boolean, message: object) => {
    const body = JSON.stringify({ messages: [message] });
    const headers = { 'content-type': 'application/json', 'content-length': `${body.length}` };
    const request = { method: 'POST', headers, body };
    const response = await createRelay({ ...options, models: [{ ...model, images }] }).request(
      COMPLETIONS_PATH,
      request,
    );
    return response.status;
  };
  const large = 'A'.repeat(100_000);
  expect(await status(true, pictured('look', large))).toBe(200);
  expect(await status(false, pictured('look', large))).toBe(413);
  expect(await status(true, pictured(large))).toBe(413);
});

test('the answer names the model that gave it: that of the agent, or the one that stood in', async () => {
  const model = (name: string) => ({
    name,
    title: name,
    accepts: (asked: string) => asked === name,
    answer: answerOf(answerWith(...HELLO)),
  });
  const dead = withFallback(
    {
      ...model('dead'),
      answer: () => Promise.reject(new ModelFailure('model_overloaded', { isEarly: true })),
    },
    { model: model('nat'), name: 'nat' },
  );
  const several = createRelay({
    models: [dead, model('nat'), model('mine')],
    agents: [parseAgent('default', 'Be helpful.'), parseAgent('mine', '---\nmodel: mine\n---\nHi.')],
  });
  const ask = async (agent_id: string): Promise<unknown> => {
    const response = await several.request(COMPLETIONS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agent_id, messages: [{ role: 'user', content: 'hi' }] }),
    });
    return response.json();
  };
  expect(await ask('default')).toMatchObject({ model: 'nat' });
  expect(await ask('mine')).toMatchObject({ model: 'mine' });
});
