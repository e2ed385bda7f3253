import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { createHarbourServer } from '../../../testing/harbour-server.ts';
import { listen } from '../../runtime/listen.ts';
import { McpSource } from './mcp-source.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(endings.splice(0).map(end => end()))));

/** A server without the checks of the SDK: `answer` is sent as it is. */
function looseServer(answer: () => Record<string, unknown>): Server {
  const server = new Server({ name: 'loose', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({
    tools: [
      {
        name: 'moor',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { berth: { type: 'number' } }, required: ['berth'] },
      },
    ],
  }));
  server.setRequestHandler('tools/call', () => ({ content: [], ...answer() }));
  return server;
}

async function callMoor(create: Parameters<typeof createMcpHandler>[0]): Promise<unknown> {
  const handler = createMcpHandler(create);
  const served = await listen(
    new Hono().all('/mcp', context => handler.fetch(context.req.raw)),
    '127.0.0.1',
    0,
  );
  endings.push(() => served.stop());
  const server = { kind: 'http' as const, name: 'harbour', url: `${served.url}/mcp`, headers: {} };
  const source = new McpSource(server, { reserved: new Set(), notifyOperator: () => {} });
  endings.push(() => source.stop());
  expect(await source.start(AbortSignal.timeout(20_000))).toBe(true);
  const moor = source.tools().find(({ name }) => name === 'harbour_moor');
  return moor?.run({}, { signal: new AbortController().signal });
}

test('an answer that fits its schema is passed on as it is', async () => {
  expect(await callMoor(() => looseServer(() => ({ structuredContent: { berth: 4 } })))).toEqual({
    success: true,
    structured: { berth: 4 },
  });
});

test.each([
  ['of the wrong type', { structuredContent: { berth: 'four' } }, 'berth', { structured: { berth: 'four' } }],
  [
    'without structured content',
    { content: [{ type: 'text', text: 'moored' }] },
    'missing',
    { text: 'moored' },
  ],
])('an answer %s is passed on, and said to come from a run', async (_, answer, reason, passedOn) => {
  let runs = 0;
  const result = await callMoor(() =>
    looseServer(() => {
      runs += 1;
      return answer;
    }),
  );
  expect(runs).toBe(1);
  expect(result).toMatchObject({
    success: true,
    ...passedOn,
    schema_mismatch: expect.stringMatching(/^The tool ran and gave this answer, but .* does not fit/),
  });
  expect(result).toMatchObject({ schema_mismatch: expect.stringContaining(reason) });
});

test('says that a tool ran whose server keeps the answer', async () => {
  expect(await callMoor(createHarbourServer)).toMatchObject({
    success: false,
    error: expect.stringMatching(/^The tool ran and may have taken effect, but its server kept the answer/),
  });
});

test.each([
  [ProtocolErrorCode.InvalidParams, 'InvalidArgument', 'refused the call: there is no berth'],
  [ProtocolErrorCode.InternalError, 'InternalError', 'It is unknown whether the tool took effect'],
  [ProtocolErrorCode.InvalidParams, 'InternalError', 'The tool ran', 'Output validation error: no berth'],
])('an error with code %s is %s: %s', async (code, type, words, message = 'there is no berth') => {
  const result = await callMoor(() =>
    looseServer(() => {
      throw new ProtocolError(code, message);
    }),
  );
  expect(result).toMatchObject({ success: false, error_type: type, error: expect.stringContaining(words) });
});
