import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerHttpErrors } from '../guards/answer-http-errors.ts';
import { guardHost } from '../guards/guard-host.ts';
import { type Listening, listen } from './listen.ts';

let relay: Listening;
beforeAll(async () => {
  const app = new Hono();
  app.onError(answerHttpErrors(() => {}));
  app.use(guardHost(['relay.test', 'other.test:80']));
  app.get('/where', context => context.text(`found ${new URL(context.req.url).search}`));
  relay = await listen(app, '127.0.0.1', 0);
});
afterAll(() => relay.stop());

/** The status and the body, for this request line and `Host`. */
async function ask(target: string, host: string): Promise<string> {
  const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ['/where?a=1', 'relay.test'],
  ['/where?a=1', 'RELAY.test:8787'],
  ['/where?a=1', 'other.test:80'],
  ['http://relay.test/where?a=1', 'relay.test'],
  ['http://relay.test:8787/where?a=1', 'relay.test:8787'],
  ['HTTP://Relay.Test/where?a=1', 'relay.test'],
  ['https://relay.test/where?a=1', 'relay.test'],
  ['http://127.0.0.1:9/where?a=1', 'relay.test'],
])('answers for %s with Host %s', async (target, host) => {
  const answer = await ask(target, host);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('found ?a=1');
});

test.each([
  ['/where', 'evil.test'],
  ['http://evil.test/where', 'relay.test'],
  ['http://evil.test/where', '127.0.0.1'],
  ['http://relay.test/where', 'evil.test'],
  ['http://relay.test@evil.test/where', 'relay.test'],
])('does not answer for %s with Host %s', async (target, host) => {
  expect(await ask(target, host)).toMatch(/^HTTP\/1\.1 421 [\s\S]*wrong_host/);
});
