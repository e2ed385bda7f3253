import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collect } from '../../../testing/scripted-answer.ts';
import { startScriptedCompletionsApi } from '../../../testing/scripted-completions-api.ts';
import { say } from '../../../testing/scripted-reply.ts';
import { createModels } from '../../create-models.ts';
import { boundPort } from '../../runtime/listen.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { isReachedDirectly } from './proxy-agents.ts';

const api = await startScriptedCompletionsApi([say('hello')]);

/** Everything that was asked of the proxy. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

/** Passes requests for any host on to the provider here, and refuses tunnels. */
const proxy = createServer((incoming, response) => {
  asked.push(`${incoming.method} ${incoming.url} ${incoming.headers['proxy-authorization'] ?? ''}`.trim());
  const { pathname } = new URL(incoming.url ?? '');
  const { 'proxy-authorization': _, ...headers } = incoming.headers;
  const { hostname, port } = new URL(api.url);
  const outgoing = send({ hostname, port, path: pathname, method: incoming.method, headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(outgoing);
});
proxy.on('connect', (incoming, socket: Duplex) => {
  asked.push(`CONNECT ${incoming.url}`);
  socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
});

beforeAll(async () => {
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await api.stop();
});

async function askModel(environment: Record<string, string>): Promise<string> {
  const reading = readEnvironment({ OPENAI_MODEL: 'm', OPENAI_API_KEY: 'key', ...environment });
  if (reading.kind === 'problems') throw new Error(reading.problems.join('\n'));
  const { models, proxy: settings } = reading.settings;
  const [model] = await createModels(models, { proxy: settings });
  if (!model) throw new Error('There is no model.');
  const turns = [{ role: 'user' as const, text: 'hi' }];
  const events = await collect(model, { model: 'm', system: '', tools: [], turns, page: undefined });
  return events.map(event => (event.kind === 'text' ? event.text : '')).join('');
}

function proxyUrl(credentials = ''): string {
  return `http://${credentials}127.0.0.1:${boundPort(proxy)}`;
}

test('an http address is asked of the proxy, with its credentials', async () => {
  const answer = await askModel({
    OPENAI_BASE_URL: 'http://provider.test/v1',
    HTTP_PROXY: proxyUrl('ann:secret@'),
  });
  expect(answer).toBe('hello');
  expect(asked).toEqual([
    `POST http://provider.test/v1/chat/completions Basic ${Buffer.from('ann:secret').toString('base64')}`,
  ]);
});

test('an https address gets a tunnel, and a refused one is a failure that names the address', async () => {
  const asking = askModel({ OPENAI_BASE_URL: 'https://provider.test/v1', https_proxy: proxyUrl().slice(7) });
  await expect(asking).rejects.toThrow("can't reach the model's provider (PROXY_403)");
  expect(new Set(asked)).toEqual(new Set(['CONNECT provider.test:443']));
});

test('this machine and the hosts of NO_PROXY are reached directly', async () => {
  expect(await askModel({ OPENAI_BASE_URL: api.url, HTTP_PROXY: proxyUrl() })).toBe('hello');
  const direct = {
    OPENAI_BASE_URL: 'http://provider.invalid/v1',
    HTTP_PROXY: proxyUrl(),
    NO_PROXY: '.invalid',
  };
  await expect(askModel(direct)).rejects.toMatchObject({ code: 'model_unreachable' });
  expect(asked).toEqual([]);
});

test.each([
  ['https://api.example.com/', 'example.com', true],
  ['https://api.example.com/', '.example.com', true],
  ['https://api.example.com/', '*.example.com', true],
  ['https://example.com/', '.EXAMPLE.com', true],
  ['https://notexample.com/', 'example.com', false],
  ['https://a.test:8443/', 'a.test:8443', true],
  ['https://a.test/', 'a.test:8443', false],
  ['https://a.test/', 'a.test:443', true],
  ['https://a.test/', '*', true],
  ['https://a.test/', '', false],
  ['http://10.0.0.5/', '10.0.0.5', true],
  ['http://127.0.0.1:11434/', '', true],
  ['http://[::1]:11434/', '', true],
])('%s with NO_PROXY %j is reached directly: %s', (url, entry, isDirect) => {
  expect(isReachedDirectly(new URL(url), [entry])).toBe(isDirect);
});

test('a wrong proxy is reported without its password', () => {
  const reading = readEnvironment({ HTTPS_PROXY: 'socks5://ann:secret@proxy.test' });
  expect(reading).toEqual({
    kind: 'problems',
    problems: [expect.stringMatching(/^HTTPS_PROXY: Expected the address of a proxy((?!secret).)*$/)],
  });
});
