import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesGlob } from './matches-glob.ts';

test.each([
  ['https://a.example/api/*', 'https://a.example/api/users', true],
  ['https://a.example/api/*', 'https://a.example/api/users/1', false],
  ['https://a.example/api/**', 'https://a.example/api/users/1?x=/y', true],
  ['**/users/*/posts', 'https://a.example/v1/users/7/posts', true],
  ['**/users/*/posts', 'https://a.example/v1/users/7/8/posts', false],
  ['**.png', 'https://a.example/a/b.png', true],
  ['**.png', 'https://a.example/a/b.png?x', false],
  // A question mark of a query is one character too.
  ['**/search?q=*', 'https://a.example/search?q=x', true],
  ['**/v?/x', 'https://a.example/v2/x', true],
  ['**/v?/x', 'https://a.example/v//x', false],
  ['https://a.example/', 'https://a.example/', true],
  ['https://a.example/', 'https://a.example/x', false],
  ['a.example', 'https://a.example/', false],
  ['**', '', true],
  ['a(b)+[c].d$', 'a(b)+[c].d$', true],
])('%s and %s: %s', (pattern, address, expected) => {
  expect(matchesGlob(pattern, address)).toBe(expected);
});

test('it agrees with a regular expression of the same meaning', () => {
  const piece = fc.constantFrom('a', 'b', '/', '*', '**', '?');
  const letter = fc.constantFrom('a', 'b', '/');
  const pieces = fc.array(piece, { maxLength: 8 });
  fc.assert(
    fc.property(pieces, fc.array(letter, { maxLength: 12 }), (parts, letters) => {
      const pattern = parts.join('');
      const source = pattern.replaceAll(/\*{2,}|\*|\?/gu, found =>
        found === '?' ? '[^/]' : found === '*' ? '[^/]*' : '.*',
      );
      const text = letters.join('');
      expect(matchesGlob(pattern, text)).toBe(new RegExp(`^${source}$`, 'u').test(text));
    }),
    { numRuns: 2_000 },
  );
});

test('a pattern of many stars against a long address does not take long', () => {
  const before = performance.now();
  expect(matchesGlob(`${'*a'.repeat(249)}*b`, 'a'.repeat(8_000))).toBe(false);
  expect(matchesGlob(`${'**a'.repeat(160)}b`, 'a'.repeat(8_000))).toBe(false);
  expect(performance.now() - before).toBeLessThan(1_000);
});
