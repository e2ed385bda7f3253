import { expect, test } from 'vitest';
import { crawlScope, isInScope } from './crawl-scope.ts';

const OPTIONS: Parameters<typeof crawlScope>[0] = {
  url: 'https://a.example/docs/',
  allowSubdomains: false,
  allowExternal: false,
  includePaths: [],
  excludePaths: [],
};

function isIn(address: string, options: Partial<typeof OPTIONS> = {}): boolean {
  return isInScope(new URL(address), crawlScope({ ...OPTIONS, ...options }));
}

test('a crawl stays on its site, unless it may leave it', () => {
  expect(isIn('http://www.a.example/other')).toBe(true);
  expect(isIn('https://b.a.example/')).toBe(false);
  expect(isIn('https://b.a.example/', { allowSubdomains: true })).toBe(true);
  expect(isIn('https://c.example/')).toBe(false);
  expect(isIn('https://c.example/', { allowExternal: true })).toBe(true);
});

test.each([
  ['/docs/', '/docs/a', true],
  ['/docs/', '/doc', false],
  ['/docs/*.html$', '/docs/a/b.html', true],
  ['/docs/*.html$', '/docs/a.html?x=1', false],
  ['*/print', '/a/b/print', true],
  ['/a%20b', '/a b', true],
])('the pattern %s and the path %s: %s', (pattern, path, fits) => {
  expect(isIn(`https://a.example${path}`, { includePaths: [pattern] })).toBe(fits);
  expect(isIn(`https://a.example${path}`, { excludePaths: [pattern] })).toBe(!fits);
});

test('paths that grow with each visit are left', () => {
  expect(isIn('https://a.example/a/b/a/b/a')).toBe(true);
  expect(isIn(`https://a.example${'/a/b'.repeat(4)}`)).toBe(false);
  expect(isIn(`https://a.example/${'x'.repeat(2000)}`)).toBe(false);
});
