import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { InterceptRule } from '@assent/shared';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSecretParameter, maskAddress } from '../../extension/page/secrets/mask-address.ts';
import { type LaunchedChromium, launchChromium } from '../../relay/src/browser/chromium/launch-chromium.ts';
import { SessionNetwork } from '../../relay/src/browser/network/session-network.ts';
import { toHar } from '../../relay/src/browser/network/to-har.ts';
import { SessionStorage } from '../../relay/src/browser/storage/session-storage.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { startSessionRelay } from './session-relay.ts';

/** Each way of a page to load an address, with what it got, or `failed`. */
const WAYS = `
  const append = (tag, more) => new Promise(done => {
    const element = Object.assign(document.createElement(tag), more);
    element.onload = () => done('loaded');
    element.onerror = () => done('failed');
    document.body.append(element);
  });
  const text = promise => promise.then(answer => answer.text()).catch(() => 'failed');
  window.WAYS = {
    fetch: url => text(fetch(url)),
    xhr: url => new Promise(done => {
      const request = new XMLHttpRequest();
      request.onload = () => done(request.responseText);
      request.onerror = () => done('failed');
      request.open('GET', url);
      request.send();
    }),
    script: url => append('script', { src: url }),
    stylesheet: url => append('link', { rel: 'stylesheet', href: url }),
    image: url => append('img', { src: url }),
    document: url => append('iframe', { src: url }).then(() => {
      const { contentDocument } = [...document.querySelectorAll('iframe')].at(-1);
      return contentDocument ? contentDocument.body.textContent : 'failed';
    }),
    worker: url => new Promise(done => {
      const source = 'fetch(' + JSON.stringify(url) + ').then(a => a.text()).catch(() => "failed").then(postMessage)';
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
      worker.onmessage = ({ data }) => done(data);
    }),
  };
`;

const SERVICE_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', event => event.waitUntil(clients.claim()));
  self.addEventListener('fetch', event => {
    if (event.request.url.includes('/own')) event.respondWith(fetch('/from-worker'));
  });
`;

type Asked = { path: string; host: string; headers: Record<string, string | string[] | undefined> };

let asked: Asked[] = [];

const answer: RequestListener = (request, response) => {
  const url = request.url ?? '/';
  asked.push({ path: url, host: request.headers.host ?? '', headers: request.headers });
  const send = (type: string, body: string | Buffer, more: Record<string, string | string[]> = {}): void => {
    response.writeHead(200, { 'content-type': type, ...more }).end(body);
  };
  if (url.startsWith('/redirect')) {
    response.writeHead(302, { location: `http://other.localhost:${port}/landed` }).end();
  } else if (url === '/') send('text/html', `<body><script>${WAYS}</script>`);
  else if (url.startsWith('/login'))
    send('text/html', '<body>in', { 'set-cookie': ['id=canary-cookie; HttpOnly', 'b=2'] });
  else if (url.startsWith('/sw.js')) send('text/javascript', SERVICE_WORKER);
  else if (url.startsWith('/zipped'))
    send('text/plain', gzipSync('zipped text'), { 'content-encoding': 'gzip' });
  else if (url.startsWith('/cached')) send('text/plain', 'kept', { 'cache-control': 'max-age=600' });
  else if (url.includes('.css')) send('text/css', 'body { margin: 0 }');
  else if (url.includes('.png')) send('image/png', PICTURE);
  else if (url.includes('.html')) send('text/html', '<body>real');
  else if (url.includes('.js')) send('text/javascript', 'window.real = true');
  else if (request.method === 'POST') {
    const chunks: string[] = [];
    request.setEncoding('utf8').on('data', chunk => chunks.push(String(chunk)));
    request.on('end', () => send('text/plain', `got ${chunks.join('').length}`));
  } else send('text/plain', 'real', { 'x-server': 'yes' });
};

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const server = createServer(answer);
let port = 0;
let launched: LaunchedChromium;

beforeAll(async () => {
  server.listen(0, '127.0.0.2');
  await once(server, 'listening');
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  launched = await launchChromium({
    executable: findPageBrowser(),
    // Tests run as root.
    isSandboxed: false,
    allowedHosts: [`site.localhost:${port}`, `other.localhost:${port}`],
    resolve: async () => [{ address: '127.0.0.2', family: 4 }],
  });
});

afterAll(async () => {
  await launched.close();
  server.close();
});

type Session = { context: BrowserContext; network: SessionNetwork; storage: SessionStorage; page: Page };

async function inSession<Value>(run: (session: Session) => Promise<Value>): Promise<Value> {
  asked = [];
  const context = await launched.browser.newContext();
  try {
    const network = new SessionNetwork(context, launched.egress.port, { maskAddress, isSecretParameter });
    const storage = new SessionStorage(context, network);
    return await run({ context, network, storage, page: await context.newPage() });
  } finally {
    await context.close();
  }
}

const at = (path: string, host = 'site.localhost'): string => `http://${host}:${port}${path}`;

function load(page: Page, way: string, url: string): Promise<unknown> {
  return page.evaluate(`window.WAYS[${JSON.stringify(way)}](${JSON.stringify(url)})`);
}

const paths = (): string[] => asked.map(({ path }) => path);

const KINDS = [
  ['fetch', '/x.txt', 'fetch', 'mocked', 'real'],
  ['xhr', '/x.txt', 'xhr', 'mocked', 'real'],
  ['script', '/x.js', 'script', 'loaded', 'loaded'],
  ['stylesheet', '/x.css', 'stylesheet', 'loaded', 'loaded'],
  ['image', '/x.png', 'image', 'failed', 'loaded'],
  ['document', '/x.html', 'document', 'mocked', 'real'],
  ['worker', '/x.txt', 'fetch', 'mocked', 'real'],
] as const;

test('each kind of resource is blocked, mocked, modified, and let through again', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    for (const [way, path, resourceType, mocked, real] of KINDS) {
      const url = at(`${path}?${way}`);
      const rule = { urlPattern: `**${path}?${way}`, resourceType } as const;
      await network.replaceRules([{ ...rule, action: 'block' }]);
      expect({ way, got: await load(page, way, url) }).toEqual({ way, got: 'failed' });
      const contentType =
        way === 'stylesheet' ? 'text/css' : way === 'script' ? 'text/javascript' : 'text/html';
      const response = { body: way === 'script' || way === 'stylesheet' ? '' : 'mocked', contentType };
      await network.replaceRules([{ ...rule, action: 'mock', response }]);
      expect({ way, got: await load(page, way, url) }).toEqual({ way, got: mocked });
      expect(paths()).not.toContain(`${path}?${way}`);

      await network.replaceRules([
        { ...rule, action: 'modify', headers: { 'X-Added': way, 'user-agent': null } },
      ]);
      expect({ way, got: await load(page, way, url) }).toEqual({ way, got: real });
      expect(asked.find(each => each.path === `${path}?${way}`)?.headers['x-added']).toBe(way);
      await network.replaceRules([]);
      expect({ way, got: await load(page, way, url) }).toEqual({ way, got: real });
    }
  });
});

test('the first rule decides, and a deleted one no longer', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    const mock = (body: string): InterceptRule => ({
      urlPattern: '**/data',
      action: 'mock',
      response: { body },
    });
    const first = await network.addRule(mock('first'));
    const second = await network.addRule({ ...mock('second'), method: 'get' });
    await network.addRule({ ...mock('other'), method: 'POST' });
    expect(await load(page, 'fetch', at('/data'))).toBe('first');
    await network.deleteRule(first.ruleId);
    expect(await load(page, 'fetch', at('/data#part'))).toBe('second');
    await network.deleteRule(second.ruleId);
    expect(await load(page, 'fetch', at('/data'))).toBe('real');
    await expect(network.deleteRule(second.ruleId)).rejects.toMatchObject({ code: 'rule_not_found' });
    const [, decided] = network.listHistory({ urlPattern: '**/data' }).entries;
    expect(decided?.ruleId).toBe(second.ruleId);
  });
});

test('at most fifty rules', async () => {
  await inSession(async ({ network }) => {
    const rule = { urlPattern: 'x', action: 'block' } as const;
    await network.replaceRules(Array.from({ length: 50 }, () => rule));
    await expect(network.addRule(rule)).rejects.toMatchObject({ code: 'too_many_rules', status: 429 });
  });
});

test('an answer is modified: its status, headers and body, with the cookies of the browser', async () => {
  await inSession(async ({ page, context, network }) => {
    await page.goto(at('/login'));
    await page.goto(at('/'));
    const rule = { urlPattern: '**/answer*', action: 'modify' } as const;
    await network.replaceRules([
      { ...rule, response: { status: 203, headers: { 'x-new': '1', 'x-server': null } } },
    ]);
    const read = `fetch('/answer', { method: 'POST', body: 'abc' }).then(async a =>
      [a.status, a.headers.get('x-new'), a.headers.get('x-server'), await a.text()])`;
    expect(await page.evaluate(read)).toEqual([203, '1', null, 'got 3']);
    expect(asked.at(-1)?.headers.cookie).toContain('canary-cookie');
    await network.replaceRules([{ ...rule, response: { body: 'other', contentType: 'text/x-own' } }]);
    expect(
      await page.evaluate(
        `fetch('/answer').then(async a => [a.status, a.headers.get('content-type'), await a.text()])`,
      ),
    ).toEqual([200, 'text/x-own', 'other']);
    await network.replaceRules([
      { urlPattern: '**', action: 'modify', response: { headers: { 'x-new': '2' } } },
    ]);
    expect(await load(page, 'fetch', at('/zipped'))).toBe('zipped text');
    await context.clearCookies();
    await load(page, 'fetch', at('/login'));
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['b', 'id']);
    // A server that lets no other site read its answer is not overruled.
    expect(await load(page, 'fetch', at('/answer', 'other.localhost'))).toBe('failed');
  });
});

test('a modified request is judged by the proxy as any other', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    await network.replaceRules([
      { urlPattern: '**', action: 'modify', response: { headers: { 'x-new': '2' } } },
    ]);
    const inside = `http://inside.localhost:${port}/inside`;
    await load(page, 'image', inside);
    expect(paths()).not.toContain('/inside');
    expect(launched.egress.failureOf(`inside.localhost:${port}`)).toBeDefined();
  });
});

test('an added secret does not follow a redirect to another site', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    const headers = { Authorization: 'Bearer canary-header' };
    await network.replaceRules([{ urlPattern: '**/redirect', action: 'modify', headers }]);
    await load(page, 'image', at('/redirect'));
    const sent = asked.filter(({ path }) => path === '/redirect' || path === '/landed');
    expect(sent.map(({ path, headers: { authorization } }) => [path, authorization])).toEqual([
      ['/redirect', 'Bearer canary-header'],
      ['/landed', undefined],
    ]);
  });
});

test('the cache works again when there are no rules', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    const loads = async (): Promise<number> => {
      for (let times = 0; times < 3; times += 1) await load(page, 'fetch', at('/cached'));
      return paths().filter(path => path === '/cached').length;
    };
    expect(await loads()).toBe(1);
    const { ruleId } = await network.addRule({ urlPattern: '**/nothing', action: 'block' });
    expect(await loads()).toBe(4);
    await network.deleteRule(ruleId);
    expect(await loads()).toBeLessThanOrEqual(5);
  });
});

test('what a service worker fetches is seen by rules and history, and where a redirect leads by history alone', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    await page.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)
      .then(() => navigator.serviceWorker.controller || new Promise(done => navigator.serviceWorker.oncontrollerchange = done)).then(() => 1)`);
    expect(await load(page, 'fetch', at('/own'))).toBe('real');
    await network.replaceRules([
      { urlPattern: '**/from-worker', action: 'mock', response: { body: 'mocked' } },
      { urlPattern: '**/landed', action: 'block' },
    ]);
    expect(await load(page, 'fetch', at('/own'))).toBe('mocked');
    expect(await load(page, 'image', at('/redirect'))).toBe('failed');
    expect(paths()).toContain('/landed');
    const seen = network
      .listHistory()
      .entries.map(({ url, ruleId }) => `${new URL(url).pathname} ${ruleId ? 'ruled' : ''}`);
    expect(seen).toContain('/from-worker ruled');
    expect(seen).toContain('/landed ');
  });
});

test('history: entries, filters, and no secrets', async () => {
  await inSession(async ({ page, context, network }) => {
    await page.goto(at('/login?access_token=canary-query'));
    await page.goto(at('/?q=tea'));
    await page.goto(`http://ann:canary-password@site.localhost:${port}/private.html`);
    await page.goto(at('/?q=tea'));
    await page.evaluate(`fetch('/api?page=2&sig=canary-signature', { method: 'POST', body: 'canary-body',
      headers: { authorization: 'Bearer canary-header', 'x-api-key': 'canary-key' } }).then(a => a.text())`);
    const other = await context.newPage();
    await other.goto(at('/x.html#access_token=canary-fragment'));
    await expect
      .poll(() => network.listHistory({ resourceType: 'fetch' }).entries.at(-1)?.bytes)
      .toBeGreaterThan(5);
    expect(asked.some(({ headers }) => headers.authorization === 'Bearer canary-header')).toBe(true);
    const all = network.listHistory();
    for (const kept of [JSON.stringify(all), JSON.stringify(toHar(all.entries))])
      expect(kept).not.toContain('canary');
    expect(all.entries.every(entry => Buffer.byteLength(JSON.stringify(entry)) <= 2_048)).toBe(true);
    const [api] = network.listHistory({ urlPattern: '**/api?**' }).entries;
    expect(api).toMatchObject({
      method: 'POST',
      resourceType: 'fetch',
      status: 200,
      mimeType: 'text/plain',
      tabIndex: 0,
    });
    expect(api?.url).toBe(at('/api?page=2&sig=••••••'));
    expect(api?.ms).toBeGreaterThanOrEqual(0);
    const found = (query: Parameters<SessionNetwork['listHistory']>[0]): number =>
      network.listHistory(query).entries.length;
    expect(network.listHistory({ limit: 1 })).toMatchObject({ entries: [{ tabIndex: 1 }], total: all.total });
    expect(found({ method: 'post' })).toBe(1);
    expect(found({ status: 404 })).toBe(0);
    expect(found({ since: api?.id ?? '' })).toBe(1);
    expect(network.clearHistory()).toBe(all.total);
    expect(found({})).toBe(0);
  });
});

test('history keeps the last five hundred', async () => {
  await inSession(async ({ page, network }) => {
    await page.goto(at('/'));
    await network.addRule({ urlPattern: '**/many*', action: 'block' });
    await page.evaluate(
      `Promise.all(Array.from({ length: 505 }, (_, at) => fetch('/many?' + at).catch(() => 0)))`,
    );
    const { entries, total } = network.listHistory();
    expect([entries.length, total]).toEqual([500, 500]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(500);
  });
});

const STORE = `new Promise((done, fail) => {
  localStorage.login = 'canary-local';
  const opening = indexedDB.open('db', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const change = opening.result.transaction('keys', 'readwrite');
    change.objectStore('keys').put({ token: 'canary-indexed', at: new Date(0) }, 'mine');
    change.oncomplete = () => { opening.result.close(); done(1); };
  };
})`;

const READ = `(async () => {
  const names = (await indexedDB.databases()).map(each => each.name);
  const value = !names.includes('db') ? undefined : await new Promise(done => {
    const opening = indexedDB.open('db');
    opening.onsuccess = () => {
      const asking = opening.result.transaction('keys').objectStore('keys').get('mine');
      asking.onsuccess = () => { opening.result.close(); done(asking.result); };
    };
  });
  const workers = await navigator.serviceWorker.getRegistrations();
  return { local: localStorage.login ?? null, indexed: value?.token ?? null, at: value?.at.getTime() ?? null,
    caches: (await caches.keys()).length, workers: workers.length };
})()`;

test('storage: exported, imported elsewhere, and cleared', async () => {
  const state = await inSession(async ({ page, storage }) => {
    await page.goto(at('/login'));
    await page.evaluate(STORE);
    await page.goto(at('/', 'other.localhost'));
    return storage.export();
  });
  expect(state.origins.map(({ origin }) => origin)).toEqual([at('')]);
  await inSession(async ({ page, context, network, storage }) => {
    await storage.import(JSON.parse(JSON.stringify(state)));
    expect(asked).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(network.listHistory().entries).toEqual([]);
    await page.goto(at('/'));
    expect(asked[0]?.headers.cookie).toContain('id=canary-cookie');
    expect(await page.evaluate(READ)).toMatchObject({
      local: 'canary-local',
      indexed: 'canary-indexed',
      at: 0,
    });
    expect((await storage.export({ indexedDB: false })).origins[0]).not.toHaveProperty('indexedDB');

    await page.evaluate(`caches.open('c').then(c => c.put('/x', new Response('x'))).then(() => navigator.serviceWorker.register('/sw.js'))
      .then(() => navigator.serviceWorker.ready).then(() => 1)`);
    expect(await page.evaluate(READ)).toMatchObject({ caches: 1, workers: 1 });
    expect(await storage.clear()).toBe(1);
    expect(await context.cookies()).toEqual([]);
    const none = { local: null, indexed: null, at: null, caches: 0, workers: 0 };
    await expect.poll(() => page.evaluate(READ)).toEqual(none);
    expect(await storage.export()).toEqual({ cookies: [], origins: [] });
  });
});

test('storage of a session without a tab, of a frame of another site, and one that is refused', async () => {
  await inSession(async ({ page, context, storage }) => {
    await page.goto(at('/'));
    await load(page, 'document', at('/frame.html', 'other.localhost'));
    const frame = page.frames().at(-1);
    await frame?.evaluate(`localStorage.own = 'canary-frame'`);
    await storage.clear();
    expect(await frame?.evaluate(`localStorage.own ?? null`)).toBe(null);
    await page.close();
    await storage.clear();
    expect(await storage.export()).toEqual({ cookies: [], origins: [] });
    expect(context.pages()).toEqual([]);
    const cookie = { name: '__Host-x', value: '1', domain: '.site.localhost', path: '/x', expires: -1 };
    const more = { httpOnly: true, secure: false, sameSite: 'Lax' } as const;
    await expect(storage.import({ cookies: [{ ...cookie, ...more }], origins: [] })).rejects.toMatchObject({
      code: 'storage_refused',
    });
  });
});

test('the routes', async () => {
  const relay = await startSessionRelay({ '/': '<h1>real</h1>' });
  try {
    const client = relay.as('acme');
    const session = await client.start();
    const rule = {
      urlPattern: '**/mocked',
      action: 'mock',
      response: { body: '<h1>mocked</h1>', contentType: 'text/html' },
    };
    const rules = `${session}/intercept/rules`;
    expect(await client.post(rules, { rules: [rule] })).toMatchObject({
      status: 200,
      body: { rules: [rule] },
    });
    const added = await client.post(`${session}/intercept/rule`, { urlPattern: '**/never', action: 'block' });
    expect(added).toMatchObject({ status: 201, body: { ruleId: expect.stringMatching(/^rule_/u) } });
    expect(await client.post(`${session}/open`, { url: `${relay.site}/mocked?` })).toMatchObject({
      status: 200,
    });
    await client.post(`${session}/open`, { url: `${relay.site}/mocked` });
    expect((await client.post(`${session}/snapshot`)).body.snapshot).toContain('mocked');
    const one = `${session}/intercept/rule/${String(added.body.ruleId)}`;
    expect(await client.delete(one)).toMatchObject({ status: 200 });
    expect(await client.delete(one)).toMatchObject({
      status: 404,
      body: { error: { code: 'rule_not_found' } },
    });
    expect(await client.get(rules)).toMatchObject({ body: { rules: [rule] } });
    for (const wrong of [
      { headers: { HOST: 'x' } },
      { headers: { 'Proxy-Y': 'x' } },
      { headers: { a: 'x\r\ny: z' } },
      {},
    ])
      expect(
        await client.post(`${session}/intercept/rule`, { urlPattern: '**', action: 'modify', ...wrong }),
      ).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_request' } },
      });
    const history = `${session}/network/history`;
    expect(await client.get(`${history}?urlPattern=**/mocked&limit=5`)).toMatchObject({ body: { total: 1 } });
    expect(await client.get(`${history}?format=har`)).toMatchObject({ body: { log: { version: '1.2' } } });
    expect(await client.get(`${history}?status=x`)).toMatchObject({ status: 400 });
    expect(await client.delete(history)).toMatchObject({ body: { success: true } });
    const exported = await client.post(`${session}/storage/export`);
    expect(exported).toMatchObject({ status: 200, body: { cookies: [], origins: [] } });
    const origins = [{ origin: relay.site, localStorage: [{ name: 'a', value: 'b' }] }];
    expect(await client.post(`${session}/storage/import`, { cookies: [], origins })).toMatchObject({
      body: { origins: 1 },
    });
    expect(await client.post(`${session}/storage/export`)).toMatchObject({ body: { origins } });
    const local = { cookies: [], origins: [{ origin: 'file://', localStorage: [] }] };
    expect(await client.post(`${session}/storage/import`, local)).toMatchObject({ status: 400 });
    expect(await client.delete(`${session}/storage`)).toMatchObject({ status: 200, body: { success: true } });
    // Of another tenant there is no session.
    const stranger = relay.as('evil');
    const asked = [stranger.get(rules), stranger.post(rules, { rules: [] }), stranger.get(history)];
    const more = [stranger.post(`${session}/storage/export`), stranger.delete(`${session}/storage`)];
    for (const refused of await Promise.all([...asked, ...more])) expect(refused.status).toBe(404);
  } finally {
    await relay.close();
  }
});
