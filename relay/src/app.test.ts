import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseAgent } from './agents/load-agents.ts';
import { CHAT_PATH, createRelay, HEALTH_PATH } from './app.ts';
import { createOfflineModel } from './model/offline.ts';

function relay(): Hono {
  return createRelay({ models: [createOfflineModel()], agents: [parseAgent('default', 'Be helpful.')] });
}

test('alone it says where the chat is', async () => {
  expect(await (await relay().request(HEALTH_PATH)).json()).toEqual({
    status: 'ok',
    name: 'assent-relay',
    model: 'offline',
  });
  const missing = await relay().request('/');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { message: expect.stringContaining(CHAT_PATH) } });
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

test('under a path of theirs, too', async () => {
  const theirs = new Hono().route('/assistant', relay());
  const response = await theirs.request(`/assistant${CHAT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello', session_id: crypto.randomUUID() }),
  });
  expect(await response.text()).toContain('{"message":"对话完成"}');
});
