import type { RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { collect } from '../../../testing/scripted-answer.ts';
import { startSite } from '../../../testing/start-scripted-server.ts';
import { ModelFailure, toTurnError } from '../../errors/model-failure.ts';
import { createAnthropicModel } from '../anthropic/anthropic-model.ts';
import type { Model } from '../model.ts';
import { createOpenAiModel } from '../openai/openai-model.ts';

let answer: RequestListener = (_, response) => response.end();
const site = await startSite((incoming, response) => answer(incoming, response));
const elsewhere = await startSite((_, response) => response.end());
afterAll(async () => {
  await site.stop();
  await elsewhere.stop();
});

const retry = { retries: 0 };
const MODELS: readonly [kind: string, path: string, variable: string, model: Model][] = [
  [
    'openai',
    '/base/chat/completions',
    'OPENAI_BASE_URL',
    createOpenAiModel({ name: 'm', apiKey: 'sk-secret', baseUrl: `${site.url}/base/`, retry }),
  ],
  [
    'anthropic',
    '/base/v1/messages',
    'ANTHROPIC_BASE_URL',
    createAnthropicModel({ apiKey: 'sk-secret', baseUrl: `${site.url}/base/`, retry }),
  ],
];

async function failureOf(model: Model): Promise<ModelFailure> {
  const request = {
    model: model.name,
    system: '',
    page: undefined,
    tools: [],
    turns: [{ role: 'user' as const, text: 'hi' }],
  };
  try {
    await collect(model, request);
  } catch (thrown) {
    if (thrown instanceof ModelFailure) return thrown;
    throw thrown;
  }
  throw new Error('It did not fail.');
}

/** An answer of that status, type and body. */
function answering(status: number, type: string, body: string): RequestListener {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
}

const json = (status: number, body: unknown): RequestListener =>
  answering(status, 'application/json', JSON.stringify(body));
const PAGE = '<!doctype html><title>Not found</title>Our new model is here: model not found';

describe.each(MODELS)('%s', (_, path, variable, model) => {
  test.each<[what: string, listener: RequestListener]>([
    ['a page that is not found', answering(404, 'text/html', PAGE)],
    ['a path that a server in Python does not have', json(404, { detail: 'Not Found' })],
    [
      'a path that a server in Java does not have',
      json(404, { status: 404, error: 'Not Found', path: '/x' }),
    ],
    [
      'a path that OpenAI does not have',
      json(404, {
        error: { message: 'Invalid URL (POST /v1/v1)', type: 'invalid_request_error', code: null },
      }),
    ],
    ['no body', answering(404, 'text/plain', '')],
    ['no POST', answering(405, 'text/html', PAGE)],
    ['https, asked for as http', answering(400, 'text/html', '<html>\r\n<head><title>400 The plain HTTP')],
    ['a page', answering(200, 'text/html', PAGE)],
    ['JSON', json(200, { models: [] })],
    ['plain text without an event', answering(200, 'text/plain', 'Ollama is running')],
    ['nothing at all', (_incoming, response) => response.end()],
    [
      'a stream that is packed',
      (_incoming, response) =>
        response
          .writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
          .end('data: {}\n\n'),
    ],
  ])('%s: the address is wrong, and it is said which', async (_what, listener) => {
    answer = listener;
    const failure = await failureOf(model);
    expect(failure.code).toBe('model_address_wrong');
    for (const language of ['zh', 'en'] as const) {
      const { message, retryable } = toTurnError(failure, language);
      expect(message).toContain(path);
      expect(message).toContain(variable);
      expect(message).not.toMatch(/sk-secret|127\.0\.0\.1|[{}]/);
      expect(retryable).toBe(false);
    }
  });

  test.each([301, 302, 307, 308])('reports a redirect (%i), and sends it no key', async status => {
    answer = (incoming, response) =>
      response.writeHead(status, { location: `${elsewhere.url}${incoming.url}` }).end();
    expect((await failureOf(model)).code).toBe('model_address_wrong');
    expect(elsewhere.requests).toEqual([]);
  });

  test.each<[what: string, status: number, body: unknown]>([
    [
      'OpenAI',
      404,
      {
        error: {
          message: 'The model `x` does not exist or you do not have access to it.',
          type: 'invalid_request_error',
          code: 'model_not_found',
        },
      },
    ],
    ['Ollama', 404, { error: 'model "x" not found, try pulling it first' }],
    ['vLLM', 404, { error: { message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 } }],
    ['vLLM of old', 404, { object: 'error', message: 'The model `x` does not exist.', code: 404 }],
    ['Anthropic', 404, { type: 'error', error: { type: 'not_found_error', message: 'model: x' } }],
    [
      'DeepSeek',
      400,
      { error: { message: 'Model Not Exist', type: 'invalid_request_error', code: 'invalid_request_error' } },
    ],
  ])('a model that %s does not know', async (_what, status, body) => {
    answer = json(status, body);
    expect((await failureOf(model)).code).toBe('model_unknown');
  });

  test('reads only the beginning of an endless error', async () => {
    let sent = 0;
    answer = (_incoming, response) => {
      response.writeHead(500, { 'content-type': 'text/plain' });
      const more = (): void => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
        }
      };
      more();
    };
    expect((await failureOf(model)).code).toBe('model_failed');
    expect(sent).toBeLessThan(20_000_000);
  });
});
