import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '../store/task-record.ts';
import { awaitingControl } from './await-control.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser that a person has until `returnControl`. */
function taken(language: 'en' | 'zh' = 'en') {
  const stored: Progress[] = [];
  const free = Promise.withResolvers<void>();
  const control = { isClaimed: true, whenUnclaimed: () => free.promise };
  const store = vi.fn(async (progress: Progress) => void stored.push(progress));
  const clock = { isStopped: false };
  const awaitControl = awaitingControl({
    ...{ record: { store }, language },
    async whileWaiting(waiting) {
      clock.isStopped = true;
      return waiting().finally(() => {
        clock.isStopped = false;
      });
    },
    limits: { step: () => 3, totalSteps: 50 },
  });
  const returnControl = (): void => {
    control.isClaimed = false;
    free.resolve();
  };
  const waited = (): number => stored.reduce((sum, progress) => sum + (progress.waited ?? 0), 0);
  const events = () => stored.flatMap(progress => progress.events ?? []);
  return { control, clock, store, returnControl, awaitControl, waited, events };
}

const { signal } = new AbortController();

test('says once that it waits, and writes down how long', async () => {
  const { control, clock, returnControl, awaitControl, waited, events } = taken('zh');
  const waiting = awaitControl(control, signal);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(waited()).toBe(45_000);
  expect(clock.isStopped).toBe(true);
  returnControl();
  await waiting;
  expect(waited()).toBe(50_000);
  expect(clock.isStopped).toBe(false);
  expect(events()).toEqual([
    { type: 'progress', message: expect.stringMatching(/接管/u), step: 3, totalSteps: 50 },
  ]);
  await awaitControl(control, signal);
  expect(events()).toHaveLength(1);
});

test.each([
  ['as long as an approval would', undefined, 600_000],
  ['until then, for an approval', 30_000, 30_000],
])('waits %s, and then says that the person still has it', async (_case, until, milliseconds) => {
  const { control, awaitControl, waited } = taken();
  const given = until === undefined ? undefined : new Date(Date.now() + until);
  const refused = expect(awaitControl(control, signal, given)).rejects.toMatchObject({
    code: 'person_in_control',
  });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(waited()).toBeLessThan(milliseconds);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(waited()).toBe(milliseconds);
});

test('ends with the reason of the signal, and with a task that another relay has', async () => {
  const stopping = new AbortController();
  const { control, store, awaitControl } = taken();
  const stopped = expect(awaitControl(control, stopping.signal)).rejects.toThrow('The relay ends.');
  await vi.advanceTimersByTimeAsync(1_000);
  stopping.abort(new Error('The relay ends.'));
  await stopped;
  const lost = expect(awaitControl(control, signal)).rejects.toThrow('Another attempt');
  await vi.advanceTimersByTimeAsync(1_000);
  store.mockRejectedValue(new Error('Another attempt has it.'));
  await vi.advanceTimersByTimeAsync(15_000);
  await lost;
});
