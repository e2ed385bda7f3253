import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  contentOf,
  eventsOf,
  type ScriptedMessagesApi,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const PAGE = fileURLToPath(new URL('../../relay/docs/deployment.md', import.meta.url));
const HOST = 'relay.example.com';
const STORY = 'once upon a time there was a relay behind a proxy';

const held = Promise.withResolvers<void>();
let api: ScriptedMessagesApi;
let relay: RelayProcess;
let nginx: Nginx;

beforeAll(async () => {
  api = await startScriptedMessagesApi([{ kind: 'answer', text: STORY, hold: held.promise }]);
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    RELAY_HOSTS: HOST,
  });
  const port = await freePort();
  nginx = await startNginx(documented(port), port);
});

afterAll(async () => {
  held.resolve();
  await nginx?.stop();
  await relay?.end('SIGKILL');
  await api?.stop();
});

/** What the page about deployment says, on a port of ours and without the certificate. */
function documented(port: number): string {
  const [, config = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const replaced = config
    .replace('127.0.0.1:8787', relay.url.replace('http://', ''))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:ssl_certificate|ssl_certificate_key|http2) .*\n/gm, '');
  expect(replaced).toContain('proxy_buffering off');
  return replaced;
}

async function ask(method: string, path: string, headers: object, body = ''): Promise<IncomingMessage> {
  const asked = request({
    host: '127.0.0.1',
    port: nginx.port,
    method,
    path,
    headers: { host: HOST, ...headers },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return response;
}

test('through the documented nginx events come one by one, and a broken stream is taken up without a gap', async () => {
  const session_id = crypto.randomUUID();
  const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const body = JSON.stringify({ message: 'a story', session_id, user_id: 'ada', turn_id: 't1' });
  const first = await ask('POST', '/api/v1/agent/chat', json, body);
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);

  // The model goes on only when this piece has arrived: nothing on the way may wait for more.
  let seen = '';
  for await (const chunk of first) {
    seen += String(chunk);
    if (/^id: 1$/m.test(seen)) break;
  }
  const begun = contentOf(eventsOf(seen));
  expect(STORY.startsWith(begun) && begun !== '').toBe(true);
  first.destroy();

  const path = `/api/v1/agent/sessions/${session_id}/events?user_id=ada&turn_id=t1`;
  const again = await ask('GET', path, { 'last-event-id': '1' });
  held.resolve();
  const rest = await text(again);
  expect(begun + contentOf(eventsOf(rest))).toBe(STORY);
  const ids = [...rest.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(ids.map((_, index) => index + 2));
  expect(rest).toContain('{"message":"对话完成"}');
});
