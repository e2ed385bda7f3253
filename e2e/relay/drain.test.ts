import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  BROWSER_TOOLS,
  callOf,
  eventsOf,
  overHttp,
  postChat,
  propose,
  type ScriptedMessagesApi,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const COMPLETE = '{"message":"对话完成"}';
const AGENT = '---\ntools: search_web\n---\nYou search the web.';

let api: ScriptedMessagesApi;
let relay: RelayProcess;
const searches = createServer(() => {});

beforeEach(async () => {
  api = await startScriptedMessagesApi([{ kind: 'stall', text: 'once upon a time' }]);
  searches.listen(0, '127.0.0.1');
  await once(searches, 'listening');
});

afterEach(async () => {
  await relay?.end('SIGKILL');
  await api.stop();
  searches.closeAllConnections();
  searches.close();
});

async function start(drain: number): Promise<RelayProcess> {
  const address = searches.address();
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: api.url,
    SEARXNG_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    RELAY_DRAIN_SECONDS: String(drain),
    ...agentFolder(),
  });
  return relay;
}

function agentFolder(): { RELAY_AGENTS: string } {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/default.md`, AGENT);
  return { RELAY_AGENTS: folder };
}

const ask = async (message: string, more: object = {}): Promise<Response> =>
  postChat(overHttp(relay.url), { message, session_id: crypto.randomUUID(), ...more });

async function firstText(response: Response): Promise<{ rest: Promise<string> }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes('once')) seen += (await reader?.read())?.value ?? '';
  const readOn = async (): Promise<string> => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) seen += read.value;
    return seen;
  };
  return { rest: readOn() };
}

test('at SIGTERM it is not ready, starts no turn, and interrupts hanging turns before it exits', async () => {
  await start(2);
  const hanging = await Promise.all([1, 2, 3].map(async () => firstText(await ask('a story'))));
  api.follow([propose('search_web', { query: 'relays' })]);
  const session_id = crypto.randomUUID();
  const proposed = callOf(
    eventsOf(await (await ask('search', { session_id, browser_tools: BROWSER_TOOLS })).text()),
  );
  const searching = once(searches, 'request');
  const approval = JSON.stringify({ toolId: proposed?.id, approved: true });
  const tool = ask(approval, { session_id, role: 'function' });
  await searching;

  const began = performance.now();
  const ended = relay.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${relay.url}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${relay.url}/readyz`)).json()).toMatchObject({ parts: { turns: 'draining' } });
  const refused = await ask('another');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const texts = await Promise.all([...hanging.map(turn => turn.rest), tool.then(answer => answer.text())]);
  for (const text of texts) {
    expect(text).toContain('"relay_stopping"');
    expect(
      text
        .trim()
        .split('\n')
        .findLast(line => line.startsWith('data: ')),
    ).toBe(`data: ${COMPLETE}`);
  }
  await ended;
  // The test uses two seconds in place of eight; the behaviour after them is the same.
  expect(performance.now() - began).toBeLessThan(2000 + 2000);
  await api.waitForClose(3);
});

test('a closed terminal or login (SIGHUP) also ends it', async () => {
  await start(0);
  const { rest } = await firstText(await ask('a story'));
  await relay.end('SIGHUP');
  expect(await rest).toMatch(/"relay_stopping"[\s\S]*对话完成/);
  expect(relay.output()).toContain('"stopped"');
});

test('a second signal ends it at once', async () => {
  await start(60);
  const { rest } = await firstText(await ask('a story'));
  const broken = expect(rest).rejects.toThrow();
  const ended = relay.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${relay.url}/readyz`)).status).toBe(503);
  // A repetition within a moment counts as the first signal, passed on by npm.
  await expect.poll(() => isGoneAfter(relay.pid, 'SIGTERM')).toBe(true);
  await ended;
  await broken;
  expect(relay.output()).not.toContain('"stopped"');
});

function isGoneAfter(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return !process.kill(pid, signal);
  } catch {
    return true;
  }
}

test('keeps a signal that arrives while the handlers change', async () => {
  // Makes the race certain: the signal comes when the relay stops listening for signals at the end of its start.
  const preload = `const off = process.off;
    process.off = function (name, ...rest) {
      const result = off.call(this, name, ...rest);
      if (name === 'SIGTERM') process.kill(process.pid, name);
      return result;
    };`;
  relay = await startRelayProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  });
  await expect.poll(() => relay.output()).toContain('"stopped"');
});
