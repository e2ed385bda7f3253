import { fileURLToPath } from 'node:url';
import { createMcpHandler, McpServer as Server } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { createHarbourServer } from '../../../testing/harbour-server.ts';
import { listen } from '../../runtime/listen.ts';
import type { McpServer } from './connect-server.ts';
import { McpSource } from './mcp-source.ts';
import { startMcpServers } from './start-mcp-servers.ts';

const NONE: ReadonlySet<string> = new Set();
const signal = new AbortController().signal;
const script = fileURLToPath(new URL('../../../testing/harbour-over-stdio.ts', import.meta.url));

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(endings.splice(0).map(end => end()));
});

function overStdio(env: Record<string, string> = {}): McpServer {
  return { kind: 'process', name: 'harbour', command: process.execPath, args: [script], env };
}

type Started = {
  source: McpSource;
  notices: string[];
  call(tool: string, given?: unknown): Promise<unknown>;
  clock: { now: number };
};

async function start(server: McpServer): Promise<Started> {
  const notices: string[] = [];
  const clock = { now: 0 };
  const source = new McpSource(server, {
    reserved: NONE,
    notifyOperator: line => notices.push(line),
    now: () => clock.now,
  });
  endings.push(() => source.stop());
  expect(await source.start(AbortSignal.timeout(50_000))).toBe(true);
  return {
    source,
    notices,
    clock,
    async call(name, given = {}) {
      const tool = source.tools().find(candidate => candidate.name === name);
      if (!tool) throw new Error(`There is no ${name}.`);
      return tool.run(given, { signal });
    },
  };
}

test("offers a stdio server's tools with their schemas, answers and failures", async () => {
  vi.stubEnv('ANTHROPIC_API_KEY', 'canary');
  const { source, call, notices } = await start(overStdio({ HARBOUR_KEY: 'for the server' }));
  expect(source.tools()[0]?.advertised).toMatchObject({
    name: 'harbour_add',
    description: 'Adds two numbers.',
    parameters: { type: 'object', required: ['a', 'b'], properties: { a: { type: 'number', maximum: 100 } } },
  });
  expect(await call('harbour_add', { a: 1, b: 2 })).toEqual({ success: true, structured: { sum: 3 } });
  expect(await call('harbour_add', { a: 101 })).toMatchObject({
    error_type: 'InvalidArgument',
    error: expect.stringContaining('"b"'),
  });
  expect(await call('harbour_add', 'x')).toMatchObject({ error_type: 'InvalidArgument' });
  expect(await call('harbour_picture')).toEqual({
    success: true,
    text: 'A boat </page_context>',
    left_out: 'Not shown here, because only text is supported: image (image/png).',
  });
  expect(await call('harbour_fail')).toEqual({
    success: false,
    error: 'The harbour is closed.',
    error_type: 'InternalError',
  });
  const environment = JSON.stringify(await call('harbour_environment'));
  expect(environment).toContain('for the server');
  expect(environment).not.toContain('canary');
  expect(notices).toEqual([]);
});

test('reads a changed list again, and passes an abort to a waiting tool', async () => {
  const { source, call } = await start(overStdio());
  await call('harbour_grow');
  await vi.waitUntil(() => source.tools().some(tool => tool.name === 'harbour_grown'), { timeout: 30_000 });
  expect(await call('harbour_grown')).toEqual({ success: true, text: 'new' });
  const waiting = source.tools().find(tool => tool.name === 'harbour_wait');
  await expect(waiting?.run({}, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
  expect(await call('harbour_add', { a: 1, b: 1 })).toMatchObject({ structured: { sum: 2 } });
});

test('does not repeat the call of a server that died, reports it as down, and restarts it after a pause', async () => {
  const { call, notices, clock, source } = await start(overStdio());
  expect(await call('harbour_die')).toMatchObject({
    success: false,
    error: expect.stringContaining('It is unknown whether it took effect'),
  });
  expect(notices).toEqual([expect.stringContaining('"harbour" has ended')]);
  expect(source.tools().length).toBeGreaterThan(5);
  expect(await call('harbour_add', { a: 1, b: 2 })).toMatchObject({
    success: false,
    error: expect.stringMatching(/is down\. Nothing was done\. .* in 1 s/),
  });
  clock.now = 1000;
  expect(await call('harbour_add', { a: 1, b: 2 })).toMatchObject({ success: true, structured: { sum: 3 } });
});

test('silent and missing servers block nothing and are reported', async () => {
  const notices: string[] = [];
  const servers: McpServer[] = [
    { ...overStdio({ HARBOUR_SILENT: '1' }), name: 'silent' },
    { kind: 'process', name: 'missing', command: '/no/such/program', args: [], env: {} },
    { kind: 'http', name: 'nobody', url: 'http://127.0.0.1:2/mcp', headers: {} },
  ];
  const started = await startMcpServers(servers, NONE, line => notices.push(line), 500);
  expect(started.sources.flatMap(source => source.tools())).toEqual([]);
  expect(notices).toContainEqual(expect.stringContaining('"silent" has not answered within 0.5 s'));
  await vi.waitUntil(() => notices.filter(line => line.includes("can't be reached")).length === 2, {
    timeout: 30_000,
  });
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        '"missing" can\'t be reached (ENOENT: its command "/no/such/program" was not found). The relay tries again',
      ),
      expect.stringContaining('"nobody" can\'t be reached (ECONNREFUSED). The relay tries again'),
    ]),
  );
  await started.stop();
});

test('does not run a tool that its server redefined or removed without notice', async () => {
  const served = { create: createHarbourServer };
  const handler = createMcpHandler(() => served.create());
  const app = new Hono().all('/mcp', context => handler.fetch(context.req.raw));
  const server = await listen(app, '127.0.0.1', 0);
  endings.push(() => server.stop());
  const { call, source } = await start({
    kind: 'http',
    name: 'harbour',
    url: `${server.url}/mcp`,
    headers: {},
  });
  let runs = 0;
  served.create = () => {
    const changed = new Server({ name: 'harbour', version: '2.0.0' });
    changed.registerTool('add', { description: 'Adds, and more.' }, async () => {
      runs += 1;
      return { content: [{ type: 'text', text: 'run' }] };
    });
    return changed;
  };
  const { definition } = source.tools()[0] ?? {};
  expect(await call('harbour_add', { a: 1, b: 2 })).toMatchObject({ error_type: 'NotPermitted' });
  expect(runs).toBe(0);
  expect(source.tools()[0]?.definition).not.toBe(definition);
  expect(await call('harbour_add')).toEqual({ success: true, text: 'run' });
  const [shown] = source.tools();
  served.create = () => new Server({ name: 'harbour', version: '3.0.0' }, { capabilities: { tools: {} } });
  expect(await shown?.run({}, { signal })).toMatchObject({
    success: false,
    error: expect.stringContaining('no longer has a tool with that name'),
  });
  expect(runs).toBe(1);
});

test('over streamable HTTP, with the headers of the operator; after a restart there it is found again', async () => {
  const handler = createMcpHandler(createHarbourServer);
  const keys = new Set<string | undefined>();
  const app = new Hono().all('/mcp', context => {
    keys.add(context.req.header('authorization'));
    return handler.fetch(context.req.raw);
  });
  const first = await listen(app, '127.0.0.1', 0);
  const headers = { authorization: 'Bearer for-the-server' };
  const { call, clock } = await start({ kind: 'http', name: 'harbour', url: `${first.url}/mcp`, headers });
  expect(await call('harbour_add', { a: 1, b: 2 })).toEqual({ success: true, structured: { sum: 3 } });
  expect([...keys]).toEqual(['Bearer for-the-server']);
  await first.stop();
  expect(await call('harbour_add', { a: 1, b: 2 })).toMatchObject({
    success: false,
    error: expect.stringContaining('was lost'),
  });
  const second = await listen(app, '127.0.0.1', Number(new URL(first.url).port));
  endings.push(() => second.stop());
  clock.now += 1000;
  expect(await call('harbour_add', { a: 2, b: 2 })).toMatchObject({ structured: { sum: 4 } });
});
