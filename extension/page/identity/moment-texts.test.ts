import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSameInTime } from './moment-texts.ts';

const SECOND = 1000;

// A time of day may go on only while it is the time it is, so the tests have their own.
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:24:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['3 minutes ago', '4 minutes ago'],
  ['just now', '1 minute ago'],
  ['vor 3 Minuten', 'vor 4 Minuten'],
  ['3 minuten geleden', '4 minuten geleden'],
  ['3 минуты назад', '5 минут назад'],
  ['3 分鐘前', '4 分鐘前'],
  ['3분 전', '4분 전'],
  ['3m ago', '4m ago'],
  ['3 min ago', '4 min ago'],
  ['3 min. ago', '4 min. ago'],
  ['Ends in 1h 0m 0s', 'Ends in 59m 58s'],
  ['0:15:32 left', '0:15:30 left'],
  ['Ping 23 ms', 'Ping 900 ms'],
  ['Loading', 'Loading...'],
  ['Now 12:22', 'Now 12:24'],
  ['Now 13:22', 'Now 13:24'],
  ['1:22 pm', '1:24 pm'],
])('“%s” may say “%s” soon', (before, now) => {
  expect(isSameInTime(before, now, 65 * SECOND)).toBe(true);
});

test.each([
  ['3 minutes ago', '30 minutes ago'],
  ['5 minutes ago', '4 minutes ago'],
  ['Meeting of 3 minutes', 'Meeting of 4 minutes'],
  ['at 04:15', 'at 04:16'],
  ['at 15:23', 'at 15:24'],
  ['Wait 30 seconds', 'Wait 60 seconds'],
  ['/slot/0:15:30', '/slot/0:15:31'],
  ['Shelf 12:04:07', 'Shelf 12:04:08'],
  ['Version 10.15.30', 'Version 10.15.31'],
  ['Order 1041, 3 minutes ago', 'Order 1042, 3 minutes ago'],
  ['Sell 41 %', 'Sell 42 %'],
])('“%s” may not say “%s”', (before, now) => {
  expect(isSameInTime(before, now, 65 * SECOND)).toBe(false);
});
