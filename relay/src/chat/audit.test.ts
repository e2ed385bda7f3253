import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ChatRequestInput, formatResultMessage, httpErrorSchema } from '@assent/shared';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { askRelay, callOf, postChat } from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import type { Model, ModelEvent } from '../model/model.ts';
import { createFileAudit } from '../observability/audit.ts';
import { defineServerTool } from '../tools/server-tool.ts';

const SESSION = '6f0c0000-0000-4000-8000-00000000000a';
const NOW = '2026-11-26T08:00:00.000Z';

let proposed: ModelEvent;
let runs: number;
let file: string;
beforeEach(() => {
  proposed = { kind: 'call', name: 'charge', arguments: '{"canary":"secret words"}' };
  runs = 0;
  file = join(temporaryFolder(), 'audit.jsonl');
});

const model: Model = {
  name: 'm',
  title: 'm',
  accepts: () => true,
  answer: answerOf(async function* ({ turns }) {
    yield turns.at(-1)?.role === 'user' ? proposed : { kind: 'text', text: 'Done.' };
  }),
};

const charge = defineServerTool({
  name: 'charge',
  description: 'Charges.',
  parameters: z.object({ canary: z.string() }),
  async run() {
    runs += 1;
    return { charged: 'secret words' };
  },
});

function start(path = file) {
  const app = createRelay({
    models: [model],
    agents: [parseAgent('default', '---\ntools: charge\n---\nBe helpful.')],
    serverTools: [charge],
    audit: createFileAudit(path, () => new Date(NOW)),
    access: { identify: () => ({ kind: 'key', id: 'key_1', name: 'acme-2', tenant: 'acme' }) },
  });
  return (path: string, init: RequestInit) => app.request(path, init);
}

function request(message: string, more: Partial<ChatRequestInput> = {}): ChatRequestInput {
  return { message, session_id: SESSION, user_id: 'ann', browser_tools: BROWSER_TOOLS, ...more };
}

function lines(): unknown[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
}

function decide(toolId: string, approved: boolean): ChatRequestInput {
  return request(JSON.stringify({ toolId, approved, reason: 'secret words' }), { role: 'function' });
}

test.each([
  [true, 'approved', 1],
  [false, 'rejected', 0],
])('the decision %s on a server tool is %s', async (approved, decision, count) => {
  const relay = start();
  const call = callOf(await askRelay(relay, request('charge me, secret words')));
  await askRelay(relay, decide(call?.id ?? '', approved));
  expect(runs).toBe(count);
  expect(lines()).toEqual([
    {
      time: NOW,
      event: 'decision',
      tenant: 'acme',
      user: 'ann',
      by: 'key_1',
      key_name: 'acme-2',
      session: SESSION,
      call: call?.id,
      tool: 'charge',
      place: 'server',
      decision,
    },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain('secret');
});

test.each([
  ['approved', formatResultMessage('page_action', { success: true, text: 'secret words' })],
  ['approved', formatResultMessage('page_action', { success: false, error: 'x', error_type: 'Timeout' })],
  ['rejected', formatResultMessage('page_action', { success: false, error: 'x', error_type: 'Rejected' })],
  ['unanswered', 'something else, secret words'],
])('a browser tool is %s', async (decision, message) => {
  proposed = { kind: 'call', name: 'page_action', arguments: '{"actions":[]}' };
  const relay = start();
  await askRelay(relay, request('go'));
  await askRelay(relay, request(message));
  expect(lines()).toMatchObject([{ tool: 'page_action', place: 'browser', decision }]);
  expect(readFileSync(file, 'utf8')).not.toContain('secret');
});

test('nothing runs while decisions can not be recorded, and the call stays open', async () => {
  const relay = start(join(file, 'no-folder'));
  const id = callOf(await askRelay(relay, request('go')))?.id ?? '';
  const refused = await postChat(relay, decide(id, true));
  expect([refused.status, httpErrorSchema.parse(await refused.json()).error.code]).toEqual([
    503,
    'audit_unavailable',
  ]);
  expect(runs).toBe(0);
  const again = await postChat(relay, decide(id, true));
  expect(again.status).toBe(503);
});
