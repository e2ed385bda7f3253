import { expect, test } from 'vitest';
import { formatNumber, formatTable } from './format-table.ts';

test('aligns names left and numbers right, in columns as wide as their widest cells', () => {
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

test('rounds numbers to the digits that repeat, and shows a dash for a missing measurement', () => {
  expect([0.123, 12.34, 123.4, 250_000].map(formatNumber)).toEqual(['0.12', '12.3', '123', '250,000']);
  expect(formatNumber(undefined)).toBe('–');
});
