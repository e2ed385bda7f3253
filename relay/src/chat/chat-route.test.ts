import { type ChatRequestInput, formatResultMessage, httpErrorSchema, TURN_COMPLETE } from '@assent/shared';
import { createParser } from 'eventsource-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { askRelay, callOf, contentOf, eventsOf, postChat } from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay, type RelayOptions } from '../app.ts';
import { ModelFailure } from '../errors/model-failure.ts';
import { EXTENSION_ORIGIN } from '../guards/guard-origin.ts';
import type { Model, ModelEvent, ModelRequest } from '../model/model.ts';
import { currentTime } from '../tools/current-time.ts';
import { RunningTurns } from './running-turns.ts';

const SESSION = '6f0c0000-0000-4000-8000-000000000001';
const AGENT = parseAgent('default', '---\ntools: current_time\n---\nBe helpful.');
const CALL: ModelEvent = { kind: 'call', name: 'page_action', arguments: '{"actions":[]}' };

/** The model's answers in order; the last is repeated. Each may use the signal. */
let script: ((signal: AbortSignal) => AsyncIterable<ModelEvent>)[] = [];
let asked: ModelRequest[] = [];

const model: Model = {
  name: 'scripted',
  title: 'scripted',
  accepts: name => name === 'scripted',
  answer: answerOf((request, signal) => {
    const next = script[asked.length] ?? script.at(-1);
    asked.push(request);
    if (!next) throw new Error('The script is empty.');
    return next(signal);
  }),
};

function answerWith(...events: ModelEvent[]): () => AsyncIterable<ModelEvent> {
  return async function* () {
    yield* events;
  };
}

const text = (given: string): ModelEvent => ({ kind: 'text', text: given });

function relayWith(options: Partial<RelayOptions> = {}) {
  const app = createRelay({ models: [model], agents: [AGENT], serverTools: [currentTime()], ...options });
  return (path: string, init: RequestInit) => app.request(path, init);
}

let relay = relayWith();
beforeEach(() => {
  script = [answerWith(text('Hello'))];
  asked = [];
  relay = relayWith();
});

function request(message: string, more: Partial<ChatRequestInput> = {}): ChatRequestInput {
  return { message, session_id: SESSION, user_id: 'ann', browser_tools: BROWSER_TOOLS, ...more };
}

async function httpErrorOf(response: Promise<Response> | Response) {
  const answered = await response;
  return { status: answered.status, ...httpErrorSchema.parse(await answered.json()).error };
}

describe('the stream', () => {
  test('is one data line and a blank line for each event, with ids, and ends with the fixed words', async () => {
    script = [
      answerWith(
        text('你'),
        text('好\n'),
        { kind: 'usage', usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 3 } },
        CALL,
      ),
    ];
    relay = relayWith({ createCallId: () => 'tool_x' });
    const response = await postChat(relay, request('hi'));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = [
      '{"content":"你"}',
      '{"content":"好\\n"}',
      '{"tool_call":{"tool_name":"page_action","arguments":"{\\"actions\\":[]}","tool_id":"tool_x"}}',
      '{"usage":{"input_tokens":1,"output_tokens":2,"cache_read_input_tokens":3}}',
      '{"message":"对话完成"}',
    ];
    expect(await response.text()).toBe(
      `: assent\n\n${events.map((data, index) => `data: ${data}\nid: ${index + 1}\n\n`).join('')}`,
    );
  });

  test('is read by an independent parser, heartbeats included', async () => {
    const waited = Promise.withResolvers<void>();
    script = [
      async function* () {
        await waited.promise;
        yield text('at last');
      },
    ];
    relay = relayWith({ heartbeat: 5 });
    const response = await postChat(relay, request('hi'));
    const comments: string[] = [];
    const data: string[] = [];
    const parser = createParser({
      onEvent: event => data.push(event.data),
      onComment(comment) {
        comments.push(comment);
        if (comments.length === 4) waited.resolve();
      },
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    expect(comments.length).toBeGreaterThanOrEqual(4);
    expect(data).toEqual(['{"content":"at last"}', `{"message":"${TURN_COMPLETE}"}`]);
  });

  test.each([
    ['你好', '模型服务负载过高'],
    ['hello', 'overloaded'],
  ])('a failure of the model is an error in the language of %j, and the end', async (message, words) => {
    script = [
      async function* () {
        yield text('so far');
        throw new ModelFailure('model_overloaded');
      },
    ];
    const events = await askRelay(relay, request(message));
    expect(contentOf(events)).toBe('so far');
    expect(events.slice(-2)).toEqual([
      { error: { code: 'model_overloaded', message: expect.stringContaining(words), retryable: true } },
      { message: TURN_COMPLETE },
    ]);
  });

  test('a defect is an error without its text, and is reported', async () => {
    const reported: unknown[] = [];
    const defect = new TypeError('secret words of the page');
    script = [
      () => {
        throw defect;
      },
    ];
    const response = await postChat(relayWith({ report: thrown => reported.push(thrown) }), request('hi'));
    expect(await response.text()).not.toContain('secret');
    expect(reported).toEqual([defect]);
  });

  test('leaves the cache out of the usage of a model without one', async () => {
    script = [answerWith(text('ok'), { kind: 'usage', usage: { input_tokens: 1, output_tokens: 2 } })];
    expect(await askRelay(relay, request('hi'))).toContainEqual({
      usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 0 },
    });
  });

  test('an empty answer is an error', async () => {
    script = [
      answerWith({ kind: 'usage', usage: { input_tokens: 1, output_tokens: 0, cache_read_input_tokens: 0 } }),
    ];
    expect(await askRelay(relay, request('hi'))).toContainEqual({
      error: expect.objectContaining({ code: 'answer_empty', retryable: true }),
    });
    script = [answerWith(text(' \n'))];
    expect(await askRelay(relay, request('hi'))).toContainEqual({
      error: expect.objectContaining({ code: 'answer_empty' }),
    });
  });

  test('a stopping relay interrupts a turn that takes too long, whatever the model does', async () => {
    script = [
      async function* () {
        yield text('Once upon');
        await new Promise(() => {});
      },
    ];
    const runningTurns = new RunningTurns();
    relay = relayWith({ runningTurns });
    const response = await postChat(relay, request('a story'));
    const events = response.text().then(eventsOf);
    await runningTurns.stop(20);
    expect(await events).toEqual([
      { content: 'Once upon' },
      { error: expect.objectContaining({ code: 'relay_stopping', retryable: true }) },
      { message: TURN_COMPLETE },
    ]);
    expect(await httpErrorOf(postChat(relay, request('go on')))).toMatchObject({
      status: 503,
      code: 'stopping',
    });
    expect(await httpErrorOf(postChat(relay, request('go on')))).toMatchObject({ status: 503 });
  });

  test('emits only the first of several calls', async () => {
    script = [answerWith(CALL, { ...CALL, name: 'clear_ai_styles' })];
    const calls = (await askRelay(relay, request('hi'))).filter(event => 'tool_call' in event);
    expect(calls).toHaveLength(1);
  });

  test('reports further calls to the model with the result of the first', async () => {
    script = [answerWith(CALL, CALL, { ...CALL, others: 1 }), answerWith(CALL)];
    const { id } = callOf(await askRelay(relay, request('hi'))) ?? {};
    const given = formatResultMessage('page_action', { success: true });
    const next = callOf(await askRelay(relay, request(given, { tool_id: id })));
    await askRelay(relay, request(given, { tool_id: next?.id }));
    const calls = asked.at(-1)?.turns.flatMap(turn => (turn.role === 'result' ? [turn.call.others] : []));
    expect(calls).toEqual([3, undefined]);
  });

  test.each(['pageAction', 'browser.pageAction', 'browser.page_action', 'browser_page_action'])(
    'a browser tool called %s is proposed by the name under which it was offered',
    async name => {
      script = [answerWith({ ...CALL, name })];
      expect(callOf(await askRelay(relay, request('hi')))?.name).toBe('page_action');
    },
  );

  test('returns a call of an unknown tool to the model, not to the user', async () => {
    script = [answerWith({ ...CALL, name: 'format_disk' }), answerWith(text('Sorry.'))];
    const events = await askRelay(relay, request('hi'));
    expect(callOf(events)).toBeUndefined();
    expect(asked[1]?.turns.at(-1)).toMatchObject({
      role: 'result',
      failed: true,
      content: expect.stringContaining('page_action'),
    });
    script = [answerWith({ ...CALL, name: 'format_disk' })];
    expect(await askRelay(relay, request('again'))).toContainEqual({
      error: expect.objectContaining({ code: 'call_unreadable' }),
    });
  });
});

describe('refused before the stream, as JSON', () => {
  test('reports an error and its place without the value', async () => {
    const body = JSON.stringify({
      message: 7,
      session_id: 'canary-1',
      role: 'canary-2',
      browser_tools: [{ name: 'canary 3' }],
      current_page_info: { url: 'canary-4', title: 't', elements: [{ id: 'canary-5', desc: 'd' }] },
    });
    const response = await relay('/api/v1/agent/chat', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const answer = await response.text();
    expect(response.status).toBe(400);
    expect(answer).not.toMatch(/canary|at .*\.ts/);
    const { issues = [] } = httpErrorSchema.parse(JSON.parse(answer)).error;
    expect(issues.map(issue => issue.path)).toEqual(
      expect.arrayContaining([
        'message',
        'role',
        'session_id',
        'browser_tools[0].name',
        'current_page_info.elements[0].id',
      ]),
    );
    expect(issues[0]).toEqual({
      path: 'message',
      message: 'Invalid input: expected string, received number',
    });
  });

  test.each<[what: string, body: string, status: number, code: string]>([
    ['no JSON', '{"message": "canary', 400, 'invalid_json'],
    ['a list', '[]', 400, 'invalid_request'],
    ['an unknown agent', JSON.stringify(request('hi', { agent_id: 'nobody' })), 404, 'unknown_agent'],
    ['an unknown model', JSON.stringify(request('hi', { model: 'gpt-canary' })), 400, 'unknown_model'],
    [
      'two tools of one name',
      JSON.stringify(request('hi', { browser_tools: [...BROWSER_TOOLS, ...BROWSER_TOOLS] })),
      400,
      'invalid_request',
    ],
    ['a decision that is none', JSON.stringify(request('yes', { role: 'function' })), 400, 'invalid_request'],
    [
      'a decision on nothing',
      JSON.stringify(request('{"toolId":"tool_1","approved":true}', { role: 'function' })),
      404,
      'unknown_session',
    ],
    [
      'a result of an unknown call',
      JSON.stringify(request(formatResultMessage('page_action', {}), { tool_id: 'tool_9' })),
      404,
      'unknown_session',
    ],
    [
      'a message that goes on with a session that is not kept any more',
      JSON.stringify(request('and now?', { continues_session: true })),
      404,
      'unknown_session',
    ],
    [
      'a result that goes on with such a session',
      JSON.stringify(request(formatResultMessage('page_action', {}), { continues_session: true })),
      404,
      'unknown_session',
    ],
  ])('%s', async (_, body, status, code) => {
    const response = await relay('/api/v1/agent/chat', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await httpErrorOf(response)).toMatchObject({
      status,
      code,
      message: expect.not.stringContaining('canary'),
    });
    expect(asked).toEqual([]);
  });

  test('a second turn in a running session, and one in the session of somebody else', async () => {
    const waited = Promise.withResolvers<void>();
    script = [
      async function* () {
        await waited.promise;
        yield text('done');
      },
    ];
    const running = await postChat(relay, request('one'));
    expect(await httpErrorOf(postChat(relay, request('two')))).toMatchObject({
      status: 409,
      code: 'turn_running',
    });
    const foreign = await httpErrorOf(postChat(relay, request('three', { user_id: 'eve' })));
    expect(foreign).toMatchObject({ status: 404, code: 'unknown_session' });
    waited.resolve();
    expect(eventsOf(await running.text()).at(-1)).toEqual({ message: TURN_COMPLETE });
    expect(
      await httpErrorOf(
        postChat(
          relay,
          request('{"toolId":"tool_1","approved":true}', {
            role: 'function',
            session_id: SESSION.replace(/1$/, '9'),
          }),
        ),
      ),
    ).toEqual(foreign);
  });

  test('frees a session after a refused request', async () => {
    await postChat(relay, request('{"toolId":"x","approved":true}', { role: 'function' }));
    expect(contentOf(await askRelay(relay, request('hi')))).toBe('Hello');
  });

  test('the wrong method', async () => {
    const response = await relay('/api/v1/agent/chat', { method: 'GET' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('an allowed origin can read a refusal', async () => {
    const response = await postChat(relay, request('hi', { agent_id: 'nobody' }), {
      headers: { origin: EXTENSION_ORIGIN },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(EXTENSION_ORIGIN);
  });
});

describe('the conversation', () => {
  const DONE = formatResultMessage('page_action', { success: true });

  test('a result answers the open call and is not user text', async () => {
    script = [answerWith(CALL), answerWith(text('Done.'))];
    await askRelay(relay, request('go'));
    await askRelay(relay, request(DONE));
    expect(asked[1]?.turns.map(turn => turn.role)).toEqual(['user', 'assistant', 'result']);
    expect(asked[1]?.turns.at(-1)).toMatchObject({ content: '{"success":true}', failed: false });
  });

  test('accepts the result of a call as soon as the client sees the call', async () => {
    script = [answerWith(CALL), answerWith(text('Done.'))];
    const response = await postChat(relay, request('go'));
    let seen = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      seen += decoder.decode(chunk, { stream: true });
      if (seen.includes('tool_call')) break;
    }
    expect(contentOf(await askRelay(relay, request(DONE)))).toBe('Done.');
  });

  test('text that looks like a result is ordinary text when no such call is open', async () => {
    await askRelay(relay, request(DONE));
    expect(asked[0]?.turns).toEqual([{ role: 'user', text: DONE }]);
  });

  test('a message may declare that it continues an existing session', async () => {
    await askRelay(relay, request('one'));
    await askRelay(relay, request('two', { continues_session: true }));
    expect(asked[1]?.turns).toMatchObject([{ text: 'one' }, { role: 'assistant' }, { text: 'two' }]);
  });

  test('a new message closes an open call as not executed', async () => {
    script = [answerWith(CALL), answerWith(text('All right.'))];
    await askRelay(relay, request('go'));
    await askRelay(relay, request('never mind'));
    expect(asked[1]?.turns.map(turn => turn.role)).toEqual(['user', 'assistant', 'result', 'user']);
    expect(asked[1]?.turns[2]).toMatchObject({
      failed: true,
      content: expect.stringContaining('Not executed'),
    });
  });

  test('a message that replaces another one rewinds the conversation to before it', async () => {
    script = [answerWith(text('Hello')), answerWith(CALL), answerWith(text('Again.'))];
    await askRelay(relay, request('one', { message_id: 'm1' }));
    await askRelay(relay, request('two', { message_id: 'm2' }));
    await askRelay(relay, request('two, please', { message_id: 'm3', rewind_to: 'm2' }));
    expect(asked[2]?.turns).toEqual([
      { role: 'user', text: 'one', id: 'm1' },
      { role: 'assistant', text: 'Hello' },
      { role: 'user', text: 'two, please', id: 'm3' },
    ]);
    await askRelay(relay, request('three', { message_id: 'm4', rewind_to: 'm2' }));
    expect(asked[3]?.turns.map(turn => turn.role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    await askRelay(relay, request('restarted', { rewind_to: 'm1' }));
    expect(asked[4]?.turns).toEqual([{ role: 'user', text: 'restarted' }]);
  });

  test('refuses a second result for a call, but answers the same one again', async () => {
    script = [answerWith(CALL), answerWith(text('Done.')), answerWith(text('Done again.'))];
    const id = callOf(await askRelay(relay, request('go')))?.id ?? '';
    await askRelay(relay, request(DONE, { tool_id: id }));
    const other = formatResultMessage('page_action', { success: false });
    expect(await httpErrorOf(postChat(relay, request(other, { tool_id: id })))).toMatchObject({
      status: 409,
      code: 'already_answered',
    });
    expect(contentOf(await askRelay(relay, request(DONE, { tool_id: id })))).toBe('Done again.');
    expect(asked[2]?.turns.map(turn => turn.role)).toEqual(['user', 'assistant', 'result']);
  });

  test.each([undefined, 'its'])(
    'a result under a wrong name is refused, and the call stays open (tool_id: %s)',
    async which => {
      script = [answerWith(CALL), answerWith(text('Done.'))];
      const id = callOf(await askRelay(relay, request('go')))?.id;
      const wrong = formatResultMessage('page_actions', { success: true });
      const sent = request(wrong, which && id ? { tool_id: id } : {});
      expect(await httpErrorOf(postChat(relay, sent))).toMatchObject({
        status: 409,
        code: 'other_call_open',
      });
      expect(contentOf(await askRelay(relay, request(DONE)))).toBe('Done.');
      expect(asked[1]?.turns.map(turn => turn.role)).toEqual(['user', 'assistant', 'result']);
    },
  );

  test('a second result without an id is refused, whether another call is open or none', async () => {
    script = [
      answerWith(CALL),
      answerWith({ ...CALL, name: 'clear_ai_styles' }),
      answerWith(text('Cleared.')),
    ];
    await askRelay(relay, request('go'));
    await askRelay(relay, request(DONE));
    expect(await httpErrorOf(postChat(relay, request(DONE)))).toMatchObject({
      status: 409,
      code: 'other_call_open',
    });
    await askRelay(relay, request(formatResultMessage('clear_ai_styles', { success: true })));
    expect(await httpErrorOf(postChat(relay, request(DONE)))).toMatchObject({
      status: 409,
      code: 'already_answered',
    });
    expect(asked).toHaveLength(3);
  });

  test('treats a question about such a message as a question', async () => {
    script = [answerWith(CALL), answerWith(text('It means…'))];
    await askRelay(relay, request('go'));
    await askRelay(relay, request('浏览器工具 page_action2 执行结果: 是什么意思？'));
    expect(asked[1]?.turns.at(-1)).toMatchObject({ role: 'user' });
  });

  test('only the page of the request at hand is shown', async () => {
    const page = (title: string) => ({ current_page_info: { url: 'https://p.test/', title, elements: [] } });
    await askRelay(relay, request('one', page('First')));
    await askRelay(relay, request('two', page('Second')));
    await askRelay(relay, request('three'));
    expect(asked.map(({ page: shown }) => shown?.title)).toEqual(['First', 'Second', undefined]);
    expect(JSON.stringify(asked[2])).not.toMatch(/First|Second|## The page/);
  });

  test.each([{}, { title: 'P' }, { url: 'https://p.test/', title: null, elements: [] }, null])(
    'the page %j counts as none',
    async page => {
      const response = await relay('/api/v1/agent/chat', {
        method: 'POST',
        body: JSON.stringify({ ...request('one'), current_page_info: page }),
        headers: { 'content-type': 'application/json' },
      });
      expect([response.status, asked[0]?.page]).toEqual([200, undefined]);
      expect(await response.text()).toContain('Hello');
    },
  );

  test('ends an answer without its client after the grace time, and keeps the streamed text', async () => {
    const stopped = Promise.withResolvers<void>();
    script = [
      async function* (signal) {
        yield text('Once upon');
        if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve));
        stopped.resolve();
        signal.throwIfAborted();
      },
      answerWith(text('…a time.')),
    ];
    relay = relayWith({ grace: 5 });
    const response = await postChat(relay, request('a story'));
    for await (const chunk of response.body ?? [])
      if (new TextDecoder().decode(chunk).includes('Once')) break;
    await stopped.promise;
    expect(contentOf(await askRelay(relay, request('go on')))).toBe('…a time.');
    expect(asked[1]?.turns).toEqual([
      { role: 'user', text: 'a story' },
      { role: 'assistant', text: 'Once upon' },
      { role: 'user', text: 'go on' },
    ]);
  });
});

test.each([{ browser_tools: [] }, { browser_tools: null }, {}])(
  'with %j and a server tool, the prompt says nothing of the browser',
  async more => {
    await askRelay(relay, { message: 'hi', session_id: SESSION, ...more });
    expect(asked[0]?.tools.map(tool => tool.name)).toEqual(['current_time']);
    expect(asked[0]?.system).toContain('## Calling tools');
    expect(asked[0]?.system).not.toMatch(/browser|page|element|click|fill|effect/i);
  },
);

test('leaves browser tools and page out of the prompt without them', async () => {
  await askRelay(relayWith({ serverTools: [{ ...currentTime(), offered: false }] }), {
    message: 'hi',
    session_id: SESSION,
  });
  expect(asked[0]).toMatchObject({ system: 'Be helpful.', tools: [], page: undefined });
});

test('ends an endless answer even if the model ignores the signal', async () => {
  let said = 0;
  script = [
    async function* () {
      for (; said < 1000; said += 1) yield text('x'.repeat(100_000));
    },
  ];
  const events = eventsOf(await (await postChat(relay, request('hi'))).text());
  expect(said).toBeLessThan(20);
  expect(contentOf(events).length).toBeGreaterThan(1_000_000);
  expect(events.at(-2)).toMatchObject({ error: { code: 'answer_too_long' } });
  expect(events.at(-1)).toEqual({ message: TURN_COMPLETE });
});
