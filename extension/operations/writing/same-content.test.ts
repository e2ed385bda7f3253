// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isSameContent } from './same-content.ts';

test.each([
  ['abc', 'ABC'],
  [' two  words ', 'two words'],
  ['1200', '1,200.00'],
  ['1200', '1.200,00 €'],
  ['12.5', '12,5'],
  ['10', '$10.00'],
  ['4155551234', '(415) 555-1234'],
  ['4155551234', '+1 415 555 1234'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['31122026', '31/12/2026'],
  ['2027-03-05', '03/05/2027'],
  ['2027-03-05', '5.3.2027'],
])('%s written as %s is the same content', (wanted, now) => {
  expect(isSameContent(now, wanted)).toBe(true);
});

test.each([
  ['10', '10000'],
  ['10', '1.0'],
  ['10', '-10'],
  ['10.00', '1000'],
  ['alice@a.test', 'mallory@a.test'],
  ['4155551234', '+1 415 555 1235'],
  ['', 'x'],
  ['2027-03-05', '03/06/2027'],
  ['03/05/2027', '2027-05-03'],
  ['4111 1111 1111 1111', '4111 1111 1111 1112'],
])('%s turned into %s is other content', (wanted, now) => {
  expect(isSameContent(now, wanted)).toBe(false);
});
