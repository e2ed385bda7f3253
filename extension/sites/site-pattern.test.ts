import { describe, expect, test } from 'vitest';
import { formatPattern, matchesPattern, parsePattern, readWebAddress } from './site-pattern.ts';

function fits(typed: string, url: string): boolean {
  const pattern = parsePattern(typed);
  const address = readWebAddress(url);
  if (!pattern) throw new Error(`${typed} is no pattern.`);
  return address !== undefined && matchesPattern(pattern, address);
}

describe('the addresses of a pattern', () => {
  test.each([
    ['bank.com', 'https://bank.com/', true],
    ['bank.com', 'http://bank.com:8080/x?y#z', true],
    ['bank.com', 'https://www.bank.com/', false],
    ['*.bank.com', 'https://bank.com/', true],
    ['*.bank.com', 'https://a.b.bank.com/', true],
    ['*.bank.com', 'https://evil-bank.com/', false],
    ['*.bank.com', 'https://evilbank.com/', false],
    ['*.bank.com', 'https://bank.com.evil.example/', false],
    ['*.bank.com', 'https://bank.com@evil.example/', false],
    ['*.bank.com', 'https://evil.example/bank.com', false],
    ['*.bank.com', 'https://bank.co/', false],
    // A dot at the end, capitals, and letters of full width name the same host.
    ['*.bank.com', 'https://www.bank.com./', true],
    ['*.bank.com', 'https://WWW.Bank.COM/', true],
    ['*.bank.com', 'https://ｂａｎｋ.com/', true],
    ['Bank.com.', 'https://bank.com/', true],
    // Look-alikes from other scripts do not (here a Cyrillic а).
    ['*.bank.com', 'https://bаnk.com/', false],
    ['*.中国银行.中国', 'https://xn--fiqs8s856bruk.xn--fiqs8s/', true],
    ['xn--fiqs8s856bruk.xn--fiqs8s', 'https://中国银行.中国/', true],
    // Ports and schemes
    ['localhost:3000', 'http://localhost:3000/', true],
    ['localhost:3000', 'http://localhost:3001/', false],
    ['bank.com:443', 'https://bank.com/', true],
    ['bank.com:443', 'http://bank.com/', false],
    ['https://bank.com', 'http://bank.com/', false],
    ['http://*.bank.com', 'http://www.bank.com/', true],
    // Numbers, in all their forms
    ['127.0.0.1', 'http://0x7f.1/', true],
    ['[::1]:8080', 'http://[0:0:0:0:0:0:0:1]:8080/', true],
    ['*.0.0.1', 'http://127.0.0.1/', false],
    // An address that is no web page has no rule.
    ['*.bank.com', 'ftp://bank.com/', false],
    ['*.bank.com', 'chrome-extension://bank.com/', false],
  ])('%s, %s: %s', (typed, url, expected) => {
    expect(fits(typed, url)).toBe(expected);
  });
});

test.each([
  '',
  '  ',
  '*',
  '*.',
  'a b',
  'a@b.com',
  '*.*.com',
  'ba*nk.com',
  'javascript:alert(1)',
  'bank.com:99999',
  '://x',
])('“%s” names no host', typed => {
  expect(parsePattern(typed)).toBeUndefined();
});

test.each([
  ['https://www.Bank.com/login?next=1', 'https://www.bank.com'],
  [' *.bank.com ', '*.bank.com'],
  ['银行.中国', 'xn--jn2a72x.xn--fiqs8s'],
  ['*.bank.com:8443', '*.bank.com:8443'],
])('formats %s as %s', (typed, written) => {
  const pattern = parsePattern(typed);
  expect(pattern && formatPattern(pattern)).toBe(written);
});
