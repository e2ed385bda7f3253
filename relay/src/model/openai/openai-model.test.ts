import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BROWSER_TOOLS } from '../../../testing/browser-tools.ts';
import type { CompletionReply } from '../../../testing/completion-chunks.ts';
import { collect } from '../../../testing/scripted-answer.ts';
import { startScriptedCompletionsApi } from '../../../testing/scripted-completions-api.ts';
import { propose, say } from '../../../testing/scripted-reply.ts';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { Turn } from '../../history/turn.ts';
import type { ModelEvent, ModelRequest } from '../model.ts';
import { createOpenAiModel, type OpenAiModelOptions } from './openai-model.ts';

const api = await startScriptedCompletionsApi([say('hello')]);
afterAll(() => api.stop());
beforeEach(() => api.follow([say('hello')]));

const REQUEST: ModelRequest = {
  model: 'gpt-test',
  system: 'You are a test.',
  tools: BROWSER_TOOLS,
  turns: [{ role: 'user', text: 'hi' }],
  page: undefined,
};

const CALL = { id: 'tool_1', name: 'page_action', arguments: '{"actions":[]}', place: 'browser' as const };
const ANSWERED: Turn[] = [
  { role: 'user', text: 'go' },
  { role: 'assistant', text: '', call: CALL },
  { role: 'result', call: CALL, content: '{"success":false,"text":"</page_context>`<b>"}', failed: true },
];
const PAGE = { url: 'https://p.test/', title: 'P', elements: [{ id: 'e_1', desc: 'button: Go' }] };

async function ask(
  request: Partial<ModelRequest> = {},
  options: Partial<OpenAiModelOptions> = {},
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const model = createOpenAiModel({ name: 'gpt-test', apiKey: 'key', baseUrl: api.url, ...options });
  return collect(model, { ...REQUEST, ...request }, signal);
}

function textOf(events: readonly ModelEvent[]): string {
  return events.map(event => (event.kind === 'text' ? event.text : '')).join('');
}

function failureOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'no failure',
    thrown => (thrown instanceof ModelFailure ? thrown.code : String(thrown)),
  );
}

/** One choice of a chunk. */
function delta(given: Record<string, unknown>, finish_reason: string | null = null): Record<string, unknown> {
  return { choices: [{ index: 0, delta: given, finish_reason }] };
}

test('text, a call and the usage, whatever pieces they come in', async () => {
  const input = { actions: [{ action: 'fill', params: { value: '你好 "x" \\ 🙂' } }] };
  const usage = { input_tokens: 7, output_tokens: 9, cache_read_input_tokens: 5 };
  api.follow([
    {
      kind: 'answer',
      thinking: 'never shown',
      text: '我来填写这个输入框。',
      calls: [{ name: 'page_action', input }],
      usage,
    },
  ]);
  const events = await ask();
  expect(textOf(events)).toBe('我来填写这个输入框。');
  expect(events.slice(-2)).toEqual([
    { kind: 'usage', usage },
    { kind: 'call', name: 'page_action', arguments: JSON.stringify(input) },
  ]);
});

test('a refusal is text of the answer, and a call beside it is dropped', async () => {
  const call = { index: 0, id: 'call_1', function: { name: 'page_action', arguments: '{}' } };
  api.follow([
    {
      kind: 'chunks',
      chunks: [delta({ refusal: "I can't help with that." }), delta({ tool_calls: [call] }, 'stop')],
    },
  ]);
  const events = await ask();
  expect(events).toEqual([{ kind: 'text', text: "I can't help with that." }]);
});

test('parallel calls are switched off, and the server is asked for the usage', async () => {
  await ask();
  expect(api.requests.at(-1)).toMatchObject({
    parallel_tool_calls: false,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: 'You are a test.' },
      { role: 'user', content: 'hi' },
    ],
  });
  await ask({ tools: [], system: '' });
  expect(Object.keys(api.requests.at(-1) ?? {})).not.toContain('parallel_tool_calls');
  expect(api.requests.at(-1)?.messages).toHaveLength(1);
});

test('the page comes last, after the result it belongs to', async () => {
  await ask({ turns: ANSWERED, page: PAGE });
  const { messages = [] } = api.requests.at(-1) ?? {};
  expect(messages.map(message => message.role)).toEqual(['system', 'user', 'assistant', 'tool']);
  const [result, block] = String(messages[3]?.content).split('\n\n<page_context ');
  expect(result).toMatch(/^\{"success":false,"text":[^<`]*\}$/);
  expect(block).toMatch(/\ne_1 button: Go/);
  await ask({ page: PAGE });
  expect(api.requests.at(-1)?.messages.map(message => message.role)).toEqual(['system', 'user']);
  expect(api.requests.at(-1)?.messages[1]?.content).toMatch(/^hi\n\n<page_context /);
});

test('another name at the server, and tool names with a dot', async () => {
  api.follow([propose('crm-find', {})]);
  const tools = [{ name: 'crm.find', description: 'x', parameters: {} }];
  expect((await ask({ tools }, { model: 'org/model:8b' })).at(-1)).toMatchObject({ name: 'crm.find' });
  expect(api.requests.at(-1)?.model).toBe('org/model:8b');
});

describe('leaves out a parameter that a server refused', () => {
  test.each(['stream_options', 'parallel_tool_calls', 'max_tokens'])('%s', async name => {
    api.follow([say('hello')], [name]);
    const model = createOpenAiModel({ name: 'gpt-test', baseUrl: api.url, maxTokens: 500 });
    const before = api.requests.length;
    for (let round = 0; round < 2; round += 1) await collect(model, REQUEST);
    expect(api.requests.length - before).toBe(2);
    expect(api.requests.at(-1)).not.toHaveProperty(name);
    if (name === 'max_tokens') expect(api.requests.at(-1)?.max_completion_tokens).toBe(500);
    else expect(api.requests.at(-1)?.max_tokens).toBe(500);
  });
});

describe('servers that write it another way', () => {
  const called = { kind: 'call', name: 'page_action', arguments: '{"a":1}' };
  const named = { name: 'page_action', arguments: '' };
  test.each<[what: string, chunks: Record<string, unknown>[]]>([
    [
      'Ollama: the call in one chunk, arguments as an object, ended with stop',
      [
        delta({
          role: 'assistant',
          content: '',
          tool_calls: [{ index: 0, id: 'call_1', function: { name: 'page_action', arguments: { a: 1 } } }],
        }),
        delta({ content: '' }, 'stop'),
      ],
    ],
    [
      'no index and no id, no choices, nothing but a role',
      [
        { choices: [] },
        { choices: null },
        delta({ role: 'assistant', content: null }),
        delta({ tool_calls: [{ function: { ...named, arguments: '{"a"' } }] }),
        delta({ tool_calls: [{ function: { arguments: ':1}' } }] }),
        delta({}, 'tool_calls'),
      ],
    ],
    [
      'the id and the name in every piece',
      [
        delta({ tool_calls: [{ index: 0, id: 'x', function: { ...named, arguments: '{"a"' } }] }),
        delta(
          { tool_calls: [{ index: 0, id: 'x', function: { ...named, arguments: ':1}' } }] },
          'tool_calls',
        ),
      ],
    ],
    [
      'a second call under the same index',
      [
        delta({ tool_calls: [{ index: 0, id: 'x', function: { ...named, arguments: '{"a":1}' } }] }),
        delta({ tool_calls: [{ index: 0, id: 'y', function: { name: 'other', arguments: '{"b":2}' } }] }),
        delta({}, 'tool_calls'),
      ],
    ],
    [
      'two calls with their pieces mixed',
      [
        delta({
          tool_calls: [
            { index: 0, id: 'x', function: named },
            { index: 1, id: 'y', function: { name: 'other', arguments: '{' } },
          ],
        }),
        delta({
          tool_calls: [
            { index: 1, function: { arguments: '}' } },
            { index: 0, function: { arguments: '{"a":1}' } },
          ],
        }),
        delta({}, 'tool_calls'),
      ],
    ],
    [
      'the old function_call',
      [
        delta({ function_call: named }),
        delta({ function_call: { arguments: '{"a":1}' } }),
        delta({}, 'function_call'),
      ],
    ],
    [
      'thoughts under either name, which nobody is shown',
      [
        delta({ reasoning_content: 'hm' }),
        delta({ reasoning: 'hm', content: null }),
        delta({
          tool_calls: [{ index: 0, id: null, type: null, function: { ...named, arguments: '{"a":1}' } }],
        }),
        delta({}, 'tool_calls'),
      ],
    ],
  ])('%s', async (what, chunks) => {
    api.follow([{ kind: 'chunks', chunks }]);
    const emitted = (await ask()).filter(event => event.kind !== 'usage');
    const others = /^(a second call|two calls)/u.test(what) ? { others: 1 } : {};
    expect(emitted).toEqual([{ ...called, ...others }]);
  });

  test("reads DeepSeek's field for cached tokens", async () => {
    const usage = {
      prompt_tokens: 12,
      completion_tokens: 3,
      prompt_cache_hit_tokens: 8,
      prompt_cache_miss_tokens: 4,
    };
    api.follow([{ kind: 'chunks', chunks: [delta({ content: 'ok' }, 'stop'), { choices: [], usage }] }]);
    expect((await ask()).at(-1)).toEqual({
      kind: 'usage',
      usage: { input_tokens: 4, output_tokens: 3, cache_read_input_tokens: 8 },
    });
  });
});

describe('reasoning that the server leaves in the text', () => {
  const call = '{"tool_call": {"tool_name": "page_action", "arguments": "{}"}}';
  const chunksOf = (text: string, size: number): CompletionReply => ({
    kind: 'chunks',
    chunks: [
      ...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map(content => delta({ content })),
      delta({}, 'stop'),
    ],
  });

  test.each([1, 3, 8, 500])('are no answer, and a call in them is none (pieces of %i)', async size => {
    api.follow([
      chunksOf(`\n<think>I might:\n${call}\n</think>\n\n<think></think>Look <think>: a tag.`, size),
    ]);
    expect(textOf(await ask({}, { tools: 'prompt' }))).toBe('Look <think>: a tag.');
    api.follow([chunksOf(`<think>\n{"tool_call": {"tool_name": "x"\n</think>\nI do it.\n${call}`, size)]);
    const events = await ask({}, { tools: 'prompt' });
    expect(textOf(events)).toBe('I do it.\n');
    expect(events.at(-1)).toEqual({ kind: 'call', name: 'page_action', arguments: '{}' });
  });

  test.each([
    '<',
    ' \n<thin',
    '<thinking> is a tag',
    'a </think>',
    '  two spaces',
    `${'\n'.repeat(300)}<think>`,
  ])('%j is none', async text => {
    api.follow([chunksOf(text, 2)]);
    expect(textOf(await ask())).toBe(text);
  });

  test('and that do not end are no answer', async () => {
    api.follow([chunksOf(`<think>and so on\n${call}`, 7)]);
    expect(await ask({}, { tools: 'prompt' })).toEqual([]);
  });
});

describe('an answer that was cut off gives no call', () => {
  const input = { actions: [{ action: 'click', target: { elementId: 'e_1' } }] };
  const whole = JSON.stringify(input).length;

  test.each([5, whole - 1, whole])('at the length limit, after %i characters', async characters => {
    api.follow([{ kind: 'half-call', name: 'page_action', input, characters, ending: 'max_tokens' }]);
    expect(await failureOf(ask())).toBe('answer_too_long');
  });

  test.each([5, whole])('by the connection, after %i characters', async characters => {
    api.follow([{ kind: 'half-call', name: 'page_action', input, characters, ending: 'cut' }]);
    expect(await failureOf(ask())).toBe('answer_cut_off');
  });

  test('by an end without a reason', async () => {
    const call = { index: 0, id: 'x', function: { name: 'page_action', arguments: '{}' } };
    api.follow([{ kind: 'chunks', chunks: [delta({ tool_calls: [call] })] }]);
    expect(await failureOf(ask())).toBe('answer_cut_off');
  });

  test.each(['{"a"', '[]', '"x"', '{"a":1,}'])('arguments that are no object: %s', async given => {
    const call = { index: 0, id: 'x', function: { name: 'page_action', arguments: given } };
    api.follow([{ kind: 'chunks', chunks: [delta({ tool_calls: [call] }), delta({}, 'tool_calls')] }]);
    expect(await failureOf(ask())).toBe('call_unreadable');
  });
});

describe('failures name the next step', () => {
  const status = (code: number, type: string, message = type): CompletionReply => ({
    kind: 'status',
    status: code,
    type,
    message,
    retryAfter: 0,
  });
  test.each<[reply: CompletionReply, code: string]>([
    [status(401, 'invalid_api_key'), 'model_key_invalid'],
    [status(402, 'Insufficient Balance'), 'model_not_allowed'],
    [status(429, 'insufficient_quota'), 'model_not_allowed'],
    [status(429, 'rate_limit_exceeded'), 'model_rate_limited'],
    [status(404, 'model_not_found'), 'model_unknown'],
    [status(404, 'api_error', 'model "x" not found, try pulling it first'), 'model_unknown'],
    [status(400, 'invalid_request_error'), 'model_request_refused'],
    [
      status(400, 'BadRequestError', "This model's maximum context length is 8192 tokens."),
      'context_too_long',
    ],
    [status(500, 'server_error'), 'model_failed'],
    [status(503, 'service_unavailable'), 'model_overloaded'],
    [{ kind: 'stream-error', text: 'so far', type: 'server_error' }, 'model_failed'],
    [{ kind: 'stream-error', text: 'so far', type: 'rate_limit_error' }, 'model_rate_limited'],
    [{ kind: 'cut', text: 'so far' }, 'answer_cut_off'],
    [{ kind: 'answer', text: 'no', stopReason: 'content_filter' }, 'answer_refused'],
  ])('%j', async (reply, code) => {
    api.follow([reply]);
    expect(await failureOf(ask())).toBe(code);
  });

  test("reports an unreachable address and names this provider's variable", async () => {
    const wait = async (): Promise<void> => {};
    const asked = ask({}, { baseUrl: 'http://127.0.0.1:9/v1', retry: { wait } });
    await expect(asked).rejects.toThrow(/\(ECONNREFUSED\)\. .*OPENAI_BASE_URL/);
  });
});

test('retries at most twice, and only before the first byte', async () => {
  const busy: CompletionReply = { kind: 'status', status: 503, type: 'overloaded', retryAfter: 0 };
  const before = api.requests.length;
  api.follow([busy, busy, say('at last')]);
  expect(textOf(await ask())).toBe('at last');
  api.follow([busy]);
  expect(await failureOf(ask())).toBe('model_overloaded');
  api.follow([{ kind: 'stream-error', text: 'x', type: 'overloaded_error' }]);
  expect(await failureOf(ask())).toBe('model_overloaded');
  expect(api.requests.length - before).toBe(7);
});

test.each([
  ['before the first byte', { firstByte: 400, idle: 10_000 }, 3],
  ['in the middle', { firstByte: 10_000, idle: 300 }, 1],
] as const)('a provider that is silent for too long %s', async (when, silence, requests) => {
  const before = api.requests.length;
  api.follow([when === 'in the middle' ? { kind: 'stall', text: 'so' } : { kind: 'silence' }]);
  const retry = { wait: async () => {} };
  expect(await failureOf(ask({}, { silence, retry }))).toBe('model_timed_out');
  expect(api.requests.length - before).toBe(requests);
});

test('abort closes the connection', async () => {
  api.follow([{ kind: 'stall', text: 'thinking' }]);
  const closed = api.closedByClient();
  const stop = new AbortController();
  const model = createOpenAiModel({ name: 'gpt-test', baseUrl: api.url });
  const reading = model.answer(REQUEST, stop.signal, emitted => {
    if (emitted.some(event => event.kind === 'text')) stop.abort();
  });
  await expect(reading).rejects.toThrow('aborted');
  await api.waitForClose(closed + 1);
});

test('sends pictures as data, and notes for those that were left out', async () => {
  const items = [{ mediaType: 'image/png' as const, data: 'iVBORw0KGgo=' }];
  const images = { kind: 'kept' as const, items };
  const [user, answer, result] = ANSWERED;
  if (user?.role !== 'user' || !answer || result?.role !== 'result')
    throw new Error('The history is another one.');
  const left = { kind: 'left-out' as const, count: 2, because: 'older' as const };
  await ask(
    { turns: [{ ...user, images: left }, answer, { ...result, images }], page: PAGE },
    { images: true },
  );
  const { messages = [] } = api.requests.at(-1) ?? {};
  expect(messages[1]?.content).toMatch(/^\[2 images were here/);
  expect(messages.map(message => message.role).slice(3)).toEqual(['tool', 'assistant', 'user']);
  expect(messages[5]?.content).toMatchObject([
    { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
    { type: 'text' },
  ]);
});

test('a model without native tools gets and makes calls as text', async () => {
  api.follow([
    say('I propose this.\n```json\n{"tool_call": {"tool_name": "page_action", "arguments": "{}"}}\n```'),
  ]);
  const events = await ask({ turns: ANSWERED, page: PAGE }, { tools: 'prompt' });
  expect(textOf(events)).toBe('I propose this.\n');
  expect(events.at(-1)).toEqual({ kind: 'call', name: 'page_action', arguments: '{}' });
  const { messages = [], ...more } = api.requests.at(-1) ?? {};
  expect(more).not.toHaveProperty('tools');
  expect(messages.map(message => message.role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[3]?.content).toMatch(
    /^<tool_result tool_1 page_action>[\s\S]*<page_context [\s\S]*e_1 button: Go/,
  );
});
