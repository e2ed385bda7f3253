import { expect, test } from 'vitest';
import { isNeverReached } from './never-reached.ts';

const ALLOWED = ['shop.internal', '10.0.0.7', '127.0.0.1:8080', '169.254.169.254'];

test.each([
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://127.0.0.1:8081/',
  'https://example.com:8443/',
  'http://localhost:3000/',
])('%s is not', address => {
  expect(isNeverReached(address, ALLOWED)).toBe(true);
});

test.each([
  'https://example.com/a?b#c',
  `https://example.com/${'a'.repeat(5_000)}`,
  'http://93.184.216.34/',
  'http://10.0.0.7/',
  'http://127.0.0.1:8080/',
  'http://inside.example/',
])('%.40s may be', address => {
  expect(isNeverReached(address, ALLOWED)).toBe(false);
});
