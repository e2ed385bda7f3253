import { expect, test } from 'vitest';
import { maskPins } from './mask-pins.ts';

test.each([
  ['PIN Handy 4471', 'PIN Handy ••••••'],
  ['Safe links 12 rechts 40 → 12-40-07', 'Safe links 12 rechts 40 → ••••••'],
  ['the combination is 44-18-92', 'the combination is ••••••'],
  ['+16465588656,,85120394412#,,,,*448201#', '+16465588656,,85120394412#,,,,*••••••#'],
])('%s', (text, masked) => {
  expect(maskPins(text)).toBe(masked);
});

test.each([
  'Pin up to 4 pictures',
  'PIN codes since 2026',
  'PIN must have 4444 tries',
  'Safe travels 12-05-26 to all',
  'Sort code 20-45-67',
])('leaves %s', text => {
  expect(maskPins(text)).toBe(text);
});
