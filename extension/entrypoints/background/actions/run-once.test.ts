import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../../messages/message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type * as RunOnce from './run-once.ts';

let stored: Record<string, unknown>;
let most: number;
/** What is stored from here on is refused. */
let refused: (text: string) => boolean;

beforeEach(() => {
  stored = {};
  most = 1_000_000;
  refused = () => false;
  vi.stubGlobal('chrome', {
    storage: {
      session: {
        get: async () => structuredClone(stored),
        set: async (values: Record<string, unknown>) => {
          const text = JSON.stringify(values);
          if (text.length > most || refused(text)) throw new Error('Session storage quota bytes exceeded.');
          Object.assign(stored, JSON.parse(text));
        },
      },
    },
  });
});

/** As the browser starts the worker anew. */
async function workerAnew(): Promise<typeof RunOnce> {
  vi.resetModules();
  return import('./run-once.ts');
}

async function worker(): Promise<typeof RunOnce.runOnce> {
  return (await workerAnew()).runOnce;
}

const DONE: Outcome = { success: true, effect: 'changed', message: 'Done.', value: 'Tea' };

test('what was done under a key is told again, and not done again', async () => {
  const run = vi.fn(async () => DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(run).toHaveBeenCalledTimes(1);
});

test('an outcome of any length was done; the key tells so later, in fewer words', async () => {
  const links = Array.from({ length: 20_000 }, () => ({ text: 'Tea', href: 'https://a.test/', title: '' }));
  const long = { ...DONE, value: 'x'.repeat(300_000), links };
  expect(await (await worker())('k', async () => long)).toEqual(long);
  expect(JSON.stringify(stored).length).toBeLessThan(2_000);
  const again = await (await worker())('k', () => Promise.reject(new Error('Twice!')));
  expect(again).toMatchObject({
    success: true,
    effect: 'changed',
    message: { code: 'sentences', params: { sentences: ['Done.', message('action.resultNotKept')] } },
  });
});

test('so is one for which there is no room any more', async () => {
  most = 500;
  const told = { ...DONE, value: 'x'.repeat(10_000) };
  expect(await (await worker())('k', async () => told)).toEqual(told);
  expect(await (await worker())('k', async () => told)).toMatchObject({ success: true });
});

test('where the end cannot be noted at all, the thing is done all the same, and its key runs nothing', async () => {
  refused = text => text.includes('ended');
  const run = vi.fn(async () => DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(await (await worker())('k', run)).toMatchObject({ success: false, error_type: 'Timeout' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('many long outcomes stay within what the browser keeps', async () => {
  const runOnce = await worker();
  for (let at = 0; at < 40; at += 1)
    await runOnce(`k${at}`, async () => ({ ...DONE, value: 'x'.repeat(50_000) }));
  expect(JSON.stringify(stored).length).toBeLessThan(700_000);
});

test('who was not there to hear what came of a key is told it, also by the next worker', async () => {
  const { runOnce, outcomeOfRun } = await workerAnew();
  await runOnce('k', async () => DONE);
  expect(await outcomeOfRun({ key: 'k' })).toEqual({ outcome: DONE });
  expect(await (await workerAnew()).outcomeOfRun({ key: 'k' })).toEqual({ outcome: DONE });
  expect(await outcomeOfRun({ key: 'another' })).toEqual({});
});

test('what is about to end is waited for; of what goes on, or died with its worker, nothing is known', async () => {
  const { runOnce, outcomeOfRun } = await workerAnew();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  void runOnce('k', () => promise);
  expect(await outcomeOfRun({ key: 'k' })).toEqual({});
  expect(await (await workerAnew()).outcomeOfRun({ key: 'k' })).toEqual({});
  const asked = outcomeOfRun({ key: 'k' });
  resolve(DONE);
  expect(await asked).toEqual({ outcome: DONE });
});
