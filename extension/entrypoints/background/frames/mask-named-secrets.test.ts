import { expect, test } from 'vitest';
import { maskNamedSecrets } from './mask-named-secrets.ts';

test.each([
  ['https://a/?password=hunter2&q=tea', 'https://a/?password=••••••&q=tea'],
  ['https://a/?q=tea&user_pwd=hunter2#top', 'https://a/?q=tea&user_pwd=••••••#top'],
  ['https://a/#access_token=abc&state=1', 'https://a/#access_token=••••••&state=1'],
  ['https://a/#/sign-in?otp=123456', 'https://a/#/sign-in?otp=••••••'],
  ['https://a/?pass%77ord=x&%E5%AF%86%E7%A0%81=y', 'https://a/?pass%77ord=••••••&%E5%AF%86%E7%A0%81=••••••'],
])('%s', (address, told) => {
  expect(maskNamedSecrets(address)).toBe(told);
});

test.each([
  'https://a/',
  'https://a/?q=password&page=2',
  'https://a/?discount_code=TEA',
  'https://a/?password=',
  '',
])('%s contains no secret', address => {
  expect(maskNamedSecrets(address)).toBe(address);
});
