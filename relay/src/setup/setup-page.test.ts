import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelListSchema } from '@assent/shared';
import type { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { askRelay, contentOf } from '../../testing/ask-relay.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type Access, unauthorized } from '../access/access.ts';
import { addKey } from '../access/key-file.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import { createModel } from '../create-models.ts';
import { MODELS_PATH } from '../http/paths.ts';
import { LiveModels } from '../live-models.ts';
import { createOfflineModel } from '../offline/offline-model.ts';
import { relayFromEnvironment } from '../relay-from-environment.ts';
import { ConnectedModels } from './connecting/connected-models.ts';
import { setupRoutes } from './setup-routes.ts';

const HERE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

let open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.map(each => each.close()));
  open = [];
});

async function modelServer(options?: Parameters<typeof startModelServer>[0]): Promise<ModelServer> {
  const server = await startModelServer(options);
  open.push(server);
  return server;
}

type Environment = Record<string, string>;

type OwnRelay = { ask: Ask; file: string; app: Hono };

async function relay(environment: Environment = {}): Promise<OwnRelay> {
  const file = join(temporaryFolder(), 'own', 'models.json');
  const made = await relayFromEnvironment({
    environment: {
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RELAY_SETUP_FILE: file,
      RELAY_KEYS_FILE: '',
      ...environment,
    },
  });
  open.push(made);
  const { app } = made;
  return { app, file, ask: (path, init) => app.request(ORIGIN + path, init, HERE) };
}

type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;

const ORIGIN = 'http://localhost:8787';

function tokenIn(page: string): string {
  return /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

async function openPage(ask: Ask, query = ''): Promise<string> {
  return await (await ask(`/setup${query}`, { headers: { host: 'localhost:8787' } })).text();
}

function post(ask: Ask, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask('/setup', {
    method: 'POST',
    headers: {
      host: 'localhost:8787',
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

async function connect(ask: Ask, fields: Record<string, string>): Promise<string> {
  const token = tokenIn(await openPage(ask));
  return await (await post(ask, { token, wish: 'connect', service: 'other', ...fields })).text();
}

async function modelsOf(ask: Ask): Promise<ReturnType<typeof modelListSchema.parse>> {
  return modelListSchema.parse(await (await ask(MODELS_PATH)).json());
}

test('a model connects without a restart, answers, and stays over one', async () => {
  const server = await modelServer({ key: 'sk-right' });
  const { ask, file } = await relay();
  expect(await modelsOf(ask)).toMatchObject({
    models: [{ id: 'offline', is_rules: true }],
    setup_path: '/setup',
  });
  const page = await connect(ask, { address: server.address, key: 'sk-right' });
  expect(page).toContain('tea-large is connected and answers.');
  expect(page).toContain('can propose actions');
  expect(page).not.toContain('sk-right');
  expect(await modelsOf(ask)).toMatchObject({
    models: [{ id: 'tea-large', is_default: true, tools: 'native', images: false }],
  });
  const asked = { message: 'Which model are you?', session_id: crypto.randomUUID() };
  expect(contentOf(await askRelay((path, init) => ask(path, init), asked))).toBe('I am tea-large.');
  expect(statSync(file).mode & 0o077).toBe(0);
  const again = await relay({ RELAY_SETUP_FILE: file });
  expect((await modelsOf(again.ask)).models).toMatchObject([{ id: 'tea-large' }]);
});

test('another model of a service needs no second key, and the first can be forgotten', async () => {
  const server = await modelServer({ key: 'sk-right' });
  const { ask, file } = await relay();
  await connect(ask, { address: server.address, key: 'sk-right' });
  await connect(ask, { address: server.address, model: 'tea-small' });
  expect((await modelsOf(ask)).models.map(({ id }) => id)).toEqual(['tea-small']);
  const token = tokenIn(await openPage(ask));
  const page = await post(ask, { token, wish: 'forget', service: 'other', address: server.address });
  expect(await page.text()).toContain('is forgotten, and so is its key');
  expect((await modelsOf(ask)).models.map(({ id }) => id)).toEqual(['offline']);
  expect(readFileSync(file, 'utf8')).not.toContain('sk-right');
});

test('a stored key goes to no other address', async () => {
  const right = await modelServer({ key: 'sk-right' });
  const thief = await modelServer();
  const { ask } = await relay();
  await connect(ask, { address: right.address, key: 'sk-right' });
  await connect(ask, { address: thief.address });
  expect(thief.keys).not.toContain('sk-right');
  expect(thief.keys.length).toBeGreaterThan(0);
});

test.each([
  ['a wrong key', { key: 'sk-wrong' }, 'The service refused the key.'],
  ['a key with spaces', { key: 'sk wrong' }, 'A key has no spaces'],
  ['a model that the server does not have', { key: 'sk-right', model: 'coffee' }, 'coffee did not answer.'],
])('%s is told, and nothing is stored', async (_, fields, told) => {
  const server = await modelServer({ key: 'sk-right' });
  const { ask, file } = await relay();
  expect(await connect(ask, { address: server.address, ...fields })).toContain(told);
  expect((await modelsOf(ask)).models.map(({ id }) => id)).toEqual(['offline']);
  expect(() => statSync(file)).toThrow('ENOENT');
});

test.each([
  ['nothing listens', 'http://127.0.0.1:9/v1', 'can’t reach that address'],
  ['no address', 'ftp://x', 'Enter an address that starts with http:// or https://.'],
  ['the relay itself', 'http://127.0.0.1:8787/v1', 'the address of the relay itself'],
  ['the relay by another of its names', 'http://[::1]:8787/v1', 'the address of the relay itself'],
])('%s', async (_, address, told) => {
  const { ask } = await relay();
  expect(await connect(ask, { address })).toContain(told);
});

test('what was entered stays for the next try, but for the key', async () => {
  const { ask } = await relay();
  const other = await connect(ask, { address: 'http://127.0.0.1:9/v1', model: 'tea-green', key: 'sk-mine' });
  expect(other).toContain('<details open>');
  expect(other).toContain('value="http://127.0.0.1:9/v1"');
  expect(other).toContain('value="tea-green"');
  const cloud = await connect(ask, { service: 'mistral', key: 'sk with spaces' });
  expect(cloud).toContain('value="mistral" checked');
  expect(cloud).not.toContain('value="anthropic" checked');
  expect(other + cloud).not.toMatch(/sk-mine|sk with spaces/);
});

test('a server that refuses tools gets them in the text of the prompt', async () => {
  const server = await modelServer({ tools: 'refused' });
  const { ask } = await relay();
  expect(await connect(ask, { address: server.address })).toContain('can propose actions');
  expect((await modelsOf(ask)).models).toMatchObject([{ id: 'tea-large', tools: 'prompt' }]);
});

test('a model that only talks is connected, and said to', async () => {
  const server = await modelServer({ tools: 'ignored' });
  const { ask } = await relay();
  const page = await connect(ask, { address: server.address });
  expect(page).toContain('proposed no action when asked for one');
  expect(page).not.toContain('can propose actions');
  expect((await modelsOf(ask)).models[0]).not.toHaveProperty('tools');
});

test('a token counts once', async () => {
  const server = await modelServer();
  const { ask } = await relay();
  const token = tokenIn(await openPage(ask));
  const fields = { token, wish: 'connect', service: 'other', address: server.address };
  expect(await (await post(ask, fields)).text()).toContain('is connected');
  expect(await (await post(ask, { ...fields, model: 'tea-small' })).text()).toContain('sent already');
  expect(await (await post(ask, { ...fields, token: '' })).text()).toContain('sent already');
  expect((await modelsOf(ask)).models.map(({ id }) => id)).toEqual(['tea-large']);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['another port of this computer', { origin: 'http://localhost:3000' }, 403],
  ['the extension', { origin: 'chrome-extension://lnccdedmlionplonpdhddcfidchddffn' }, 403],
  ['a name that points at this computer', { host: 'evil.example', origin: 'http://evil.example' }, 421],
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, 403],
  ['a script', { 'content-type': 'text/plain' }, 415],
])('a form from %s is refused', async (_, headers, status) => {
  const { ask } = await relay();
  const token = tokenIn(await openPage(ask));
  const refused = await post(ask, { token, wish: 'connect', service: 'other' }, headers);
  expect(refused.status).toBe(status);
});

test('only this computer sees the page', async () => {
  const { app } = await relay();
  const from = (remoteAddress: string) =>
    app.request('http://localhost:8787/setup', {}, { incoming: { socket: { remoteAddress } } });
  expect((await from('192.168.1.7')).status).toBe(403);
  expect((await from('::ffff:127.0.0.1')).status).toBe(200);
  expect((await app.request('http://localhost:8787/setup')).status).toBe(403);
});

test('no other site can read or frame the page, and it runs no script', async () => {
  const { ask } = await relay();
  const page = await ask('/setup', { headers: { origin: 'https://evil.example' } });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-security-policy')).not.toContain('script-src');
});

test.each([
  { RELAY_SETUP: 'off' },
  { RELAY_HOSTS: 'relay.example' },
  {
    HOST: '0.0.0.0',
    RELAY_JWKS_URL: 'https://id.example/keys',
    RELAY_JWT_ISSUER: 'https://id.example',
    RELAY_JWT_AUDIENCE: 'relay',
  },
])('there is no page with %o', async environment => {
  const { ask } = await relay(environment);
  expect((await ask('/setup')).status).toBe(404);
});

test('from the first key on, the page is locked', async () => {
  const keys = join(temporaryFolder(), 'keys.json');
  const { key } = addKey(keys, { name: 'acme', tenant: undefined, expires: undefined }, Date.now());
  const server = await modelServer();
  const { ask } = await relay({ RELAY_KEYS_FILE: keys });
  const page = await openPage(ask);
  expect(page).toContain('Enter the key of an operator');
  expect(page).not.toContain('name="address"');
  const fields = { token: tokenIn(page), wish: 'unlock', key };
  expect(await (await post(ask, fields)).text()).toContain('This is not the key of an operator.');
  const token = tokenIn(await openPage(ask));
  const wish = { token, wish: 'connect', service: 'other', address: server.address };
  expect(await (await post(ask, wish)).text()).not.toContain('is connected');
  expect(server.keys).toEqual([]);
});

test('an operator opens it with the key', async () => {
  const ask = relayWithOperator('op-key');
  const page = await openPage(ask);
  const fields = { token: tokenIn(page), wish: 'unlock', key: 'op-key' };
  const unlocked = await (await post(ask, fields)).text();
  expect(unlocked).toContain('name="address"');
  const server = await modelServer();
  const wish = { token: tokenIn(unlocked), wish: 'connect', service: 'other', address: server.address };
  expect(await (await post(ask, wish)).text()).toContain('is connected');
});

function relayWithOperator(key: string): Ask {
  const live = new LiveModels([createOfflineModel()]);
  const connected = new ConnectedModels({
    file: join(temporaryFolder(), 'models.json'),
    list: live.list,
    connect: models => live.connect(models),
    createModel: settings => createModel(settings, undefined),
    localServices: [],
  });
  const access: Access = {
    identify({ secret }) {
      if (secret === key) return { kind: 'key', id: 'key', tenant: 'ops', isOperator: true };
      throw unauthorized('key_unknown', 'No.');
    },
  };
  const app = createRelay({
    models: live.list,
    agents: [parseAgent('default', 'Be helpful.')],
    access,
    setup: setupRoutes({ connected, access }),
  });
  return (path, init) => app.request(`${ORIGIN}${path}`, init, HERE);
}

test('a file that can not be used keeps no relay from starting', async () => {
  const file = join(temporaryFolder(), 'models.json');
  writeFileSync(file, 'not JSON');
  const { ask } = await relay({ RELAY_SETUP_FILE: file });
  expect((await modelsOf(ask)).models.map(({ id }) => id)).toEqual(['offline']);
});

test('the page speaks the language of the link, else of the browser', async () => {
  const { ask } = await relay();
  expect(await openPage(ask, '?lang=zh')).toContain('<h1>连接模型</h1>');
  const chinese = await ask('/setup', { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } });
  expect(await chinese.text()).toContain('<html lang="zh-CN">');
  expect(await openPage(ask)).toContain('<h1>Connect a model</h1>');
});
