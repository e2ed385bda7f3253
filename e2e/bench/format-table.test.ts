import { expect, test } from 'vitest';
import { formatNumber, formatTable } from './format-table.ts';

test('names stand to the left and numbers to the right, each column as wide as its widest cell', () => {
  const table = formatTable(
    ['page', 'ms'],
    [
      ['tiny', '0.12'],
      ['a long name', '1,234'],
    ],
  );
  expect(table.split('\n')).toEqual([
    'page            ms',
    '───────────  ─────',
    'tiny          0.12',
    'a long name  1,234',
  ]);
});

test('numbers are as exact as they can be repeated, and what was not measured is a dash', () => {
  expect([0.123, 12.34, 123.4, 250_000].map(formatNumber)).toEqual(['0.12', '12.3', '123', '250,000']);
  expect(formatNumber(undefined)).toBe('–');
});
