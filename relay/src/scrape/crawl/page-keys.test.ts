import { expect, test } from 'vitest';
import { contentKey, pageAddress, pageKey } from './page-keys.ts';

function keyOf(address: string, ignoreQuery = false): string | undefined {
  const url = pageAddress(address, undefined, ignoreQuery);
  return url && pageKey(url);
}

test.each([
  ['http://a.example/x', 'https://www.a.example/x/#part'],
  ['http://a.example/x?b=1&a=2', 'http://a.example/x?a=2&b=1&utm_source=mail'],
  ['http://a.example/x', 'http://a.example/x;jsessionid=AB12?PHPSESSID=1'],
  ['http://a.example/x?q=1', 'http://a.example/x?q=1&sid=0123456789abcdef'],
])('%s and %s are one page', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['http://a.example/x?page=1', 'http://a.example/x?page=2'],
  ['http://a.example/x', 'http://a.example:8080/x'],
  ['http://a.example/x', 'http://a.example/X'],
  ['http://a.example/talk?session_id=1', 'http://a.example/talk?session_id=2'],
])('%s and %s are two pages', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('a query counts for nothing where it is to be ignored', () => {
  expect(keyOf('http://a.example/x?page=1', true)).toBe(keyOf('http://a.example/x?page=2', true));
});

test('what is no web page has no address', () => {
  expect(pageAddress('mailto:a@b.example', undefined, false)).toBeUndefined();
  expect(pageAddress('http://user:secret@a.example/', undefined, false)).toBeUndefined();
});

test('only enough content tells pages apart, and spaces do not count', () => {
  expect(contentKey('Loading …')).toBeUndefined();
  const content = 'word '.repeat(100);
  expect(contentKey(content)).toBe(contentKey(content.replaceAll(' ', '\n\n')));
});
