import { describe, expect, test } from 'vitest';
import { isAllowed, parseRobots } from './robots.ts';

function allows(robots: string, path: string): boolean {
  return isAllowed(parseRobots(robots), new URL(path, 'https://example.com'));
}

/** RFC 9309, 5.1 */
const SIMPLE = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot

EOF`;

describe('the examples of RFC 9309', () => {
  test.each([
    ['*', '/a.gif', false],
    ['*', '/a.gif?x', true],
    ['*', '/example/page.html', false],
    ['*', '/publications/x.gif', true],
    ['foobot', '/', false],
    ['foobot', '/example/page.html', true],
    ['FooBot', '/example/allowed.gif', true],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/example/other.gif', true],
    ['quxbot', '/example/page.html', true],
  ])('%s, %s: %s', (name, path, allowed) => {
    expect(isAllowed(parseRobots(SIMPLE, name), new URL(path, 'https://example.com'))).toBe(allowed);
  });

  test('the longest match decides (5.2)', () => {
    const robots = 'user-agent: *\nallow: /example/page/\ndisallow: /example/page/disallowed.gif';
    expect(allows(robots, '/example/page/disallowed.gif')).toBe(false);
    expect(allows(robots, '/example/page/other')).toBe(true);
  });
});

test.each([
  ['', '/x', true],
  ['User-agent: *\nDisallow:', '/x', true],
  ['User-agent: *\nDisallow: /', '/robots.txt', true],
  ['User-agent: *\nDisallow: /x\nAllow: /x', '/x', true],
  ['User-agent: AssentRelay/2.0\nDisallow: /\nUser-agent: *\nAllow: /', '/x', false],
  ['User-agent: AssentRelayOther\nDisallow: /', '/x', true],
  ['User-agent: *\nDisallow: /\nUser-agent: assentrelay\nAllow: /', '/x', true],
  [
    'User-agent: assentrelay\nAllow: /a\n\nUser-agent: b\nDisallow: /\n\nUser-agent: ASSENTRELAY\nDisallow: /c',
    '/c',
    false,
  ],
  ['User-agent: a\nSitemap: https://x.example/s.xml\nUser-agent: assentrelay\nDisallow: /c', '/c', false],
  ['\uFEFFUser-agent: * # all\r\nDisallow: /p # private\r\n', '/private', false],
  ['User-agent: *\nDisallow /x\nNonsense\nDisallow: /y', '/x', true],
  ['Disallow: /\nUser-agent: *\nAllow: /', '/x', true],
  ['User-agent: *\nDisallow: /a*b*c$', '/a-b-b-c', false],
  ['User-agent: *\nDisallow: /a*b*c$', '/a-b-c-d', true],
  ['User-agent: *\nDisallow: /*c$', '/c', false],
  ['User-agent: *\nDisallow: /ab*ba$', '/aba', true],
  ['User-agent: *\nDisallow: /x$', '/x', false],
  ['User-agent: *\nDisallow: /x$', '/x/y', true],
  ['User-agent: *\nDisallow: /*?session=', '/x?session=1', false],
  ['User-agent: *\nDisallow: /caf%C3%A9', '/café', false],
  ['User-agent: *\nDisallow: /港口', '/%e6%b8%af%E5%8f%A3/x', false],
  ['User-agent: *\nDisallow: /%7Ejoe', '/~joe', false],
  ['User-agent: *\nDisallow: /a%2fb', '/a/b', true],
])('%j, %s: %s', (robots, path, allowed) => {
  expect(allows(robots, path)).toBe(allowed);
});

test('gives sitemaps and the delay, and reads no more than 500 kB', () => {
  const robots = parseRobots(
    `Sitemap: https://x.example/a.xml\nUser-agent: *\nCrawl-delay: 2.5\nsitemap:https://x.example/b.xml\n${'#'.repeat(600_000)}\nDisallow: /`,
  );
  expect(robots).toEqual({
    rules: [],
    delay: 2500,
    sitemaps: ['https://x.example/a.xml', 'https://x.example/b.xml'],
  });
});

test('no rule takes long', () => {
  const robots = `User-agent: *\n${`Disallow: /${'a*'.repeat(900)}b$\n`.repeat(250)}`;
  const start = performance.now();
  expect(allows(robots, `/${'a'.repeat(1900)}`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(3000);
});
