import { expect, test } from 'vitest';
import { readRetryAfter } from './http-backend.ts';

const now = Date.parse('Sun, 22 Nov 2026 10:00:00 GMT');

test.each([
  [null, undefined],
  ['', undefined],
  ['12', 12],
  [' 3 ', 3],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 30],
  ['Sun, 22 Nov 2026 09:00:00 GMT', undefined],
  ['999999', 3_600],
])('%s asks for %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
