import { agentListSchema, modelListSchema } from '@assent/shared';
import { expect, test } from 'vitest';
import { parseAgent } from './agents/load-agents.ts';
import { createRelay } from './app.ts';
import { EXTENSION_ORIGIN } from './guards/guard-origin.ts';
import { AGENTS_PATH, MODELS_PATH } from './http/paths.ts';
import { createAnthropicModel } from './model/anthropic/anthropic-model.ts';
import { createOfflineModel } from './offline/offline-model.ts';

const relay = createRelay({
  models: [
    createAnthropicModel({ apiKey: 'sk-canary', baseUrl: 'http://canary.test', model: 'claude-x' }),
    createOfflineModel(),
  ],
  agents: [
    parseAgent('default', '---\nname: Assent\n---\nThe canary prompt.'),
    parseAgent('brief', '---\nmodel: offline\n---\nThe canary prompt.'),
  ],
});

test('models by name, the default first', async () => {
  const response = await relay.request(MODELS_PATH);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    models: [
      {
        id: 'claude-x',
        name: 'claude-x',
        is_default: true,
        images: true,
        context_tokens: 200_000,
        tools: 'native',
      },
      { id: 'offline', name: 'Simple rules', is_default: false, is_rules: true },
    ],
  });
});

test('agents by name', async () => {
  expect(await (await relay.request(AGENTS_PATH)).json()).toEqual({
    agents: [
      { id: 'default', name: 'Assent', is_default: true },
      { id: 'brief', name: 'brief', is_default: false },
    ],
  });
});

test.each([MODELS_PATH, AGENTS_PATH])('%s reveals no keys, addresses or prompts', async path => {
  expect(await (await relay.request(path)).text()).not.toContain('canary');
});

test.each([MODELS_PATH, AGENTS_PATH])('%s is guarded as the chat is', async path => {
  const ask = (headers: Record<string, string>, method = 'GET') => relay.request(path, { method, headers });
  const ours = await ask({ origin: EXTENSION_ORIGIN });
  expect(ours.headers.get('access-control-allow-origin')).toBe(EXTENSION_ORIGIN);
  const foreign = await ask({ origin: 'https://evil.test' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask({ host: 'evil.test' })).status).toBe(421);
  const posted = await ask({}, 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test('accepts lists of other backends: without a name or a default, with unknown fields', () => {
  const list = { models: [{ id: 'a', owned_by: 'x', name: null }], object: 'list' };
  expect(modelListSchema.parse(list)).toEqual({ models: [{ id: 'a' }] });
  expect(agentListSchema.safeParse({ agents: [{ id: '' }] }).success).toBe(false);
});
