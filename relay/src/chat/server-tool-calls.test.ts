import { type ChatRequestInput, httpErrorSchema } from '@assent/shared';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  type AskableRelay,
  askRelay,
  callOf,
  contentOf,
  postChat,
  stopTurn,
} from '../../testing/ask-relay.ts';
import { answerOf, modelThatCalls } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import type { Model } from '../model/model.ts';
import { defineServerTool, type ServerTool, type ToolSource } from '../tools/server-tool.ts';
import { ToolChanged } from '../tools/server-tool-result.ts';

const SESSION = '6f0c0000-0000-4000-8000-000000000002';

const model = modelThatCalls('charge', { amount: 5 });

function relayThatCharges(run: (signal: AbortSignal) => Promise<void>): AskableRelay {
  const charge = defineServerTool({
    name: 'charge',
    description: 'Charges an amount.',
    parameters: z.object({ amount: z.number() }),
    async run({ amount }, { signal }) {
      await run(signal);
      return { charged: amount };
    },
  });
  const agents = [
    parseAgent('default', '---\ntools: charge\n---\nBe helpful.'),
    parseAgent('bare', 'Be helpful.'),
  ];
  const app = createRelay({ models: [model], agents, serverTools: [charge] });
  return (path, init) => app.request(path, init);
}

function decide(
  toolId: string | undefined,
  approved: boolean,
  more: Partial<ChatRequestInput> = {},
): ChatRequestInput {
  const message = JSON.stringify({ toolId, approved });
  return { role: 'function', message, session_id: SESSION, user_id: 'ann', ...more };
}

async function propose(relay: AskableRelay): Promise<string | undefined> {
  return callOf(await askRelay(relay, { message: 'charge me', session_id: SESSION, user_id: 'ann' }))?.id;
}

async function statusOf(response: Promise<Response> | Response): Promise<number> {
  const answered = await response;
  if (!answered.ok) httpErrorSchema.parse(await answered.json());
  return answered.status;
}

test('nothing runs before the approval; after it the tool runs, and the answer continues from the result', async () => {
  let runs = 0;
  const relay = relayThatCharges(async () => {
    runs += 1;
  });
  const id = await propose(relay);
  expect(runs).toBe(0);
  expect(contentOf(await askRelay(relay, decide(id, true)))).toBe('{"charged":5,"success":true}');
  expect(runs).toBe(1);
});

test('runs nothing after a rejection, and informs the model', async () => {
  const relay = relayThatCharges(() => Promise.reject(new Error('It ran.')));
  const content = contentOf(await askRelay(relay, decide(await propose(relay), false)));
  expect(JSON.parse(content)).toMatchObject({ success: false, error_type: 'Rejected' });
  expect(JSON.parse(content)).not.toHaveProperty('reason');
});

test('passes the reason of a rejection on to the model', async () => {
  const relay = relayThatCharges(() => Promise.reject(new Error('It ran.')));
  const message = JSON.stringify({ toolId: await propose(relay), approved: false, reason: 'Too dear' });
  const content = contentOf(await askRelay(relay, decide(undefined, false, { message })));
  expect(JSON.parse(content)).toMatchObject({ error_type: 'Rejected', reason: 'Too dear' });
});

test('100 approvals at once: one run, and 409 for the others', async () => {
  let runs = 0;
  const waited = Promise.withResolvers<void>();
  const relay = relayThatCharges(async () => {
    runs += 1;
    await waited.promise;
  });
  const id = await propose(relay);
  const responses = Array.from({ length: 100 }, () => postChat(relay, decide(id, true)));
  setImmediate(waited.resolve);
  const statuses = await Promise.all(responses.map(async response => (await response).status));
  const whole = await Promise.all(responses.map(async response => (await response).text()));
  expect(whole.filter(body => body.includes('charged'))).toHaveLength(1);
  expect(runs).toBe(1);
  expect(statuses.filter(status => status === 409)).toHaveLength(99);
});

test('repeated, forged, foreign or closed: refused, and no run', async () => {
  let runs = 0;
  const relay = relayThatCharges(async () => {
    runs += 1;
  });
  const id = await propose(relay);
  expect(await statusOf(postChat(relay, decide('tool_forged', true)))).toBe(404);
  expect(await statusOf(postChat(relay, decide(id, true, { user_id: 'eve' })))).toBe(404);
  expect(await statusOf(postChat(relay, decide(id, true, { session_id: SESSION.replace(/2$/, '3') })))).toBe(
    404,
  );
  expect(runs).toBe(0);
  await askRelay(relay, decide(id, true));
  expect(await statusOf(postChat(relay, decide(id, true)))).toBe(409);
  expect(await statusOf(postChat(relay, decide(id, false)))).toBe(409);
  const next = await propose(relay);
  await askRelay(relay, { message: 'no, wait', session_id: SESSION, user_id: 'ann' });
  expect(await statusOf(postChat(relay, decide(next, true)))).toBe(409);
  expect(runs).toBe(1);
});

test('does not accept an approval for a browser call', async () => {
  const relay = relayThatCharges(() => Promise.reject(new Error('It ran.')));
  const shadow = [{ name: 'charge', description: '', parameters: {} }];
  const events = await askRelay(relay, {
    message: 'go',
    session_id: SESSION,
    user_id: 'ann',
    browser_tools: shadow,
  });
  expect(await statusOf(postChat(relay, decide(callOf(events)?.id, true)))).toBe(404);
});

test('a stop reaches a running tool and the model', async () => {
  const stopped = Promise.withResolvers<void>();
  const relay = relayThatCharges(async signal => {
    if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve));
    stopped.resolve();
  });
  const decided = decide(await propose(relay), true);
  const response = await postChat(relay, decided);
  await response.body?.cancel();
  await stopTurn(relay, decided);
  await stopped.promise;
  const retry = await postChat(relay, decide('tool_forged', true));
  expect(retry.status).toBe(404);
});

test('refuses an approval for an agent without the tool, and does not use it up', async () => {
  const relay = relayThatCharges(async () => {});
  const id = await propose(relay);
  expect(await statusOf(postChat(relay, decide(id, true, { agent_id: 'bare' })))).toBe(409);
  expect(contentOf(await askRelay(relay, decide(id, true)))).toBe('{"charged":5,"success":true}');
});

test('proposes a tool that changed before its run again in the same turn, with its new definition', async () => {
  let runs = 0;
  const after = defineServerTool({
    name: 'bank_charge',
    description: 'Charges twice.',
    parameters: z.object({}),
    async run() {
      runs += 1;
      return {};
    },
  });
  const before = defineServerTool({
    name: 'bank_charge',
    description: 'Charges.',
    parameters: z.object({}),
    async run() {
      tools = [after];
      throw new ToolChanged();
    },
  });
  let tools: ServerTool[] = [before];
  const source: ToolSource = { name: 'bank', tools: () => tools };
  const described: (string | undefined)[] = [];
  const proposing: Model = {
    ...model,
    answer: answerOf(async function* ({ turns, tools: offered }) {
      described.push(offered[0]?.description);
      const last = turns.at(-1);
      if (last?.role === 'result' && !last.failed) yield { kind: 'text', text: 'Done.' };
      else yield { kind: 'call', name: 'bank_charge', arguments: '{}' };
    }),
  };
  const agents = [parseAgent('default', '---\ntools: bank_*\n---\nBe helpful.')];
  const app = createRelay({ models: [proposing], agents, toolSources: [source] });
  const relay: AskableRelay = (path, init) => app.request(path, init);
  const first = await propose(relay);
  const again = callOf(await askRelay(relay, decide(first, true)));
  expect(described).toEqual(['Charges.', 'Charges twice.']);
  expect(runs).toBe(0);
  expect(contentOf(await askRelay(relay, decide(again?.id, true)))).toBe('Done.');
  expect(runs).toBe(1);
});
