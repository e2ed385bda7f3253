import { expect, test } from 'vitest';
import { hasTicked, mayTick } from './ticking-lines.ts';

test.each([
  ['text "9:59"', 'text "9:58"', 1_000, true],
  ['text "9:59"', 'text "9:50"', 9_000, true],
  ['text "0:12"', 'text "0:13"', 500, true],
  ['text "23:59:59"', 'text "23:59:57"', 2_000, true],
  ['row [cells=["Tea","9:59"]]', 'row [cells=["Tea","9:58"]]', 1_000, true],
  ['text "9:59"', 'text "9:50"', 1_000, false],
  ['text "10:15"', 'text "10:30"', 5_000, false],
  ['text "30 minutes"', 'text "29 minutes"', 60_000, false],
  ['text "Tea 9:59"', 'text "Coffee 9:58"', 1_000, false],
  ['text "3 left, 9:59"', 'text "2 left, 9:58"', 1_000, false],
  ['text "9:59 $1"', 'text "9:58 $1"', 1_000, false],
  ['text "9:59"', 'text "9:59"', 1_000, false],
])('may tick: %s, %s after %i ms', (before, now, elapsed, expected) => {
  expect(mayTick([before, now], elapsed)).toBe(expected);
});

test.each([
  ['9:59', '9:58', '9:57', true],
  ['9:59', '9:58', '9:56', true],
  ['9:59', '9:58', '9:58', false],
  ['9:59', '9:58', '9:59', false],
  ['9:59', '9:58', '9:30', false],
  ['0:12', '0:13', '0:14', true],
])('goes on in the same way: %s, %s, %s', (before, now, later, expected) => {
  expect(hasTicked([before, now], later)).toBe(expected);
});
