import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { askRelay, callOf, eventsOf } from '../testing/ask-relay.ts';
import { parseAgent } from './agents/load-agents.ts';
import { createRelay } from './app.ts';
import { EXTENSION_ORIGIN } from './guards/guard-origin.ts';
import { CHAT_PATH, HEALTH_PATH } from './http/paths.ts';
import type { Model } from './model/model.ts';
import { createOfflineModel } from './offline/offline-model.ts';
import { currentTime } from './tools/current-time.ts';

function relay(): Hono {
  return createRelay({ models: [createOfflineModel()], agents: [parseAgent('default', 'Be helpful.')] });
}

test('names the address of the chat', async () => {
  expect(await (await relay().request(HEALTH_PATH)).json()).toEqual({
    status: 'ok',
    name: 'assent-relay',
    model: 'offline',
  });
  const missing = await relay().request('/');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { message: expect.stringContaining(CHAT_PATH) } });
});

test('reports a defect by kind and place on standard error, without its message', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const broken: Model = {
    ...createOfflineModel(),
    answer: async () => {
      throw new TypeError('canary');
    },
  };
  const app = createRelay({ models: [broken], agents: [parseAgent('default', 'Be helpful.')] });
  const events = await askRelay(app.request, { message: 'hello', session_id: crypto.randomUUID() });
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();
  expect(events).toContainEqual({ error: expect.objectContaining({ code: 'relay_failed' }) });
  expect(lines).toEqual([
    expect.stringMatching(/^The relay has a defect: TypeError at [^ ]*app\.test\.ts:\d+:\d+\n$/),
  ]);
  expect(lines.join()).not.toContain('canary');
});

test("mounted in somebody's app it guards its own routes alone", async () => {
  const theirs = new Hono();
  theirs.route('/', relay());
  theirs.get('/about', context => context.text('about us'));
  const foreign = { headers: { origin: 'https://theirs.test', host: 'theirs.test' } };
  expect(await (await theirs.request('/about', foreign)).text()).toBe('about us');
  expect((await theirs.request(HEALTH_PATH, foreign)).status).toBe(421);
  expect(
    (await theirs.request(CHAT_PATH, { method: 'POST', headers: { origin: 'https://theirs.test' } })).status,
  ).toBe(403);
});

test('the example of the README: mounted in a site of its own host', async () => {
  const site = new Hono();
  site.get('/', context => context.text('our site'));
  site.route(
    '/',
    createRelay({
      models: [createOfflineModel()],
      agents: [parseAgent('default', '---\ntools: current_time\n---\nYou help our staff. Be brief.')],
      serverTools: [currentTime()],
      hosts: ['assistant.example.com'],
    }),
  );
  expect(await (await site.request('/')).text()).toBe('our site');
  const response = await site.request(`https://assistant.example.com${CHAT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'assistant.example.com', origin: EXTENSION_ORIGIN },
    body: JSON.stringify({ message: 'what time is it?', session_id: crypto.randomUUID() }),
  });
  expect(response.status).toBe(200);
  expect(callOf(eventsOf(await response.text()))?.name).toBe('current_time');
});

test('explains how to add a host', async () => {
  const response = await relay().request(HEALTH_PATH, { headers: { host: 'relay.example.com' } });
  expect(response.status).toBe(421);
  expect(await response.json()).toMatchObject({
    error: { message: expect.stringMatching(/RELAY_HOSTS.*"hosts" of createRelay/) },
  });
});

test('options that can never match a request are refused, and those that can are matched', async () => {
  const models = [createOfflineModel()];
  const agents = [parseAgent('default', 'Be helpful.')];
  expect(() => createRelay({ models, agents, origins: ['*'] })).toThrow('"*" in "origins"');
  expect(() => createRelay({ models, agents, hosts: ['https://a.test'] })).toThrow('in "hosts"');
  expect(() => createRelay({ models, agents: [] })).toThrow('at least one of "agents"');
  expect(() => createRelay({ models: [], agents })).toThrow('at least one of "models"');
  const app = createRelay({ models, agents, origins: ['https://A.test/'] });
  expect((await app.request(HEALTH_PATH, { headers: { origin: 'https://a.test' } })).status).toBe(200);
});

test('under a path of theirs, too', async () => {
  const theirs = new Hono().route('/assistant', relay());
  const response = await theirs.request(`/assistant${CHAT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello', session_id: crypto.randomUUID() }),
  });
  expect(await response.text()).toContain('{"message":"对话完成"}');
});
