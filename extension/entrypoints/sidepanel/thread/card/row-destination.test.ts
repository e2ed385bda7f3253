import { expect, test } from 'vitest';
import { splitAddress } from './row-destination.tsx';

test.each([
  ['https://accounts.google.com@127.0.0.1:1/x?y#z', 'https://', '127.0.0.1:1', '/x?y#z'],
  ['https://user:pass@shop.example', 'https://', 'shop.example', ''],
  ['https://bank.com%2Flogin@evil.example/', 'https://', 'evil.example', '/'],
  ['https://аррӏе.com/@apple.com', 'https://', 'xn--80ak6aa92e.com', '/@apple.com'],
])('%s', (address, scheme, host, rest) => {
  expect(splitAddress(address)).toEqual({ scheme, host, rest });
});

test.each(['mailto:a@b.example', 'not an address', 'blob:x'])('%s has no host', address => {
  expect(splitAddress(address)).toBeUndefined();
});
