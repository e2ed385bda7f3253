import { expect, test } from 'vitest';
import * as z from 'zod';
import type { TurnObserver } from '../observability/relay-observer.ts';
import { runServerCall } from './run-server-call.ts';
import type { ServerToolLimits } from './run-within-limits.ts';
import { defineServerTool, type ServerToolDefinition } from './server-tool.ts';
import { type ServerToolErrorType, ServerToolFailure } from './server-tool-result.ts';

const NO_PARAMETERS = z.object({});
type Run = ServerToolDefinition<typeof NO_PARAMETERS>['run'];

async function callTool(
  run: Run,
  limits: ServerToolLimits = {},
  signal = new AbortController().signal,
  observer?: TurnObserver,
): Promise<unknown> {
  const tool = defineServerTool({ name: 'one', description: '', parameters: NO_PARAMETERS, run, ...limits });
  const { definition } = tool;
  const call = { id: 'tool_1', name: 'one', arguments: '{}', place: 'server' as const, definition };
  const report = (): void => {};
  const { content, failed } = await runServerCall(call, { serverTools: [tool], signal, report, observer });
  const result: unknown = JSON.parse(content);
  expect(result).toMatchObject({ success: !failed });
  return result;
}

function untilAsked(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

test('stops a tool that takes too long, and reports its effect as unknown', async () => {
  let isAborted = false;
  const result = await callTool(
    async (_, { signal }) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return untilAsked(signal);
    },
    { timeout: 20 },
  );
  expect(result).toEqual({
    success: false,
    error: 'The tool was stopped after 0.02 s. It is unknown whether it took effect.',
    error_type: 'Timeout',
  });
  expect(isAborted).toBe(true);
});

test('does not wait for a tool that ignores its signal', async () => {
  const never = new Promise<never>(() => {});
  expect(await callTool(() => never, { timeout: 20 })).toMatchObject({ error_type: 'Timeout' });
});

test('passes a stop by the user to the tool', async () => {
  const stop = new AbortController();
  const result = callTool(
    (_, { signal }) => {
      queueMicrotask(() => stop.abort());
      return untilAsked(signal);
    },
    {},
    stop.signal,
  );
  expect(await result).toMatchObject({ error: expect.stringContaining('was stopped') });
});

test("cuts a long result to the tool's limit and keeps it valid JSON", async () => {
  const result = await callTool(async () => ({ text: 'x'.repeat(100_000) }), { maxResult: 5000 });
  expect(JSON.stringify(result).length).toBeLessThanOrEqual(5000);
  expect(result).toMatchObject({ success: true, result_cut: expect.stringContaining('of 100000') });
  expect(JSON.stringify(await callTool(async () => ({ text: 'x'.repeat(100_000) }))).length).toBeLessThan(
    24_001,
  );
});

test.each<[what: string, run: Run]>([
  ['a big integer', async () => ({ count: 10n })],
  [
    'a cycle',
    async () => {
      const result: Record<string, unknown> = {};
      result.self = result;
      return result;
    },
  ],
  [
    'a throw before the promise',
    () => {
      throw new TypeError('secret');
    },
  ],
])('%s is a defect, and not a call without a result', async (_, run) => {
  const result = await callTool(run);
  expect(result).toMatchObject({ success: false, error: expect.stringContaining('defect') });
  expect(JSON.stringify(result)).not.toContain('secret');
});

test.each([1, 499])(
  'refuses a limit of %i in the definition of the tool: no result could state its cuts',
  maxResult => {
    const define = (): unknown =>
      defineServerTool({
        name: 'tiny',
        description: '',
        parameters: NO_PARAMETERS,
        run: async () => ({}),
        maxResult,
      });
    expect(define).toThrow(/"maxResult" of "tiny" is \d+, but must be at least 500/);
  },
);

test.each([500, 700, 1000, 1500, 4000])(
  'under a limit of %i only what is too long is cut, and the small fields stay',
  async maxResult => {
    const small = { id: 17, name: 'Ann Example', address: 'Harbour Street 7', isOpen: true };
    const result = await callTool(async () => ({ note: 'x'.repeat(5000), ...small }), { maxResult });
    expect(result).toMatchObject({
      ...small,
      note: expect.stringMatching(/^x{50,}$/),
      result_cut: expect.stringContaining('"note" ends after'),
    });
    expect(JSON.stringify(result).length).toBeLessThanOrEqual(maxResult);
  },
);

test.each<[type: ServerToolErrorType | undefined, reported: ServerToolErrorType, outcome: string]>([
  [undefined, 'InternalError', 'failed'],
  ['NavigationError', 'NavigationError', 'failed'],
  ['Timeout', 'Timeout', 'failed'],
  ['InvalidArgument', 'InvalidArgument', 'refused'],
  ['NotPermitted', 'NotPermitted', 'refused'],
  ['Unsupported', 'Unsupported', 'refused'],
])('reports a failure of type %s as %s, and counts it as %s', async (type, reported, outcome) => {
  const outcomes: string[] = [];
  const observer: TurnObserver = {
    modelAsked: () => ({ firstToken: () => {}, noticed: () => {}, ended: () => {} }),
    toolStarted: () => ({ ended: given => void outcomes.push(given) }),
    ended: () => {},
  };
  const run: Run = async () => {
    throw new ServerToolFailure('No.', { ...(type && { type }) });
  };
  expect(await callTool(run, {}, undefined, observer)).toEqual({
    success: false,
    error: 'No.',
    error_type: reported,
  });
  expect(outcomes).toEqual([outcome]);
});
