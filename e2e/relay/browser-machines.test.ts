import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { addKey } from '../../relay/src/access/key-file.ts';
import type { Database } from '../../relay/src/store/sql/database.ts';
import { openPostgresDatabase } from '../../relay/src/store/sql/postgres-database.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { freePort } from '../toolchain/free-port.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Two relays with browsers, one Postgres: sessions of one through the other, and profiles that outlive both. */
const CANARY = 'canary-3391-login';
const SOURCES = fileURLToPath(new URL('../../relay/src/server.ts', import.meta.url));
const STORAGE_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const CLUSTER_KEY = 'cluster-key-of-two-relays-in-a-test';

const WELCOME = `<!doctype html><title>Club</title><h1>Welcome, Ann</h1><p id="kept"></p>
<button onclick="localStorage.visits = Number(localStorage.visits ?? 0) + 1;
  document.querySelector('#kept').textContent = 'Visits: ' + localStorage.visits">Visit</button>`;
const LOGIN = `<!doctype html><title>Club</title><h1>Log in</h1>
<form method="post" action="/login"><label>Name <input name="name"></label><button>Enter</button></form>`;

const site = createServer(({ method, headers }, response) => {
  if (method === 'POST') {
    response.writeHead(303, { location: '/', 'set-cookie': `login=${CANARY}; Path=/; HttpOnly` }).end();
    return;
  }
  const isKnown = headers.cookie?.includes(`login=${CANARY}`);
  response.writeHead(200, { 'content-type': 'text/html' }).end(isKnown ? WELCOME : LOGIN);
});

let postgres: Postgres;
let database: Database;
let url: string;
let keys: { acme: string; other: string };
let one: RelayProcess;
let other: RelayProcess;
let address: string;

beforeAll(async () => {
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(site.address());
  url = `http://127.0.0.1:${port}/`;
  const [started, ...ports] = await Promise.all([startPostgres(), freePort(), freePort()]);
  postgres = started;
  const file = join(temporaryFolder(), 'keys.json');
  const keyOf = (name: string): string =>
    addKey(file, { name, tenant: name, expires: undefined }, Date.now()).key;
  keys = { acme: keyOf('acme'), other: keyOf('other') };
  address = `http://127.0.0.1:${ports[0]}`;
  const start = (clusterPort: number | undefined) =>
    startRelayProcess(
      {
        ...{ RELAY_KEYS_FILE: file, DATABASE_URL: postgres.url, FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` },
        ...{ BROWSER: 'on', BROWSER_EXECUTABLE: findPageBrowser(), BROWSER_SANDBOX: 'off' },
        ...{ BROWSER_STORAGE_KEYS: STORAGE_KEYS, BROWSER_CLUSTER_KEY: CLUSTER_KEY },
        BROWSER_CLUSTER_ADDRESS: `http://127.0.0.1:${clusterPort}`,
      },
      SOURCES,
    );
  [one, other] = await Promise.all([start(ports[0]), start(ports[1])]);
  database = await openPostgresDatabase(postgres.url, thrown => expect.unreachable(String(thrown)));
});

afterAll(async () => {
  await Promise.all([one?.end('SIGKILL'), other?.end('SIGKILL')]);
  await database?.close();
  await postgres?.stop();
  site.closeAllConnections();
  site.close();
});

function addressOf(given: string | AddressInfo | null): AddressInfo {
  if (given === null || typeof given === 'string') throw new Error('The site has no port.');
  return given;
}

const SESSIONS = '/api/v1/browser/session';
const PROFILES = '/api/v1/browser/profiles';

const bodySchema = z.looseObject({});

type Asked = { body?: object; method?: string; key?: string; headers?: Record<string, string> };

async function ask(relay: { url: string }, path: string, { body, key = keys.acme, ...asked }: Asked = {}) {
  const response = await fetch(`${relay.url}${path}`, {
    method: asked.method ?? (body ? 'POST' : 'GET'),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...asked.headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: bodySchema.parse(await response.json()) };
}

async function start(relay: RelayProcess, storage?: object): Promise<string> {
  const { status, body } = await ask(relay, SESSIONS, { body: { storage } });
  expect({ status, body }).toMatchObject({ status: 201 });
  return `${SESSIONS}/${z.object({ sessionId: z.string() }).parse(body).sessionId}`;
}

const act = (relay: RelayProcess, session: string, body: object, headers: Record<string, string> = {}) =>
  ask(relay, `${session}/action`, { body, headers });

const click = (name: string) => ({ action: 'click', target: { role: 'button', name } });

/** The heading of the site, as the session sees it. */
async function greeting(relay: RelayProcess, session: string): Promise<unknown> {
  await ask(relay, `${session}/open`, { body: { url } });
  const { body } = await act(relay, session, { action: 'getText', target: { selector: 'h1' } });
  return body.value;
}

function storedProfile() {
  return database.sql.selectFrom('browser_profiles').selectAll().executeTakeFirstOrThrow();
}

function processesBelow(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.flatMap(line => {
    const [id, parent, state] = line.trim().split(/\s+/);
    return state?.startsWith('Z') ? [] : [{ id: Number(id), parent: Number(parent) }];
  });
  const below = (of: number): number[] => {
    const children = all.filter(({ parent }) => parent === of).map(({ id }) => id);
    return [...children, ...children.flatMap(below)];
  };
  return below(pid);
}

describe('a session on one relay, through the other', () => {
  let session: string;
  beforeAll(async () => {
    session = await start(one, { profile: 'club' });
  });

  test('opens, looks and acts; a repeated key runs nothing again', async () => {
    expect(await greeting(other, session)).toBe('Log in');
    const { body } = await ask(other, `${session}/snapshot`, { body: {} });
    expect(body).toMatchObject({ success: true, snapshot: expect.stringContaining('textbox "Name"') });
    expect((await act(other, session, click('Enter'))).body).toMatchObject({ success: true });
    expect(await greeting(other, session)).toBe('Welcome, Ann');
    const key = { 'idempotency-key': 'visit-1' };
    const first = await act(other, session, click('Visit'), key);
    expect(first.body).toMatchObject({ success: true, effect: 'changed' });
    // The first answer, from whichever relay.
    for (const relay of [other, one]) expect(await act(relay, session, click('Visit'), key)).toEqual(first);
    const kept = await act(one, session, { action: 'getText', target: { selector: '#kept' } });
    expect(kept.body).toMatchObject({ value: 'Visits: 1' });
    expect(await ask(other, session)).toEqual(await ask(one, session));
  });

  test('is none for another tenant, on each route', async () => {
    const missing = `${SESSIONS}/bs_00000000000000000000000000000000`;
    const { key, ...posted } = { key: keys.other, body: { url } };
    for (const path of ['', '/open', '/snapshot', '/action', '/tabs', '/storage/export', '/storage/save']) {
      const asked = { key, ...(path === '' ? {} : posted) };
      const refused = await ask(other, `${session}${path}`, asked);
      expect(refused.status).toBe(404);
      expect(refused).toEqual(await ask(other, `${missing}${path}`, asked));
    }
    expect((await ask(other, session, { key, method: 'DELETE' })).status).toBe(404);
    expect((await ask(one, session)).status).toBe(200);
  });

  test('the internal listener serves these routes alone, and only with the key of the cluster', async () => {
    const caller = Buffer.from('{"kind":"key","id":"k","tenant":"acme"}').toString('base64url');
    const inside = (key: string, path: string, headers = {}) => ask({ url: address }, path, { key, headers });
    const { instance } = await storedProfile();
    const named = { 'x-assent-caller': caller, 'x-assent-instance': String(instance) };
    expect(await inside(CLUSTER_KEY, session, named)).toMatchObject({ status: 200 });
    for (const key of [keys.acme, `${CLUSTER_KEY}x`, CLUSTER_KEY.slice(1), ''])
      expect(await inside(key, session, named)).toMatchObject({ status: 401 });
    for (const [left, status] of [
      ['x-assent-caller', 400],
      ['x-assent-instance', 421],
    ] as const)
      expect(await inside(CLUSTER_KEY, session, { ...named, [left]: '' })).toMatchObject({ status });
    const stranger = Buffer.from('{"kind":"key","id":"k","tenant":"other"}').toString('base64url');
    expect(await inside(CLUSTER_KEY, session, { ...named, 'x-assent-caller': stranger })).toMatchObject({
      status: 404,
    });
    for (const path of [PROFILES, '/api/v1/models', '/healthz', SESSIONS])
      expect(await inside(CLUSTER_KEY, path, named)).toMatchObject({ status: 404 });
    // Nobody outside becomes another caller by the header.
    expect(await ask(other, session, { key: keys.other, headers: named })).toMatchObject({ status: 404 });
  });

  test('its profile has one writer over both relays, and any number of readers', async () => {
    expect(await ask(other, `${session}/storage/save`, { body: {} })).toMatchObject({ status: 200 });
    const taken = { storage: { profile: 'club' } };
    for (const relay of [one, other])
      expect(await ask(relay, SESSIONS, { body: taken })).toMatchObject({
        ...{ status: 409, body: { error: { code: 'profile_in_use' } } },
      });
    expect(await ask(other, `${PROFILES}/club`, { method: 'DELETE' })).toMatchObject({ status: 409 });
    const reading = await start(other, { profile: 'club', readOnly: true });
    expect(await greeting(other, reading)).toBe('Welcome, Ann');
    expect((await ask(other, `${reading}/storage/save`, { body: {} })).status).toBe(422);
    await ask(one, reading, { method: 'DELETE' });
    expect((await ask(one, PROFILES)).body).toMatchObject({
      profiles: [{ name: 'club', inUse: true, bytes: expect.any(Number) }],
    });
    expect((await ask(one, PROFILES, { key: keys.other })).body).toEqual({ profiles: [] });
  });

  test('a stored record can be read nowhere, and opens for no other tenant', async () => {
    const record = await storedProfile();
    const text = JSON.stringify([record, Buffer.from(record.sealed ?? []).toString('latin1')]);
    expect(text).not.toMatch(/canary|Visits|127\.0\.0\.1/);
    const moved = { ...record, owner: JSON.stringify(['other', 'anonymous']), tenant: 'other' };
    const free = { session: null, instance: null };
    await database.sql
      .insertInto('browser_profiles')
      .values({ ...moved, ...free })
      .execute();
    expect(
      await ask(other, SESSIONS, { key: keys.other, body: { storage: { profile: 'club' } } }),
    ).toMatchObject({ status: 409, body: { error: { code: 'profile_unreadable' } } });
    // It is not held by the session that was refused.
    expect(await ask(one, `${PROFILES}/club`, { key: keys.other, method: 'DELETE' })).toMatchObject({
      status: 200,
    });
  });

  test('ends with its relay: clients learn it, no browser is left, and the profile goes on elsewhere', async () => {
    const browsers = processesBelow(one.pid);
    expect(browsers.length).toBeGreaterThan(2);
    const waiting = act(other, session, { action: 'wait', params: { for: 'time', seconds: 20 } });
    await expect.poll(async () => (await ask(other, session)).body.status).toBe('busy');
    const began = performance.now();
    await one.end('SIGKILL');
    const lost = {
      status: 410,
      body: { error: { code: 'session_lost', details: { profile: 'club' } } },
    };
    expect(await waiting).toMatchObject(lost);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await ask(other, session)).status).toBe(404);
    const next = await start(other, { profile: 'club' });
    expect(await greeting(other, next)).toBe('Welcome, Ann');
    const left = (): number => {
      const running = execFileSync('ps', ['-eo', 'pid=,stat='], { encoding: 'utf8' }).split('\n');
      return browsers.filter(pid => running.some(line => new RegExp(`^ *${pid} +[^Z]`).test(line))).length;
    };
    await expect.poll(left, { timeout: 10_000 }).toBe(0);
  });

  test('a relay that stops stores what its sessions have changed', async () => {
    const before = await storedProfile();
    const sessionId = before.session;
    await act(other, `${SESSIONS}/${sessionId}`, click('Visit'));
    await other.end('SIGTERM');
    const after = await storedProfile();
    expect(after.saved_at?.getTime()).toBeGreaterThan(before.saved_at?.getTime() ?? Infinity);
    expect(after.session).toBeNull();
    expect(other.output()).not.toMatch(new RegExp(`defect|${CANARY}|${CLUSTER_KEY}`));
  });
});
