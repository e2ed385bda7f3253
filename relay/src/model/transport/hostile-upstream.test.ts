import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { type Collected, collectAll } from '../../../testing/scripted-answer.ts';
import { startSite } from '../../../testing/start-scripted-server.ts';
import { createAnthropicModel } from '../anthropic/anthropic-model.ts';
import type { Model } from '../model.ts';
import { createOpenAiModel } from '../openai/openai-model.ts';

/** A provider's output: objects are data of events, strings are sent unchanged. */
type Line = string | Record<string, unknown>;

let write: (response: ServerResponse) => void = () => {};
const upstream = await startSite((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  write(response);
});
afterAll(() => upstream.stop());

const retry = { retries: 0 };
const openAi = createOpenAiModel({ name: 'm', baseUrl: upstream.url, retry });
const anthropic = createAnthropicModel({ apiKey: 'key', baseUrl: upstream.url, retry });

function saying(lines: readonly Line[], { ends = true } = {}): void {
  const text = lines
    .map(line => (typeof line === 'string' ? line : `event: ${line.type}\ndata: ${JSON.stringify(line)}\n\n`))
    .join('');
  write = response => void (ends ? response.end(text) : response.write(text));
}

type Outcome = Omit<Collected, 'calls'> & { calls: string[] };

async function ask(model: Model): Promise<Outcome> {
  const turns = [{ role: 'user' as const, text: 'hi' }];
  const collected = await collectAll(model, { model: 'm', system: '', page: undefined, tools: [], turns });
  return { ...collected, calls: collected.calls.map(call => `${call.name} ${call.arguments}`) };
}

const answered = (text: string, ...calls: string[]): Partial<Outcome> => ({
  text,
  calls,
  failure: undefined,
});
const failed = (failure: string, text = ''): Partial<Outcome> => ({ text, calls: [], failure });

describe('OpenAI', () => {
  const delta = (given: object, finish_reason: string | null = null, index = 0): Line => ({
    choices: [{ index, delta: given, finish_reason }],
  });
  const calls = (...pieces: object[]): Line => delta({ tool_calls: pieces });
  const piece = (name: string, given: unknown): object => ({ function: { name, arguments: given } });
  const text = delta({ content: 'ok' });
  const stop = delta({}, 'stop');
  const called = delta({}, 'tool_calls');
  const DONE = 'data: [DONE]\n\n';

  test.each<[what: string, lines: Line[], expected: Partial<Outcome>]>([
    [
      'the same tool twice',
      [
        calls(
          { index: 0, id: 'x', ...piece('a', '{"n":1}') },
          { index: 1, id: 'y', ...piece('a', '{"n":2}') },
        ),
        called,
      ],
      answered('', 'a {"n":1}'),
    ],
    [
      'two tools without index and id',
      [calls(piece('a', '')), calls(piece('b', '{"n":2}')), called],
      answered('', 'a {}'),
    ],
    [
      'the arguments of two calls in one',
      [calls(piece('a', '{"n":1}')), calls(piece('a', '{"n":2}')), called],
      failed('call_unreadable'),
    ],
    ['a key twice', [calls(piece('a', '{"n":1,"n":2}')), called], failed('call_unreadable')],
    ['arguments as JSON in JSON', [calls(piece('a', '"{}"')), called], failed('call_unreadable')],
    ['arguments that are a number', [calls(piece('a', 7)), called], failed('answer_cut_off')],
    ['no name', [calls(piece('', '{}')), called], failed('call_unreadable')],
    [
      'two answers at once',
      [
        text,
        delta({ content: 'no' }, null, 1),
        delta({}, 'length', 1),
        delta({ tool_calls: [piece('a', '{}')] }, null, 1),
        stop,
      ],
      answered('ok'),
    ],
    [
      'two answers in one chunk',
      [
        {
          choices: [
            { index: 1, delta: { content: 'no' } },
            { index: 0, delta: { content: 'ok' } },
          ],
        },
        stop,
      ],
      answered('ok'),
    ],
    [
      'something after the end',
      [text, stop, DONE, text, 'data: {broken\n\n', { error: { message: 'late' } }],
      answered('ok'),
    ],
    ['an end without a reason', [text, DONE], failed('answer_cut_off', 'ok')],
    ['a reason that nobody knows', [text, delta({}, 'solar_flare'), DONE], failed('answer_cut_off', 'ok')],
    ['no JSON', [text, 'data: <html>\n\n', stop], failed('answer_cut_off', 'ok')],
    ['nothing but comments', [': ping\n\n', ': ping\n\n'], failed('answer_cut_off')],
  ])('%s', async (_, lines, expected) => {
    saying(lines);
    expect(await ask(openAi)).toMatchObject(expected);
  });

  test.each([
    { prompt_tokens: -5, completion_tokens: 1.5 },
    { prompt_tokens: '9', completion_tokens: 1e300 },
    7,
    [],
  ])('ignores impossible counts (%j)', async usage => {
    saying([text, stop, { choices: [], usage }, DONE]);
    const { usage: reported, failure } = await ask(openAi);
    expect(failure).toBeUndefined();
    expect([undefined, { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0 }]).toContainEqual(
      reported,
    );
  });

  test('disconnects from a server that stays connected after its last event', async () => {
    saying([text, stop, DONE, ': still here\n\n'], { ends: false });
    expect(await ask(openAi)).toMatchObject(answered('ok'));
  });
});

describe('Anthropic', () => {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const start: Line = { type: 'message_start', message: { usage } };
  const block = (content_block: object): Line => ({ type: 'content_block_start', index: 0, content_block });
  const delta = (given: object): Line => ({ type: 'content_block_delta', index: 0, delta: given });
  const closed: Line = { type: 'content_block_stop', index: 0 };
  const text = [block({ type: 'text', text: '' }), delta({ type: 'text_delta', text: 'ok' }), closed];
  const ending = (stop_reason: string | null, more: object = { usage }): Line[] => [
    { type: 'message_delta', delta: { stop_reason }, ...more },
    { type: 'message_stop' },
  ];
  const tool = (name: string, input: unknown = {}): Line => block({ type: 'tool_use', id: 'x', name, input });
  const json = (partial_json: string): Line => delta({ type: 'input_json_delta', partial_json });

  test.each<[what: string, lines: Line[], expected: Partial<Outcome>]>([
    [
      'something after the end',
      [start, ...text, ...ending('end_turn'), ...text, ...ending('max_tokens'), 'data: {broken\n\n'],
      answered('ok'),
    ],
    [
      'an error after the end',
      [...text, ...ending('end_turn'), { type: 'error', error: { type: 'api_error' } }],
      answered('ok'),
    ],
    [
      'the whole input at the start',
      [tool('a', { n: 1 }), closed, ...ending('tool_use')],
      answered('', 'a {"n":1}'),
    ],
    [
      'the whole input at the start, and in pieces',
      [tool('a', { n: 1 }), json('{"n":1}'), closed, ...ending('tool_use')],
      answered('', 'a {"n":1}'),
    ],
    [
      'input that is no object',
      [tool('a'), json('[1]'), closed, ...ending('tool_use')],
      failed('call_unreadable'),
    ],
    [
      'a key twice',
      [tool('a'), json('{"n":1,"n":2}'), closed, ...ending('tool_use')],
      failed('call_unreadable'),
    ],
    [
      'a call within a call',
      [tool('a'), tool('b'), json('{"n":2}'), closed, closed, ...ending('tool_use')],
      failed('answer_cut_off'),
    ],
    ['no reason for the end', [...text, ...ending(null)], failed('answer_cut_off', 'ok')],
    ['no usage', [...text, ...ending('end_turn', {})], answered('ok')],
    [
      'a usage that is nothing',
      [{ type: 'message_start', message: { usage: null } }, ...text, ...ending('end_turn', { usage: null })],
      answered('ok'),
    ],
  ])('%s', async (_, lines, expected) => {
    saying(lines);
    expect(await ask(anthropic)).toMatchObject(expected);
  });

  test.each([{ input_tokens: -5 }, { input_tokens: '9', output_tokens: null }, { output_tokens: -1.5 }])(
    'ignores impossible counts (%j)',
    async given => {
      saying([
        { type: 'message_start', message: { usage: given } },
        ...text,
        ...ending('end_turn', { usage: given }),
      ]);
      expect(await ask(anthropic)).toMatchObject({
        ...answered('ok'),
        usage: { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0 },
      });
    },
  );

  test('disconnects from a server that stays connected after its last event', async () => {
    saying([...text, ...ending('end_turn')], { ends: false });
    expect(await ask(anthropic)).toMatchObject(answered('ok'));
  });
});

describe.each([
  ['OpenAI', openAi],
  ['Anthropic', anthropic],
] as const)('%s', (_, model) => {
  test('disconnects at an event of 20 MB', async () => {
    const closed = new Promise<void>(resolve => {
      write = response => {
        response.once('close', resolve);
        response.write('data: ');
        for (let megabyte = 0; megabyte < 20; megabyte += 1) response.write('x'.repeat(1_000_000));
      };
    });
    expect(await ask(model)).toMatchObject(failed('answer_cut_off'));
    await closed;
  });

  test('ends an answer that never ends', async () => {
    const words = 'x'.repeat(1_000_000);
    const line =
      model === openAi
        ? { choices: [{ delta: { content: words } }] }
        : { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: words } };
    const event = `data: ${JSON.stringify(line)}\n\n`;
    write = response => {
      const more = (): void => {
        while (!response.destroyed) if (!response.write(event)) return void response.once('drain', more);
      };
      more();
    };
    expect((await ask(model)).failure).toBe('answer_too_long');
  });
});
