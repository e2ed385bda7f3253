import { expect, test } from 'vitest';
import { NoAnswer } from '../../../messaging/failures.ts';
import { runUntilStopped } from './run-rows.ts';

test('Stop reaches a running action by its key, once, and not one that has ended', async () => {
  const stopped: string[] = [];
  const page = {
    stopRun: async (key: string) => {
      stopped.push(key);
      throw new NoAnswer('unreached', 'The worker is gone.');
    },
  };
  const turn = new AbortController();
  expect(await runUntilStopped(page, 'call:0', turn.signal, async () => 'first')).toBe('first');
  const running = Promise.withResolvers<string>();
  const second = runUntilStopped(page, 'call:1', turn.signal, () => running.promise);
  expect(stopped).toEqual([]);
  turn.abort();
  running.resolve('second');
  expect(await second).toBe('second');
  expect(stopped).toEqual(['call:1']);
});
