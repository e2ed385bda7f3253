import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  contentOf,
  eventsOf,
  type ScriptedMessagesApi,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../toolchain/free-port.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Certificate, signCertificate } from './sign-certificate.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const PAGE = fileURLToPath(new URL('../../docs/deployment.md', import.meta.url));
const HOST = 'relay.example.com';
const STORY = 'once upon a time there was a relay behind a proxy';

const held = Promise.withResolvers<void>();
let api: ScriptedMessagesApi;
let relay: RelayProcess;
let nginx: Nginx;
let certificate: Certificate;
let browser: ClientHttp2Session;

beforeAll(async () => {
  api = await startScriptedMessagesApi([{ kind: 'answer', text: STORY, hold: held.promise }]);
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    RELAY_HOSTS: HOST,
  });
  certificate = signCertificate(HOST);
  const port = await freePort();
  nginx = await startNginx(documented(port), port);
  browser = connect(`https://127.0.0.1:${port}`, {
    ca: readFileSync(certificate.file),
    servername: HOST,
  });
});

afterAll(async () => {
  held.resolve();
  browser?.destroy();
  await nginx?.stop();
  await relay?.end('SIGKILL');
  await api?.stop();
});

/** The configuration in the deployment page, with our port and our certificate. */
function documented(port: number): string {
  const [, config = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const places = [
    ['127.0.0.1:8787', relay.url.replace('http://', '')],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    [`/etc/ssl/${HOST}.pem`, certificate.file],
    [`/etc/ssl/${HOST}.key`, certificate.keyFile],
  ] as const;
  return places.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, config);
}

type Answer = { headers: Record<string, unknown>; stream: ClientHttp2Stream };

async function ask(method: string, path: string, headers: object, body = ''): Promise<Answer> {
  const stream = browser.request({
    ':method': method,
    ':path': path,
    ':authority': HOST,
    ...headers,
  });
  // A GET has ended by itself.
  if (body !== '') stream.end(body);
  const [answered] = await once(stream, 'response');
  return { headers: answered, stream };
}

test('through the documented nginx events arrive one by one, and a broken stream resumes without a gap', async () => {
  const session_id = crypto.randomUUID();
  const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const body = JSON.stringify({ message: 'a story', session_id, user_id: 'ada', turn_id: 't1' });
  const first = await ask('POST', '/api/v1/agent/chat', json, body);
  expect(browser.alpnProtocol).toBe('h2');
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);

  // The model continues only after this piece has arrived: no proxy may buffer it.
  let seen = '';
  for await (const chunk of first.stream) {
    seen += String(chunk);
    if (/^id: 1$/m.test(seen)) break;
  }
  const begun = contentOf(eventsOf(seen));
  expect(STORY.startsWith(begun) && begun !== '').toBe(true);
  first.stream.destroy();

  const path = `/api/v1/agent/sessions/${session_id}/events?user_id=ada&turn_id=t1`;
  const again = await ask('GET', path, { 'last-event-id': '1' });
  held.resolve();
  const rest = await text(again.stream);
  expect(begun + contentOf(eventsOf(rest))).toBe(STORY);
  const ids = [...rest.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(ids.map((_, index) => index + 2));
  expect(rest).toContain('{"message":"对话完成"}');
});
