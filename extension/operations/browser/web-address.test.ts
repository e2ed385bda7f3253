import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each(['https://shop.example/a?to=mei@shop.example', ' HTTPS://shop.example/a#@ '])('%s', given => {
  expect(webAddress(given, 'en')).toMatch(/^https:\/\/shop\.example\/a/u);
});

test.each([
  'https://bank.example@evil.example/',
  'https://mei:pass@shop.example/',
  'https://:pass@shop.example/',
])('%s names a user or a password, which is told without it', given => {
  expect(() => webAddress(given, 'en')).toThrow(/user name or password/u);
  expect(() => webAddress(given, 'zh')).toThrow(/账号或密码/u);
  expect(() => webAddress(given, 'en')).not.toThrow(/pass@/u);
});

test.each(['file:///etc/passwd', 'shop.example', 'https://'])('%s is none of the web', given => {
  expect(() => webAddress(given, 'en')).toThrow(/no web address/u);
});
