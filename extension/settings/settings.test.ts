import { expect, test } from 'vitest';
import { resolveLanguage } from './appearance.ts';
import { readRelayAddress } from './relay-address.ts';
import { defaultSettings, settingsSchema } from './settings.ts';

test('fills missing keys with defaults', () => {
  expect(settingsSchema.parse({ language: 'zh' })).toEqual({ ...defaultSettings, language: 'zh' });
});

test.each([
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  [' https://Relay.example/base/ ', 'https://relay.example/base'],
  ['https://relay.example/?key=1#x', 'https://relay.example'],
])('reads %s as the address %s', (typed, url) => {
  expect(readRelayAddress(typed)).toMatchObject({ status: 'valid', url });
});

test.each([
  ['relay.example', 'not-a-url'],
  ['', 'not-a-url'],
  ['file:///etc/passwd', 'not-http'],
  ['javascript:alert(1)', 'not-http'],
])('rejects %s: %s', (typed, reason) => {
  expect(readRelayAddress(typed)).toEqual({ status: 'invalid', reason });
});

test.each([
  ['auto', 'zh-TW', 'zh'],
  ['auto', 'de', 'en'],
  ['en', 'zh-CN', 'en'],
] as const)('the setting %s in a browser of %s gives %s', (setting, browser, language) => {
  expect(resolveLanguage(setting, browser)).toBe(language);
});
