import { expect, test } from 'vitest';
import { isEqualValue } from './equal-values.ts';

test.each([
  ['1,000.00', '1000'],
  ['1.000,00', '1000'],
  ['10.00', '10'],
  ['10,5', '10.5'],
  ['4111 1111 1111 1111', '4111111111111111'],
  ['12,34,567', '1234567'],
  ['2026-03-04', '04/03/2026'],
  ['2026-03-04', '3/4/2026'],
  ['2026-03-04', '2026/3/4'],
  ['+1 (555) 010-9999', '15550109999'],
  ['Hello, World', 'hello world'],
])('%s is %s', (one, other) => {
  expect(isEqualValue(one, other)).toBe(true);
  expect(isEqualValue(other, one)).toBe(true);
});

test.each([
  ['10.00', '1000'],
  ['10.00', '-10.00'],
  ['100', '-100'],
  ['1.5', '15'],
  ['2026-03-04', '2026-04-03'],
  ['03/04/2026', '04/03/2026'],
  ['2026-03-04', '2026-03-05'],
  ['', '0'],
  ['…', '!'],
  ['Bob', 'Bobby'],
])('%s is not %s', (one, other) => {
  expect(isEqualValue(one, other)).toBe(false);
});
