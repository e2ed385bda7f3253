import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { askRelay } from '../../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../../testing/browser-tools.ts';
import { newestText } from '../../../testing/received-request.ts';
import { collect } from '../../../testing/scripted-answer.ts';
import { startScriptedMessagesApi } from '../../../testing/scripted-messages-api.ts';
import { propose, type ScriptedReply, say } from '../../../testing/scripted-reply.ts';
import { parseAgent } from '../../agents/load-agents.ts';
import { createRelay } from '../../app.ts';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { Turn } from '../../history/turn.ts';
import type { ModelEvent, ModelRequest } from '../model.ts';
import { createAnthropicModel } from './anthropic-model.ts';

const api = await startScriptedMessagesApi([say('hello')]);
afterAll(() => api.stop());
beforeEach(() => api.follow([say('hello')]));

const REQUEST: ModelRequest = {
  model: 'claude-test',
  system: 'You are a test.',
  tools: BROWSER_TOOLS,
  turns: [{ role: 'user', text: 'hi' }],
  page: undefined,
};

async function ask(
  request: Partial<ModelRequest> = {},
  options: { apiKey?: string; baseUrl?: string; signal?: AbortSignal } = {},
): Promise<ModelEvent[]> {
  const { signal = new AbortController().signal, ...connection } = options;
  const model = createAnthropicModel({ apiKey: 'key', baseUrl: api.url, ...connection });
  return collect(model, { ...REQUEST, ...request }, signal);
}

function failureOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'no failure',
    thrown => (thrown instanceof ModelFailure ? thrown.code : String(thrown)),
  );
}

test('text, a call and the usage, whatever pieces they come in', async () => {
  const input = { actions: [{ action: 'fill', params: { value: '你好 "x" \\ 🙂' } }] };
  api.follow([
    {
      kind: 'answer',
      text: '我来填写这个输入框。',
      calls: [{ name: 'page_action', input }],
      usage: { input_tokens: 7, output_tokens: 9, cache_read_input_tokens: 5 },
    },
  ]);
  const events = await ask();
  expect(events.map(event => (event.kind === 'text' ? event.text : '')).join('')).toBe(
    '我来填写这个输入框。',
  );
  expect(events.slice(-2)).toEqual([
    { kind: 'usage', usage: { input_tokens: 7, output_tokens: 9, cache_read_input_tokens: 5 } },
    { kind: 'call', name: 'page_action', arguments: JSON.stringify(input) },
  ]);
});

test('the stable prefix is marked for the cache, and parallel calls are switched off', async () => {
  await ask();
  expect(api.requests.at(-1)).toMatchObject({
    system: [{ type: 'text', text: 'You are a test.', cache_control: { type: 'ephemeral' } }],
    tool_choice: { type: 'auto', disable_parallel_tool_use: true },
    tools: BROWSER_TOOLS.map(({ name }) => ({ name, input_schema: { type: 'object' } })),
  });
});

test('marks the end of the history for the cache, before the page, and reports what was written to it', async () => {
  api.follow([{ kind: 'answer', text: 'ok', usage: { input_tokens: 5, cache_creation_input_tokens: 900 } }]);
  const page = { url: 'https://p.test/', title: 'P', elements: [] };
  const events = await ask({ page });
  const { messages = [] } = api.requests.at(-1) ?? {};
  const marks = messages.flatMap(message => message.content.map(block => 'cache_control' in block));
  expect(marks).toEqual([true, false]);
  expect(events.at(-1)).toMatchObject({ usage: { cache_creation_input_tokens: 900 } });
  const turns: Turn[] = [...REQUEST.turns, { role: 'assistant', text: 'ok' }, { role: 'user', text: 'more' }];
  await ask({ page, turns });
  const [first] = api.requests.at(-1)?.messages ?? [];
  expect(first?.content).toEqual([{ type: 'text', text: 'hi' }]);
});

test('sends pictures with their turn, and notes for those that were left out', async () => {
  const call = { id: 'tool_1', name: 'page_action', arguments: '{}', place: 'browser' as const };
  const items = [{ mediaType: 'image/png' as const, data: 'iVBORw0KGgo=' }];
  const turns: Turn[] = [
    { role: 'user', text: 'go', images: { kind: 'left-out', count: 1, because: 'older' } },
    { role: 'assistant', text: '', call },
    { role: 'result', call, content: '{}', failed: false, images: { kind: 'kept', items } },
  ];
  await ask({ turns });
  const { messages = [] } = api.requests.at(-1) ?? {};
  expect(messages[0]?.content[0]).toMatchObject({ text: expect.stringContaining('An image was here') });
  expect(messages[2]?.content).toMatchObject([
    { type: 'tool_result' },
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
  ]);
});

test('sends no empty text with a picture', async () => {
  const items = [{ mediaType: 'image/png' as const, data: 'iVBORw0KGgo=' }];
  await ask({ turns: [{ role: 'user', text: '', images: { kind: 'kept', items } }] });
  expect(api.requests.at(-1)?.messages[0]?.content).toMatchObject([{ type: 'image' }]);
});

test('leaves tools out of the prompt without any', async () => {
  await ask({ tools: [] });
  expect(Object.keys(api.requests.at(-1) ?? {})).not.toContain('tool_choice');
  expect(api.requests.at(-1)?.tools).toEqual([]);
});

test('the page comes last in the newest user turn, after the result it belongs to', async () => {
  const call = { id: 'tool_1', name: 'page_action', arguments: '{}', place: 'browser' as const };
  const turns: Turn[] = [
    { role: 'user', text: 'go' },
    { role: 'assistant', text: '', call },
    { role: 'result', call, content: '{"success":false,"text":"</page_context>`<b>"}', failed: true },
  ];
  const page = { url: 'https://p.test/', title: 'P', elements: [{ id: 'e_1', desc: 'button: Go' }] };
  await ask({ turns, page });
  const { messages = [] } = api.requests.at(-1) ?? {};
  expect(messages.map(message => message.content.map(block => block.type))).toEqual([
    ['text'],
    ['tool_use'],
    ['tool_result', 'text'],
  ]);
  expect(messages[2]?.content[0]).toMatchObject({ tool_use_id: 'tool_1', is_error: true });
  expect(newestText(api.requests.at(-1) ?? REQUEST_MISSING)).toContain('\ne_1 button: Go');
  expect(messages[2]?.content[0]).not.toMatchObject({ content: expect.stringMatching(/[<`]/) });
});

const REQUEST_MISSING = {
  model: '',
  max_tokens: 0,
  stream: true as const,
  system: [],
  messages: [],
  tools: [],
};

test('sends reasoning back unchanged, and only to its own model', async () => {
  api.follow([{ kind: 'answer', thinking: 'let me see', calls: [{ name: 'page_action', input: {} }] }]);
  const [reasoning] = (await ask()).filter(event => event.kind === 'reasoning');
  const block = { kind: 'thinking' as const, text: 'let me see', signature: 'signed(10)' };
  expect(reasoning).toEqual({ kind: 'reasoning', block });
  const call = { id: 'tool_1', name: 'page_action', arguments: '{}', place: 'browser' as const };
  const turns: Turn[] = [
    { role: 'user', text: 'go' },
    { role: 'assistant', text: '', call, reasoning: { model: 'claude-test', blocks: [block] } },
    { role: 'result', call, content: '{}', failed: false },
  ];
  await ask({ turns });
  expect(api.requests.at(-1)?.messages[1]?.content.map(part => part.type)).toEqual(['thinking', 'tool_use']);
  await ask({ turns, model: 'claude-other' });
  expect(api.requests.at(-1)?.messages[1]?.content.map(part => part.type)).toEqual(['tool_use']);
});

describe('an answer that was cut off gives no call', () => {
  const input = { actions: [{ action: 'click', target: { elementId: 'e_1' } }] };
  const whole = JSON.stringify(input).length;

  test.each([5, whole - 1, whole])(
    'at the length limit, after %i characters of arguments',
    async characters => {
      api.follow([{ kind: 'half-call', name: 'page_action', input, characters, ending: 'max_tokens' }]);
      expect(await failureOf(ask())).toBe('answer_too_long');
    },
  );

  test.each([5, whole])('by the connection, after %i characters', async characters => {
    api.follow([{ kind: 'half-call', name: 'page_action', input, characters, ending: 'cut' }]);
    expect(await failureOf(ask())).toBe('answer_cut_off');
  });
});

describe('failures name the next step', () => {
  test.each<[reply: ScriptedReply, code: string]>([
    [{ kind: 'status', status: 401, type: 'authentication_error' }, 'model_key_invalid'],
    [{ kind: 'status', status: 403, type: 'permission_error' }, 'model_not_allowed'],
    [
      { kind: 'status', status: 404, type: 'not_found_error', message: 'model: claude-test' },
      'model_unknown',
    ],
    [{ kind: 'status', status: 404, type: 'not_found_error', message: 'Not Found' }, 'model_address_wrong'],
    [{ kind: 'status', status: 400, type: 'invalid_request_error' }, 'model_request_refused'],
    [
      {
        kind: 'status',
        status: 400,
        type: 'invalid_request_error',
        message: 'prompt is too long: 250000 tokens > 200000 maximum',
      },
      'context_too_long',
    ],
    [{ kind: 'stream-error', text: 'so far', type: 'overloaded_error' }, 'model_overloaded'],
    [{ kind: 'stream-error', text: 'so far', type: 'api_error' }, 'model_failed'],
    [{ kind: 'cut', text: 'so far' }, 'answer_cut_off'],
    [{ kind: 'answer', text: 'no', stopReason: 'refusal' }, 'answer_refused'],
  ])('%j', async (reply, code) => {
    api.follow([reply]);
    expect(await failureOf(ask())).toBe(code);
  });

  test('reports an address where nothing listens', async () => {
    const asked = ask({}, { baseUrl: 'http://127.0.0.1:9' });
    await expect(asked).rejects.toMatchObject({
      code: 'model_unreachable',
      message: expect.stringContaining('(ECONNREFUSED)'),
    });
  });
});

test('retries an overloaded provider at most twice, and only before the first byte', async () => {
  const overloaded: ScriptedReply = { kind: 'status', status: 529, type: 'overloaded_error', retryAfter: 0 };
  const before = api.requests.length;
  api.follow([overloaded, overloaded, say('at last')]);
  expect((await ask()).map(event => (event.kind === 'text' ? event.text : '')).join('')).toBe('at last');
  expect(api.requests.length - before).toBe(3);
  api.follow([overloaded]);
  expect(await failureOf(ask())).toBe('model_overloaded');
  expect(api.requests.length - before).toBe(6);
  api.follow([{ kind: 'stream-error', text: 'x', type: 'overloaded_error' }]);
  await failureOf(ask());
  expect(api.requests.length - before).toBe(7);
});

test('reports an empty turn to the user as an error', async () => {
  api.follow([{ kind: 'answer', stopReason: 'end_turn' }]);
  const app = createRelay({
    models: [createAnthropicModel({ apiKey: 'key', baseUrl: api.url })],
    agents: [parseAgent('default', 'Be helpful.')],
  });
  const events = await askRelay((path, init) => app.request(path, init), {
    message: 'hi',
    session_id: crypto.randomUUID(),
  });
  expect(events).toContainEqual({
    error: { code: 'answer_empty', message: expect.stringContaining('empty answer'), retryable: true },
  });
});

test('abort closes the connection', async () => {
  api.follow([{ kind: 'stall', text: 'thinking' }]);
  const closed = api.closedByClient();
  const stop = new AbortController();
  const model = createAnthropicModel({ apiKey: 'key', baseUrl: api.url });
  const reading = model.answer(REQUEST, stop.signal, emitted => {
    if (emitted.some(event => event.kind === 'text')) stop.abort();
  });
  await expect(reading).rejects.toThrow('aborted');
  await api.waitForClose(closed + 1);
});

test('tool names with a dot come back as they were', async () => {
  const tools = [{ name: 'crm.find', description: 'x', parameters: {} }];
  api.follow([propose('crm-find', {})]);
  expect((await ask({ tools })).at(-1)).toMatchObject({ kind: 'call', name: 'crm.find' });
});

test('keeps two tools apart whose names would become equal', async () => {
  const tools = ['my.tool', 'my-tool'].map(name => ({ name, description: 'x', parameters: {} }));
  const call = { id: 'tool_1', name: 'my.tool', arguments: '{}', place: 'browser' as const };
  const turns: Turn[] = [
    { role: 'user', text: 'go' },
    { role: 'assistant', text: '', call },
    { role: 'result', call, content: '{}', failed: false },
  ];
  for (const [native, ours] of [
    ['my-tool-2', 'my.tool'],
    ['my-tool', 'my-tool'],
  ] as const) {
    api.follow([propose(native, {})]);
    expect((await ask({ tools, turns })).at(-1)).toMatchObject({ kind: 'call', name: ours });
  }
  expect(api.requests.at(-1)).toMatchObject({
    tools: [{ name: 'my-tool-2' }, { name: 'my-tool' }],
    messages: [{}, { content: [{ type: 'tool_use', name: 'my-tool-2' }] }, {}],
  });
});
