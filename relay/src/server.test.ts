import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { httpErrorSchema } from '@assent/shared';
import { expect, test } from 'vitest';
import { contentOf, eventsOf, overHttp, postChat } from '../testing/ask-relay.ts';
import { startScriptedMessagesApi } from '../testing/scripted-messages-api.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

function start(
  environment: Record<string, string>,
): ChildProcess & { output: Promise<string>; errors: Promise<string> } {
  const child = spawn(process.execPath, [SERVER], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  return Object.assign(child, { output: text(child.stdout), errors: text(child.stderr) });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('prints its address and model, and ends cleanly at SIGTERM', async () => {
  const child = start({ PORT: '0' });
  const [chunk] = await once(child.stdout ?? child, 'data');
  expect(String(chunk)).toMatch(/^Assent relay on http:\/\/127\.0\.0\.1:\d+, model: offline .*\n$/);
  const [address = ''] = /http:\S+(?=,)/.exec(String(chunk)) ?? [];
  expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok', model: 'offline' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const lines = (await child.errors).trim().split('\n');
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ event: 'stopping' }, { event: 'stopped' }]);
}, 20_000);

test('a log that can not be written, on a full disk or a terminal that is gone, does not keep it from ending', async () => {
  const child = spawn(process.execPath, [SERVER], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  const ended = once(child, 'exit');
  const [chunk] = await once(child.stdout ?? child, 'data');
  const [address] = /http:\S+(?=,)/.exec(String(chunk)) ?? [];
  const body = JSON.stringify({ message: 'hello', session_id: crypto.randomUUID() });
  const headers = { 'content-type': 'application/json' };
  await (await fetch(`${address}/api/v1/agent/chat`, { method: 'POST', headers, body })).text();
  child.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
}, 20_000);

test('at SIGTERM the open turn is finished, and no new one begins', async () => {
  const held = Promise.withResolvers<void>();
  const api = await startScriptedMessagesApi([
    { kind: 'answer', text: 'once upon a time', hold: held.promise },
  ]);
  const child = start({ PORT: '0', ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: api.url });
  const [chunk] = await once(child.stdout ?? child, 'data');
  const relay = overHttp(/http:\S+(?=,)/.exec(String(chunk))?.[0] ?? '');
  const ask = () => postChat(relay, { message: 'a story', session_id: crypto.randomUUID() });
  const reader = (await ask()).body?.pipeThrough(new TextDecoderStream()).getReader();
  let story = '';
  while (!story.includes('once')) story += (await reader?.read())?.value ?? '';

  child.kill('SIGTERM');
  let refused = await ask();
  while (refused.status !== 503) {
    await refused.body?.cancel();
    refused = await ask();
  }
  expect(httpErrorSchema.parse(await refused.json()).error.code).toBe('stopping');
  held.resolve();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) story += read.value;
  expect(contentOf(eventsOf(story))).toBe('once upon a time');
  expect(story).toContain('{"message":"对话完成"}');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await api.stop();
}, 20_000);

test('a program that never greets ends with the relay that is still waiting for it', async () => {
  const host = createServer().listen(0, '127.0.0.1');
  await once(host, 'listening');
  const program = `net.connect(${portOf(host)}, '127.0.0.1'); process.on('SIGTERM', () => {})`;
  const hang = { command: process.execPath, args: ['-e', program] };
  const child = start({ PORT: '0', MCP_SERVERS: JSON.stringify({ mcpServers: { hang } }) });
  const [connection] = await once(host, 'connection');
  connection.on('error', () => undefined).resume();
  const ended = once(connection, 'close');
  child.kill('SIGTERM');
  await ended;
  host.close();
}, 20_000);

test('a port in use is one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = portOf(taken);
  const child = start({ PORT: String(port) });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await child.errors).toMatch(
    new RegExp(`^The relay was not started: 127.0.0.1:${port} is already in use\\..*\\n$`),
  );
  taken.close();
}, 20_000);

test('everything that is wrong is printed at once, without the values', async () => {
  const child = start({ PORT: 'canary', HOST: '0.0.0.0' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  const errors = await child.errors;
  expect(errors).toMatch(/^The relay was not started:\n {2}- .*\n {2}- .*\n$/);
  expect(errors).not.toContain('canary');
}, 20_000);
