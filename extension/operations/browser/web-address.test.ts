import type { Language } from '@assent/shared';
import { expect, test } from 'vitest';
import { wordForModel } from '../../messages/word-message.ts';
import { PageError } from '../../page/page-error.ts';
import { webAddress } from './web-address.ts';

test.each(['https://shop.example/a?to=mei@shop.example', ' HTTPS://shop.example/a#@ '])('%s', given => {
  expect(webAddress(given)).toMatch(/^https:\/\/shop\.example\/a/u);
});

test.each([
  'https://bank.example@evil.example/',
  'https://mei:pass@shop.example/',
  'https://:pass@shop.example/',
])('%s is refused for its user name or password, which the error omits', given => {
  expect(refusal('en', () => webAddress(given))).toMatch(/user name or password/u);
  expect(refusal('zh', () => webAddress(given))).toMatch(/账号或密码/u);
  expect(refusal('en', () => webAddress(given))).not.toMatch(/pass@/u);
});

test.each(['file:///etc/passwd', 'shop.example', 'https://'])('%s is no web address', given => {
  expect(refusal('en', () => webAddress(given))).toMatch(/not a web address/u);
});

/** The text of the error that is thrown, as the model reads it. */
function refusal(language: Language, run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof PageError) return wordForModel(thrown.text, language);
    throw thrown;
  }
  return 'nothing was thrown';
}
