import { fileURLToPath } from 'node:url';
import type { ChatRequestInput } from '@assent/shared';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type AskableRelay,
  askRelay,
  callOf,
  contentOf,
  overHttp,
  postChat,
} from '../../../testing/ask-relay.ts';
import { answerOf } from '../../../testing/scripted-answer.ts';
import { type RunningRelay, startRelay } from '../../../testing/start-relay.ts';
import { parseAgent } from '../../agents/load-agents.ts';
import type { Model } from '../../model/model.ts';

const SESSION = '6f0c0000-0000-4000-8000-00000000a001';
const script = fileURLToPath(new URL('../../../testing/harbour-over-stdio.ts', import.meta.url));
const MCP_SERVERS = JSON.stringify({
  mcpServers: { harbour: { command: process.execPath, args: [script] } },
});

let offered: readonly string[] = [];

/** Proposes the person's text as a call, and repeats any result in words. */
const model: Model = {
  name: 'scripted',
  title: 'scripted',
  accepts: () => true,
  answer: answerOf(async function* ({ turns, tools }) {
    offered = tools.map(tool => tool.name);
    const last = turns.at(-1);
    if (last?.role === 'result') yield { kind: 'text', text: last.content };
    else if (last?.role === 'user') yield { kind: 'call', name: last.text, arguments: '{"a": 20, "b": 22}' };
  }),
};

const agents = [
  parseAgent('default', '---\ntools: harbour_*\n---\nBe helpful.'),
  parseAgent('adder', '---\ntools: harbour_add\n---\nBe helpful.'),
  parseAgent('bare', 'Be helpful.'),
];

let running: RunningRelay;
let relay: AskableRelay;
beforeAll(async () => {
  running = await startRelay({ MCP_SERVERS }, { models: [model], agents });
  relay = overHttp(running.url);
});
afterAll(() => running.stop());

async function propose(tool: string, more: Partial<ChatRequestInput> = {}): Promise<string | undefined> {
  return callOf(await askRelay(relay, { message: tool, session_id: SESSION, user_id: 'ann', ...more }))?.id;
}

function decision(toolId: string | undefined, approved: boolean, userId = 'ann'): ChatRequestInput {
  return {
    role: 'function',
    message: JSON.stringify({ toolId, approved }),
    session_id: SESSION,
    user_id: userId,
  };
}

test('a call of an MCP tool waits for approval and runs once', async () => {
  const id = await propose('harbour_grow');
  await askRelay(relay, decision(id, false));
  const next = await propose('harbour_grow');
  expect((await postChat(relay, decision(next, true, 'eve'))).status).toBe(404);
  expect((await postChat(relay, decision('tool_forged', true))).status).toBe(404);
  expect(offered).not.toContain('harbour_grown');
  const approvals = await Promise.all(
    Array.from({ length: 20 }, () => postChat(relay, decision(next, true))),
  );
  const bodies = await Promise.all(approvals.map(response => response.text()));
  expect(bodies.filter(body => body.includes('grown'))).toHaveLength(1);
  expect(approvals.filter(({ status }) => status === 409)).toHaveLength(19);
  // Its server now has one tool more, which a second run could not have added.
  const asked = async (): Promise<boolean> => {
    await propose('harbour_add');
    return offered.includes('harbour_grown');
  };
  await vi.waitUntil(asked, { timeout: 30_000 });
  expect(contentOf(await askRelay(relay, decision(await propose('harbour_add'), true)))).toBe(
    '{"structured":{"sum":42},"success":true}',
  );
});

test('does not run a tool that was redefined after it was shown; a new proposal runs', async () => {
  const id = await propose('harbour_add');
  const other = { session_id: '6f0c0000-0000-4000-8000-00000000a003' };
  const redefine = await propose('harbour_redefine', other);
  expect(contentOf(await askRelay(relay, { ...decision(redefine, true), ...other }))).toContain('redefined');
  const answered = await askRelay(relay, decision(id, true));
  expect(contentOf(answered)).toContain('"error_type":"NotPermitted"');
  expect(contentOf(answered)).toMatch(/changed after the call was shown.*Nothing was done.*propose it again/);
  expect(answered).toContainEqual({
    tool_result: { tool_id: id, tool_name: 'harbour_add', result: contentOf(answered) },
  });
  expect((await postChat(relay, decision(id, true))).status).toBe(409);
  expect(contentOf(await askRelay(relay, decision(await propose('harbour_add'), true)))).toContain('42');
});

test('an agent has the tools that it names: one, all of a server, or none', async () => {
  const session_id = '6f0c0000-0000-4000-8000-00000000a002';
  await propose('harbour_add', { agent_id: 'adder', session_id });
  expect(offered).toEqual(['harbour_add']);
  await expect(propose('harbour_add', { agent_id: 'bare', session_id })).resolves.toBeUndefined();
  expect(offered).toEqual([]);
});

test('reports at the start an agent that names tools of a server without settings', async () => {
  const start = startRelay(
    {},
    { models: [model], agents: [parseAgent('x', '---\ntools: harbour_*\n---\nBe brief.')] },
  );
  await expect(start).rejects.toThrow(/harbour_\*.*MCP_SERVERS/);
});
