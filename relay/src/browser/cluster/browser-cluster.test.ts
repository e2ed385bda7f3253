import { once } from 'node:events';
import { createServer } from 'node:net';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import type { Caller } from '../../access/access.ts';
import { answerHttpErrors } from '../../guards/answer-http-errors.ts';
import type { Route } from '../../http/route.ts';
import { type Listening, listen } from '../../runtime/listen.ts';
import type { ClusterSettings } from '../../settings/browser.ts';
import { linkSecretOf } from '../routes/link-secret.ts';
import { SESSION_PATH } from '../routes/session-route.ts';
import { BrowserCluster } from './browser-cluster.ts';

/** Two relays in this process, with a database in which the test says who lives. */
const database = await openCopiedDatabase();
afterAll(() => database.close());

const KEY = 'a-key-of-the-cluster-that-is-long-enough';
const ACME: Caller = { kind: 'key', id: 'key_1', tenant: 'acme', grants: { models: ['claude'] } };
const OWNER = '["acme","anonymous"]';
const ID = 'bs_0123456789abcdef0123456789abcdef';

let living: Set<number>;
const relayDatabase = (instance: number) => ({
  ...database,
  instance,
  isAlive: async (other: number) => living.has(other),
});

const report = (thrown: unknown): void => expect.unreachable(String(thrown));

/** What the relay with the session does, as the test wants it. */
let answer: Route['answer'];
const routes: Route[] = [
  ...(['GET', 'POST'] as const).map(method => ({ method, path: `${SESSION_PATH}/work` })),
  // As those that ask for the secret of a link.
  { method: 'GET' as const, path: `${SESSION_PATH}/linked`, isOpen: true },
].map(route => ({ ...route, answer: context => answer(context) }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = Object(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

let ownerSettings: ClusterSettings;
let owner: BrowserCluster;
let outside: Listening;
beforeAll(async () => {
  ownerSettings = { address: new URL(`http://127.0.0.1:${await freePort()}`), key: KEY };
  owner = new BrowserCluster({ database: relayDatabase(1), settings: ownerSettings, report });
  await owner.listen(routes);
  outside = await listen(relayThat(ownerSettings), '127.0.0.1', 0);
});
afterAll(async () => {
  await Promise.all([owner.stop(), outside.stop()]);
});
beforeEach(async () => {
  living = new Set([1, 2]);
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await owner.rows.add({ sessionId: ID, owner: OWNER, tenant: 'acme', expiresAt, profile: 'club' });
});
afterEach(() => owner.rows.remove(ID, 'closed'));

/** The other relay, which holds no session. */
function relayThat(settings: { address: URL; key: string } | undefined, caller = ACME, grace?: number): Hono {
  const options = { settings, report, ...(grace !== undefined && { grace }) };
  const cluster = new BrowserCluster({ database: relayDatabase(2), ...options });
  const app = new Hono();
  app.onError(answerHttpErrors(report));
  app.use(async (context, next) => {
    context.set('caller', caller);
    context.header('Vary', 'Origin');
    await next();
  });
  const local: Route['answer'] = context => context.json({ held: 'here' }, 404);
  const own = routes.map(route => ({ ...route, answer: local }));
  for (const { method, path, answer: run } of cluster.forwarding(own, { knows: () => false }))
    app.on(method, [path], run);
  return app;
}

const work = `/api/v1/browser/session/${ID}/work`;
const ask = (init: RequestInit = {}, path = work): Promise<Response> => fetch(`${outside.url}${path}`, init);

test('passes on what was asked and for whom, and keeps credentials', async () => {
  answer = async context =>
    context.json(
      {
        method: context.req.method,
        query: context.req.query('since'),
        body: await context.req.text(),
        headers: context.req.header(),
        caller: context.get('caller'),
      },
      418 as const,
      { 'x-told': 'yes' },
    );
  const secrets = { authorization: 'Bearer secret-1', 'x-api-key': 'secret-2', cookie: 'secret-3' };
  const forged = { 'x-assent-caller': Buffer.from('{"kind":"anyone"}').toString('base64url') };
  const headers = { ...secrets, ...forged, 'idempotency-key': 'k-1', 'last-event-id': '7' };
  const response = await ask({ method: 'POST', body: '{"a":"ü"}', headers }, `${work}?since=4%20`);
  expect(response.status).toBe(418);
  expect([response.headers.get('x-told'), response.headers.get('vary')]).toEqual(['yes', 'Origin']);
  const told = z.looseObject({ headers: z.record(z.string(), z.string()) }).parse(await response.json());
  expect(told).toMatchObject({ method: 'POST', query: '4 ', body: '{"a":"ü"}', caller: ACME });
  expect(told.headers).toMatchObject({ 'idempotency-key': 'k-1', 'last-event-id': '7' });
  expect(JSON.stringify(told.headers)).not.toContain('secret-');
});

test('the secret of a link goes along instead of a caller, and learns nothing of a lost session', async () => {
  answer = context => context.json({ caller: context.get('caller'), link: linkSecretOf(context) });
  const linked = work.replace('work', 'linked');
  const headers = { authorization: 'Bearer secret-of-link' };
  const told = { caller: { kind: 'anyone' }, link: 'secret-of-link' };
  expect(await (await ask({ headers }, linked)).json()).toEqual(told);
  living.delete(1);
  const response = await ask({ headers }, linked);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('club');
  // Its owner still hears of it.
  expect((await ask()).status).toBe(410);
});

test('a stream comes as it is written, and ends at the other side when its reader leaves', async () => {
  const left = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  answer = context =>
    streamSSE(context, async stream => {
      stream.onAbort(() => left.resolve());
      await stream.writeSSE({ data: 'first' });
      await second.promise;
      await stream.writeSSE({ data: 'second' });
      await left.promise;
    });
  const leaving = new AbortController();
  const response = await ask({ signal: leaving.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('first');
  second.resolve();
  expect((await reader?.read())?.value).toContain('second');
  leaving.abort();
  await left.promise;
});

test('a client that leaves before the answer ends the request at the other side', async () => {
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  answer = async context => {
    context.req.raw.signal.addEventListener('abort', () => left.resolve());
    begun.resolve();
    await left.promise;
    return context.json({});
  };
  const leaving = new AbortController();
  const asked = ask({ signal: leaving.signal }).catch(() => 'left');
  await begun.promise;
  leaving.abort();
  await left.promise;
  expect(await asked).toBe('left');
});

test('an owner whose machine is gone without a word: 410 while its answer was waited for, then 404', async () => {
  const begun = Promise.withResolvers<void>();
  answer = () => {
    begun.resolve();
    return new Promise<Response>(() => {});
  };
  const asked = ask({ method: 'POST', body: '{}' });
  await begun.promise;
  living.delete(1);
  const response = await asked;
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({
    error: { code: 'session_lost', details: { profile: 'club' } },
  });
  expect((await ask()).status).toBe(404);
});

test('an owner that stands still, as a stopped process does: an answer that can be asked for again', async () => {
  const begun = Promise.withResolvers<void>();
  answer = () => {
    begun.resolve();
    return new Promise<Response>(() => {});
  };
  const start = performance.now();
  const response = await relayThat(ownerSettings, ACME, 200).request(work, {
    method: 'POST',
    body: '{"timeout":300}',
  });
  await begun.promise;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({
    error: { code: 'browser_unavailable', message: expect.stringContaining('what it did is not known') },
  });
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(450);
  expect(took).toBeLessThan(5_000);
  // It may go on: the session is not lost.
  answer = context => context.json({ here: true });
  expect(await (await ask()).json()).toEqual({ here: true });
});

test('a session of a relay whose address another one has by now is lost, and nothing is asked of that one', async () => {
  living.add(7);
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const before = new BrowserCluster({ database: relayDatabase(7), settings: ownerSettings, report });
  await owner.rows.remove(ID, 'closed');
  await before.rows.add({ sessionId: ID, owner: OWNER, tenant: 'acme', expiresAt, profile: undefined });
  answer = () => expect.unreachable('It was asked.');
  const response = await ask({ method: 'POST', body: '{}' });
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({ error: { code: 'session_lost' } });
});

test('a stream of an owner that dies is cut off', async () => {
  answer = context =>
    streamSSE(context, async stream => {
      await stream.writeSSE({ data: 'first' });
      await new Promise(() => {});
    });
  const response = await ask();
  living.delete(1);
  await expect(response.text()).rejects.toThrow();
});

test('another owner’s session is not looked for elsewhere', async () => {
  const settings = { address: new URL(outside.url), key: KEY };
  for (const tenant of ['other', 'Acme'])
    expect((await relayThat(settings, { ...ACME, tenant }).request(work)).status).toBe(404);
  const person: Caller = { kind: 'person', tenant: 'acme', subject: 'ann', userId: 'ignore' };
  for (const caller of [person, { kind: 'anyone' } as const])
    expect((await relayThat(settings, caller).request(work)).status).toBe(404);
});

test('counts the sessions of an owner on the other relays that live', async () => {
  const { rows } = new BrowserCluster({ database: relayDatabase(2), settings: undefined, report });
  expect([await rows.countElsewhere(OWNER), await owner.rows.countElsewhere(OWNER)]).toEqual([1, 0]);
  expect(await rows.countElsewhere('["other","anonymous"]')).toBe(0);
  living.delete(1);
  expect(await rows.countElsewhere(OWNER)).toBe(0);
  living.add(1);
  await owner.rows.remove(ID, 'left');
  expect(await rows.countElsewhere(OWNER)).toBe(0);
  expect(await rows.findElsewhere(ID, OWNER)).toMatchObject({ instance: 1 });
});

test('says what to do where relays do not know one another, or have other keys', async () => {
  const alone = await relayThat(undefined).request(work);
  expect(alone.status).toBe(503);
  expect(await alone.json()).toMatchObject({
    error: { code: 'browser_unavailable', message: expect.stringContaining('BROWSER_CLUSTER_ADDRESS') },
  });
  const wrong = { ...ownerSettings, key: `${KEY}x` };
  const refused = await relayThat(wrong).request(work);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    error: { code: 'browser_unavailable', message: expect.stringContaining('BROWSER_CLUSTER_KEY') },
  });
});

test('the port belongs to one program', async () => {
  const settings = { address: new URL(outside.url), key: KEY };
  const second = new BrowserCluster({ database: relayDatabase(3), settings, report });
  await expect(second.listen(routes)).rejects.toThrow(/BROWSER_CLUSTER_ADDRESS/);
});
