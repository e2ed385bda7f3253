import { join } from 'node:path';
import { httpErrorSchema, modelListSchema } from '@assent/shared';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type AskableRelay, askRelay, contentOf, postChat } from '../testing/ask-relay.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { addKey } from './access/key-file.ts';
import { MODELS_PATH } from './http/paths.ts';
import type { Model } from './model/model.ts';
import {
  type EmbeddedRelay,
  type RelayFromEnvironment,
  relayFromEnvironment,
} from './relay-from-environment.ts';
import { defineServerTool } from './tools/server-tool.ts';

let open: EmbeddedRelay[] = [];

afterEach(async () => {
  await Promise.all(open.map(relay => relay.close()));
  open = [];
});

const KEYS = join(temporaryFolder(), 'keys.json');
const { key } = addKey(KEYS, { name: 'acme', tenant: undefined, expires: undefined }, Date.now());
const authorization = `Bearer ${key}`;

async function embed({ environment, ...additions }: RelayFromEnvironment): Promise<EmbeddedRelay> {
  const variables = { RELAY_KEYS_FILE: KEYS, LOG_LEVEL: 'silent', ...environment };
  const relay = await relayFromEnvironment({ environment: variables, ...additions });
  open.push(relay);
  return relay;
}

function withKey({ app }: { app: Hono }, base = ''): AskableRelay {
  return (path, init) => app.request(base + path, { ...init, headers: { ...init.headers, authorization } });
}

/** Says which tools it is offered. */
const ours: Model = {
  name: 'ours',
  title: 'ours',
  accepts: name => name === 'ours',
  answer: async ({ tools }, _signal, say) =>
    say([{ kind: 'text', text: tools.map(tool => tool.name).join(' ') }]),
};

function toolCalled(name: string) {
  return defineServerTool({ name, description: 'Counts.', parameters: z.object({}), run: async () => ({}) });
}

test('a model and a tool of one’s own in an app of one’s own, before those of the environment', async () => {
  const { app } = await embed({
    models: [ours],
    serverTools: [toolCalled('count_things')],
    environment: { ANTHROPIC_API_KEY: 'key', ANTHROPIC_MODEL: 'claude-x' },
  });
  const ask = withKey({ app: new Hono().route('/assistant', app) }, '/assistant');
  const { models } = modelListSchema.parse(await (await ask(MODELS_PATH, {})).json());
  expect(models.map(model => model.id)).toEqual(['ours', 'claude-x']);
  const answer = await askRelay(ask, { message: 'hello', session_id: crypto.randomUUID() });
  expect(contentOf(answer)).toBe('current_time count_things');
});

test.each([{}, { HOST: '0.0.0.0' }])(
  'with an environment of %o it could be reached from anywhere, so it wants keys',
  async environment => {
    await expect(
      relayFromEnvironment({
        models: [ours],
        environment: { RELAY_KEYS_FILE: '/nowhere/keys.json', ...environment },
      }),
    ).rejects.toThrow(/HOST: Beyond loopback this relay needs keys/);
  },
);

test('a tool that is called as one of the relay’s own is refused', async () => {
  await expect(embed({ serverTools: [toolCalled('current_time')] })).rejects.toThrow(
    'two server tools called "current_time"',
  );
});

test('once it is closed no turn begins', async () => {
  const { app, close } = await embed({ models: [ours] });
  await Promise.all([close(), close()]);
  const refused = await postChat(withKey({ app }), { message: 'hello', session_id: crypto.randomUUID() });
  expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('stopping');
});

test('warns about an MCP server that no agent uses', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const MCP_SERVERS = JSON.stringify({ mcpServers: { docs: { command: '/nope' } } });
  await embed({ environment: { MCP_SERVERS } });
  const lines = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  expect(lines).toMatch(/Warning: No agent has tools of the MCP server "docs".*"docs_\*".*RELAY_AGENTS/);
});
