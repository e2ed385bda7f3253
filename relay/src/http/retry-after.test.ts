import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

test.each([
  ['120', 120_000],
  [' 1.5 ', 1_500],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
  // It has passed.
  ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j', (given, expected) => {
  expect(readRetryAfter(given, NOW)).toBe(expected);
});
