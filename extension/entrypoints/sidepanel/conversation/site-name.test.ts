import { expect, test } from 'vitest';
import { siteName } from './summary.ts';

test.each([
  ['https://shop.example:8443/cart?a=1', 'shop.example:8443'],
  ['chrome-extension://lacllmljaeffoeipedmcjilfcjjjfjai/try-it.html', 'Assent'],
  ['about:blank', undefined],
  ['not an address', undefined],
  [undefined, undefined],
])('the site name of %s is %s', (url, name) => {
  expect(siteName(url)).toBe(name);
});
