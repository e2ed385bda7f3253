// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatheredTools } from '../../page/page-tools/gathered-tools.ts';
import { bindTarget } from '../bind-target.ts';
import { handler } from '../call-page-tool.ts';
import type { PreparedAction } from '../contract/action.ts';
import { prepareHandler, registerHandlers } from '../handlers.ts';
import { startWhenReady } from '../start-when-ready.ts';
import { answerOfTool } from './answer-of-tool.ts';
import { requireTool } from './preview-tool-call.ts';

/**
 * The browser's part, as measured in Chromium 156: both calls answer after some tasks, a tool runs by its name alone, the page
 * is told of changes a task later, and of a start right after it.
 */
class SimulatedContext extends EventTarget {
  /** The definitions that have run. */
  ran: string[] = [];
  #description: string | undefined = 'v0';
  #version = 0;

  change(): void {
    this.#version += 1;
    this.#description = `v${this.#version}`;
    void tasks(1).then(() => this.dispatchEvent(new Event('toolchange')));
  }

  async getTools(): Promise<{ name: string; description: string; inputSchema: object }[]> {
    await tasks(2);
    const answer = [{ name: 'buy', description: this.#description ?? '', inputSchema: {} }];
    await tasks(2);
    return answer;
  }

  async executeTool(): Promise<string> {
    await tasks(2);
    const ran = this.#description ?? '';
    this.ran.push(ran);
    this.dispatchEvent(Object.assign(new Event('toolactivated'), { toolName: 'buy' }));
    await tasks(2);
    return ran;
  }
}

/** Ends after as many tasks of this thread, as messages between processes do. */
async function tasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    setImmediate(resolve);
    await promise;
  }
}

let context: SimulatedContext;

beforeEach(() => {
  vi.stubGlobal('navigation', new EventTarget());
  registerHandlers({ call_page_tool: handler });
});

afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'modelContext');
  vi.unstubAllGlobals();
});

function offer(): void {
  context = new SimulatedContext();
  const offered = context;
  Object.defineProperty(Document.prototype, 'modelContext', { configurable: true, get: () => offered });
}

const action: PreparedAction = {
  name: 'call_page_tool',
  target: {},
  params: { name: 'buy', input: {} },
  effect: 'acts',
  emptyTarget: 'page',
};

/** `refused`: nothing was called. `same`: what was shown ran. Another tool ran, and that was `reported` or not. */
type End = 'refused' | 'same' | 'reported' | 'unreported';

/** Shows the tool, waits as a person does, and runs it as approved. */
async function showAndRun(): Promise<End> {
  const prepared = prepareHandler(action);
  await prepared.gather?.();
  const target = { kind: 'page', document } as const;
  const details = prepared.preview(target);
  const binding = bindTarget(target, { details, facts: undefined, isRevalidation: false }, prepared);
  const shown = JSON.stringify(details.details).match(/v\d+/u)?.[0] ?? '';
  await tasks(5);
  try {
    const { started } = await startWhenReady({ binding, handler: prepared, isStopped: () => false }, () => ({
      ended: answerOfTool(requireTool(gatheredTools(), 'buy'), {}, gatheredTools()),
    }));
    const { replaced } = await started.ended;
    const isSame = context.ran.at(-1) === shown;
    if (isSame) return 'same';
    return replaced === undefined ? 'unreported' : 'reported';
  } catch (thrown) {
    expect(thrown).toMatchObject({ type: 'ElementChanged' });
    expect(context.ran).toEqual([]);
    return 'refused';
  }
}

test('a tool that changes at any moment is not called, or is the one shown, or is told to be another', async () => {
  const ends = new Map<End, number>();
  const moments = fc.array(fc.nat(40), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(moments, async changedAt => {
      offer();
      const offered = context;
      const changing = changedAt.map(task => tasks(task).then(() => offered.change()));
      const end = await showAndRun();
      ends.set(end, (ends.get(end) ?? 0) + 1);
      expect(end).not.toBe('unreported');
      await Promise.all(changing);
    }),
    { numRuns: 1_000 },
  );
  // Each way was taken, or nothing was tried.
  expect([...ends.keys()].sort()).toEqual(['refused', 'reported', 'same']);
});
