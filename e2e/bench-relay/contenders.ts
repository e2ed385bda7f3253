import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Target } from './client/jobs.ts';
import type { ProcessOptions } from './start-process.ts';

export type Contender = {
  name: string;
  /** How it handles an answer, in a few words. */
  does: string;
  process(upstream: string): ProcessOptions;
  request: Pick<Target, 'path' | 'headers' | 'body'>;
};

const JSON_TYPE = { 'content-type': 'application/json' };

const MESSAGES = JSON.stringify({
  model: 'claude-bench',
  max_tokens: 8192,
  stream: true,
  messages: [{ role: 'user', content: 'Tell me about tea.' }],
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Requests that go straight to the upstream. */
export const DIRECT: Contender['request'] = {
  path: '/v1/messages',
  headers: { ...JSON_TYPE, 'x-api-key': 'key' },
  body: MESSAGES,
};

export const relay: Contender = {
  name: 'our relay',
  does: 'reads, checks, keeps, numbers and passes on each event',
  process: upstream => ({
    script: here('../../relay/dist/server.js'),
    environment: { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: upstream, ANTHROPIC_MODEL: 'claude-bench' },
  }),
  request: {
    path: '/api/v1/agent/chat',
    headers: JSON_TYPE,
    body: '{"message":"Tell me about tea.","session_id":"{uuid}","user_id":"{uuid}"}',
  },
};

export const pipe: Contender = {
  name: 'raw node:http pipe',
  does: 'passes bytes on, unread',
  process: upstream => ({ script: here('servers/pipe.ts'), environment: { UPSTREAM: upstream } }),
  request: { path: '/chat', headers: JSON_TYPE, body: MESSAGES },
};

export const usual: Contender = {
  name: 'Hono + eventsource-parser + streamSSE',
  does: 'reads and passes on each event',
  process: upstream => ({ script: here('servers/usual.ts'), environment: { UPSTREAM: upstream } }),
  request: { path: '/chat', headers: JSON_TYPE, body: MESSAGES },
};

/** The package ships only this script and declares no entry point. */
const GATEWAY = createRequire(import.meta.url).resolve('@portkey-ai/gateway/build/start-server.js');

export const gateway: Contender = {
  name: '@portkey-ai/gateway',
  does: "reads each event and passes it on in OpenAI's form",
  process: () => ({ script: GATEWAY, arguments: port => ['--headless', `--port=${port}`] }),
  request: {
    path: '/v1/chat/completions',
    headers: {
      ...JSON_TYPE,
      authorization: 'Bearer key',
      'x-portkey-provider': 'anthropic',
      'x-portkey-custom-host': '{upstream}/v1',
    },
    body: MESSAGES,
  },
};

/** The first round uses the same order. */
export const CONTENDERS = [pipe, relay, usual, gateway] as const;
