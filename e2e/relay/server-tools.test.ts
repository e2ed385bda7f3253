import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AskableRelay,
  askRelay,
  callOf,
  contentOf,
  newestText,
  overHttp,
  propose,
  type ScriptedMessagesApi,
  say,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../../relay/testing/start-scripted-server.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const HARBOUR = fileURLToPath(new URL('../../relay/testing/harbour-over-stdio.ts', import.meta.url));
const CANARY = 'canary-of-the-page';
const PAGE = `<html><head><title>Quays</title></head><body><nav>Home</nav><article><h1>Quays</h1>${`<p>${'A long sentence about quays, and then another. '.repeat(8)}${CANARY}</p>`.repeat(5)}</article></body></html>`;

let site: Site;
let api: ScriptedMessagesApi;
let relay: RelayProcess;
let ask: AskableRelay;

beforeAll(async () => {
  const agents = temporaryFolder();
  writeFileSync(join(agents, 'default.md'), '---\ntools: fetch_page, harbour_*\n---\nBe helpful.');
  site = await startSite((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  api = await startScriptedMessagesApi([say('')]);
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: 'test',
    ANTHROPIC_BASE_URL: api.url,
    RELAY_AGENTS: agents,
    FETCH_PAGE: 'on',
    FETCH_ALLOW_HOSTS: `127.0.0.1:${site.port}`,
    MCP_SERVERS: JSON.stringify({
      mcpServers: { harbour: { command: process.execPath, args: [HARBOUR] } },
    }),
  });
  ask = overHttp(relay.url);
});

afterAll(async () => {
  await relay?.end('SIGKILL');
  await Promise.all([api?.stop(), site?.stop()]);
});

/** Makes the model propose a call, approves it, and returns the result for the model. */
async function approve(name: string, input: Record<string, unknown>): Promise<string> {
  api.follow((request, index) => (index === 0 ? propose(name, input) : say(newestText(request))));
  const session = { session_id: crypto.randomUUID(), user_id: 'ann' };
  const id = callOf(await askRelay(ask, { message: 'go', ...session }))?.id;
  const message = JSON.stringify({ toolId: id, approved: true });
  return contentOf(await askRelay(ask, { role: 'function', message, ...session }));
}

test('the deployed bundle reads a page only after approval, and logs none of it', async () => {
  const result = await approve('fetch_page', { url: `${site.url}/quays` });
  expect(JSON.parse(result)).toMatchObject({
    success: true,
    title: 'Quays',
    text: expect.stringContaining(CANARY),
  });
  expect(site.requests).toHaveLength(1);
  expect(await approve('fetch_page', { url: relay.url })).toMatch(/Port \d+ is not read/);
  expect(relay.output()).not.toContain(CANARY);
  expect(relay.output()).not.toContain('quays');
});

test('an MCP server answers, and exits with the relay', async () => {
  const result = await approve('harbour_add', { a: 20, b: 22 });
  expect(JSON.parse(result)).toEqual({ success: true, structured: { sum: 42 } });
  const child = childOf(relay.pid);
  await relay.end('SIGTERM');
  expect(isRunning(child)).toBe(false);
});

/** The only child process of this process, on Linux. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

function isRunning(pid: number): boolean {
  expect(pid).toBeGreaterThan(0);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
