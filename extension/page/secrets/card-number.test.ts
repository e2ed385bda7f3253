import { expect, test } from 'vitest';
import { isCardNumber } from './secrets.ts';

test.each([
  ['4111 1111 1111 1111', true],
  ['378282246310005', true],
  ['4111-1111-1111-1112', false],
  ['4111', false],
  ['phone 4111111111111111', false],
])('%s: %s', (text, expected) => {
  expect(isCardNumber(text)).toBe(expected);
});
