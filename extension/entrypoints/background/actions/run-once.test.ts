import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../../messages/message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type * as RunOnce from './run-once.ts';

let stored: Record<string, unknown>;
let most: number;
/** Decides which texts the storage refuses from now on. */
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

/** Simulates a restart of the worker by the browser. */
async function restartWorker(): Promise<typeof RunOnce> {
  vi.resetModules();
  return import('./run-once.ts');
}

async function worker(): Promise<typeof RunOnce.runOnce> {
  return (await restartWorker()).runOnce;
}

const DONE: Outcome = { success: true, effect: 'changed', message: 'Done.', value: 'Tea' };

test('a repeated key gets the first outcome and runs nothing', async () => {
  const run = vi.fn(async () => DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(run).toHaveBeenCalledTimes(1);
});

test('keeps an outcome that is too long in a shorter form', async () => {
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

test('keeps an outcome without room in a shorter form', async () => {
  most = 500;
  const told = { ...DONE, value: 'x'.repeat(10_000) };
  expect(await (await worker())('k', async () => told)).toEqual(told);
  expect(await (await worker())('k', async () => told)).toMatchObject({ success: true });
});

test('returns the outcome when it cannot be stored, and does not run the key again', async () => {
  refused = text => text.includes('ended');
  const run = vi.fn(async () => DONE);
  expect(await (await worker())('k', run)).toEqual(DONE);
  expect(await (await worker())('k', run)).toMatchObject({ success: false, error_type: 'Timeout' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('keeps many long outcomes within the storage quota', async () => {
  const runOnce = await worker();
  for (let at = 0; at < 40; at += 1)
    await runOnce(`k${at}`, async () => ({ ...DONE, value: 'x'.repeat(50_000) }));
  expect(JSON.stringify(stored).length).toBeLessThan(700_000);
});

test('returns the outcome of a key later, even from the next worker', async () => {
  const { runOnce, outcomeOfRun } = await restartWorker();
  await runOnce('k', async () => DONE);
  expect(await outcomeOfRun({ key: 'k' })).toEqual({ outcome: DONE });
  expect(await (await restartWorker()).outcomeOfRun({ key: 'k' })).toEqual({ outcome: DONE });
  expect(await outcomeOfRun({ key: 'another' })).toEqual({});
});

test('waits for a run that ends soon; a run that continues or died with its worker is unknown', async () => {
  const { runOnce, outcomeOfRun } = await restartWorker();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  void runOnce('k', () => promise);
  expect(await outcomeOfRun({ key: 'k' })).toEqual({});
  expect(await (await restartWorker()).outcomeOfRun({ key: 'k' })).toEqual({});
  const asked = outcomeOfRun({ key: 'k' });
  resolve(DONE);
  expect(await asked).toEqual({ outcome: DONE });
});
