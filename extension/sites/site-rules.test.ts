import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAREFUL_SITES } from './careful-sites.ts';
import { isBareSuffix, isWholeSuffix, patternFor, withRule } from './change-rule.ts';
import { formatPattern, parsePattern } from './site-pattern.ts';
import { type PersonRule, rulingFor, SITE_RULES, type SiteRule, strictestRule } from './site-rules.ts';

function rules(given: Record<string, SiteRule>): PersonRule[] {
  return Object.entries(given).flatMap(([typed, rule]) => {
    const pattern = parsePattern(typed);
    return pattern ? [{ pattern, rule }] : [];
  });
}

const ruleOf = (given: Record<string, SiteRule>, url: string): SiteRule => rulingFor(rules(given), url).rule;

describe('the rule for an address', () => {
  test('is "ask" by default', () => {
    expect(rulingFor([], 'https://example.org/')).toEqual({ source: 'none', rule: 'ask' });
    expect(ruleOf({ '*.example.com': 'never-read' }, 'https://example.org/')).toBe('ask');
  });

  test.each([
    ['https://www.icbc.com.cn/', 'bank'],
    ['https://online.chase.com/', 'bank'],
    ['https://mail.qq.com./', 'mail'],
    ['https://vault.bitwarden.com/#/login', 'passwords'],
  ])('%s is read-only by default, as %s', (url, kind) => {
    expect(rulingFor([], url)).toMatchObject({ source: 'careful', rule: 'read-only', kind });
  });

  test.each([
    'https://evil-chase.com/',
    'https://chase.com.evil.example/',
    'https://www.google.com/',
    'https://qq.com/',
    'https://com.cn/',
  ])('%s is not a careful site', url => {
    expect(rulingFor([], url).source).toBe('none');
  });

  test('is the narrowest of the user’s rules, in any order', () => {
    const given = { '*.a.com': 'never-read', 'x.a.com': 'ask', '*.x.a.com': 'read-only' } as const;
    const turned = Object.fromEntries(Object.entries(given).toReversed());
    for (const each of [given, turned]) {
      expect(ruleOf(each, 'https://x.a.com/')).toBe('ask');
      expect(ruleOf(each, 'https://y.x.a.com/')).toBe('read-only');
      expect(ruleOf(each, 'https://b.a.com/')).toBe('never-read');
    }
  });

  test('is the user’s rule before a built-in one', () => {
    expect(ruleOf({ '*.google.com': 'never-read' }, 'https://mail.google.com/')).toBe('never-read');
    expect(ruleOf({ 'mail.google.com': 'ask' }, 'https://mail.google.com/')).toBe('ask');
  });

  test('of a frame is the strictest of its own and its ancestors’', () => {
    const given = rules({ 'a.com': 'never-read', 'b.com': 'read-only' });
    expect(strictestRule(given, ['https://c.com', 'https://b.com'])).toBe('read-only');
    expect(strictestRule(given, ['https://b.com', 'https://a.com', 'https://c.com'])).toBe('never-read');
    expect(strictestRule(given, ['https://c.com'])).toBe('ask');
    expect(strictestRule(given, [])).toBe('ask');
  });
});

describe('the pattern that the panel changes', () => {
  test.each([
    ['https://www.shop.co.uk/', '*.shop.co.uk'],
    ['https://someone.github.io/', '*.someone.github.io'],
    ['https://mail.google.com/mail', '*.mail.google.com'],
    ['https://login.chase.com/', '*.chase.com'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
    ['http://[::1]/', '[::1]:80'],
    ['http://intranet/', 'intranet:80'],
    // A site on a public suffix itself must not set a rule for all sites under it.
    ['https://github.io/', 'github.io:443'],
  ])('on %s is %s', (url, expected) => {
    const pattern = patternFor([], url);
    expect(pattern && formatPattern(pattern)).toBe(expected);
  });

  test('does not exist for other pages', () => {
    expect(patternFor([], 'chrome://settings')).toBeUndefined();
    expect(withRule([], 'about:blank', 'never-read')).toEqual([]);
  });

  test('gets the chosen rule, and no entry where the default is the same', () => {
    const typed = fc.constantFrom(
      '*.a.com',
      'a.com',
      'x.a.com',
      '*.x.a.com',
      '*.chase.com',
      'chase.com:443',
      'http://a.com',
    );
    const given = fc.dictionary(typed, fc.constantFrom(...SITE_RULES));
    const url = fc.constantFrom(
      'https://a.com/',
      'https://x.a.com/',
      'https://y.x.a.com/',
      'https://www.chase.com/',
    );
    fc.assert(
      fc.property(given, url, fc.constantFrom(...SITE_RULES), (before, at, rule) => {
        const after = withRule(rules(before), at, rule);
        expect(rulingFor(after, at).rule).toBe(rule);
        expect(withRule(after, at, rule)).toEqual(after);
      }),
    );
    expect(withRule(rules({ '*.a.com': 'never-read' }), 'https://a.com/', 'ask')).toEqual([]);
    expect(withRule(rules({ '*.chase.com': 'ask' }), 'https://chase.com/', 'read-only')).toEqual([]);
  });
});

test.each([
  ['*.com', true],
  ['*.co.uk', true],
  ['*.github.io', true],
  ['*.shop.co.uk', false],
  ['co.uk', false],
  ['*.localhost', false],
])('%s covers a whole suffix: %s', (typed, expected) => {
  const pattern = parsePattern(typed);
  expect(pattern && isWholeSuffix(pattern)).toBe(expected);
});

test.each([
  ['com', true],
  ['co.uk', true],
  ['中国', true],
  ['*.com', false],
  ['github.io', false],
  ['intranet', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
])('%s is a mere ending: %s', (typed, expected) => {
  const pattern = parsePattern(typed);
  expect(pattern && isBareSuffix(pattern)).toBe(expected);
});

test('the careful sites contain each host once, normalized, and no suffix', () => {
  const hosts = Object.values(CAREFUL_SITES).flat();
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const host of hosts) {
    expect(parsePattern(`*.${host}`)).toEqual({ host, subdomains: true });
    expect(isWholeSuffix({ host, subdomains: true })).toBe(false);
  }
});
