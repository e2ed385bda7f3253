import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { SilenceWatch } from './silence-watch.ts';

const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

test('cuts a provider off that sends only heartbeats, after an hour', async () => {
  vi.useFakeTimers();
  const watch = new SilenceWatch({ firstByte: MINUTE, idle: MINUTE }, new AbortController().signal);
  const body = new PassThrough();
  watch.listenTo(body);
  for (let minute = 0; minute < 119; minute += 1) {
    body.write(': still here\n\n');
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
  }
  expect(watch.signal.aborted).toBe(false);
  body.write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(watch.signal.reason).toMatchObject({ code: 'model_timed_out' });
  watch.end();
});
