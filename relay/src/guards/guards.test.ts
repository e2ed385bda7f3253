import { httpErrorSchema } from '@assent/shared';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerHttpErrors } from './answer-http-errors.ts';
import { guardHost } from './guard-host.ts';
import { allowOrigins, EXTENSION_ORIGIN, guardOrigin } from './guard-origin.ts';
import { limitBody, requireJson } from './json-body.ts';

const ORIGINS = [EXTENSION_ORIGIN];

function guarded(): Hono {
  const app = new Hono();
  app.onError(answerHttpErrors(() => {}));
  app.use(guardHost(['relay.example.com']), guardOrigin(ORIGINS), allowOrigins(ORIGINS));
  app.post(
    '/',
    requireJson,
    limitBody(() => 100),
    async context => context.text(await context.req.text()),
  );
  app.post('/defect', () => {
    throw new TypeError('words of the page');
  });
  return app;
}

function post(
  headers: Record<string, string>,
  body: NonNullable<RequestInit['body']> = '{}',
  path = '/',
): Promise<Response> | Response {
  const init = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half' as const,
  };
  return guarded().request(path, init);
}

describe('the Host is ours', () => {
  test.each([
    'localhost',
    'localhost:8787',
    '127.0.0.1:5',
    '[::1]:8787',
    'LOCALHOST',
    'relay.example.com',
    'relay.example.com:443',
  ])('%s', async host => {
    expect((await post({ host })).status).toBe(200);
  });

  test.each([
    'evil.test',
    '127.0.0.1.evil.test',
    'localhost.evil.test:8787',
    '10.0.0.1',
    '',
    'evil.test#localhost',
  ])('not %j', async host => {
    expect((await post({ host })).status).toBe(421);
  });
});

describe('the Origin is allowed, or there is none', () => {
  test('none, and our extension', async () => {
    expect((await post({})).status).toBe(200);
    const response = await post({ origin: EXTENSION_ORIGIN });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(EXTENSION_ORIGIN);
    expect(response.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('retry-after');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    for (const answer of [response, await post({})]) expect(answer.headers.get('vary')).toContain('Origin');
  });

  test.each([
    'https://evil.test',
    'null',
    'http://localhost:8787',
    'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    `${EXTENSION_ORIGIN}.evil.test`,
  ])('not %s', async origin => {
    const response = await post({ origin });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['http://relay.example.com', 'relay.example.com', 200],
    ['https://relay.example.com', 'relay.example.com', 200],
    ['https://relay.example.com:8443', 'relay.example.com', 403],
    ['https://evil.test', 'relay.example.com', 403],
    ['https://evil.test', 'evil.test', 421],
    ['null', 'relay.example.com', 403],
    [EXTENSION_ORIGIN, 'relay.example.com', 200],
  ])('a route for a page of the relay itself: %s at %s → %i', async (origin, host, status) => {
    const app = new Hono();
    app.onError(answerHttpErrors(() => {}));
    app.use(guardHost(['relay.example.com']), guardOrigin(ORIGINS, { takesOwn: true }));
    app.post('/', context => context.text('ok'));
    expect((await app.request('/', { method: 'POST', headers: { origin, host } })).status).toBe(status);
  });

  test('passes only the preflight of our extension', async () => {
    const ask = (origin: string) =>
      guarded().request('/', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await ask(EXTENSION_ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(EXTENSION_ORIGIN);
    const headers = allowed.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(headers).toEqual(['content-type', 'authorization', 'x-api-key', 'last-event-id']);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect(allowed.headers.get('vary')).toContain('Origin');
    expect((await ask('https://evil.test')).status).toBe(403);
  });
});

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['text/plain; application/json', 415],
  ['application/jsonp', 415],
])('%s → %i', async (type, status) => {
  expect((await post({ 'content-type': type })).status).toBe(status);
});

describe('a body over the limit', () => {
  test('with a stated length', async () => {
    expect((await post({ 'content-length': '101' }, 'x'.repeat(101))).status).toBe(413);
    expect((await post({ 'content-length': '100' }, 'x'.repeat(100))).status).toBe(200);
  });

  test('that comes in pieces and does not', async () => {
    const piece = new TextEncoder().encode('x'.repeat(30));
    const stream = (pieces: number) =>
      new ReadableStream({
        start(controller) {
          for (let sent = 0; sent < pieces; sent += 1) controller.enqueue(piece);
          controller.close();
        },
      });
    expect((await post({ 'transfer-encoding': 'chunked' }, stream(4))).status).toBe(413);
    expect(await (await post({ 'transfer-encoding': 'chunked' }, stream(3))).text()).toHaveLength(90);
  });
});

test('answers a defect with 500 and without its message', async () => {
  const response = await post({}, '{}', '/defect');
  expect(response.status).toBe(500);
  const { error } = httpErrorSchema.parse(await response.json());
  expect(error.code).toBe('internal_error');
  expect(JSON.stringify(error)).not.toContain('words of the page');
});
