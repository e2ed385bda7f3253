import { expect, test } from 'vitest';
import { withoutUnshown } from './without-unshown.ts';

test("a footnote of other readers can't smuggle an image in", () => {
  const exported = withoutUnshown('See[^1]\n\n[^1]: ![](https://evil.example/p.png?d=1)', () => 'image');
  expect(exported).toContain('See[^1]');
  expect(exported).not.toContain('![');
});

test.each([
  ['[pay](javascript:alert(1))', 'pay'],
  ['[pay][1]\n\n[1]: javascript:alert(1)', 'pay'],
  ['<javascript:alert(1)>', 'javascript:alert(1)'],
  ['See[^1]\n\n[^1]: data:text/html,x', 'See^1'],
  ['[here](/account) and [there](//evil.example)', 'here and there'],
  ['[a](chrome://settings) then [a](chrome://settings)', 'a then a'],
])('an export has no links that the panel does not open: %s', (answer, exported) => {
  expect(withoutUnshown(answer, () => '').trim()).toBe(exported);
});

test('writes the destination of a link, unless its text is the destination', () => {
  const answer =
    '[my bank](https://evil.example/a), [shop.example](https://shop.example/), https://shop.example/b, [write](mailto:me@shop.example)';
  expect(withoutUnshown(answer, () => '')).toBe(
    '[my bank](https://evil.example/a) (evil.example), [shop.example](https://shop.example/), https://shop.example/b, [write](mailto:me@shop.example) (me@shop.example)',
  );
});

test('keeps the definition of an address that is defined elsewhere', () => {
  const answer = '[shop]\n\n[shop]: https://evil.example/';
  expect(withoutUnshown(answer, () => '')).toBe('[shop] (evil.example)\n\n[shop]: https://evil.example/');
});

test.each([
  [
    '[my bank](https://evil.example/a): go there',
    '[my bank](https://evil.example/a) (evil.example): go there',
  ],
  ['[pay](javascript:alert(1)): now', 'pay: now'],
  ['![chart](https://cdn.example/p.png): the chart', 'image: the chart'],
  [
    'Go to [shop]: now\n\n[shop]: https://a.example/',
    'Go to [shop] (a.example): now\n\n[shop]: https://a.example/',
  ],
])('a colon after a link or an image defines nothing: %s', (answer, exported) => {
  expect(withoutUnshown(answer, () => 'image')).toBe(exported);
});

test.each([
  '> [my\n> bank](https://evil.example/a)',
  '- [my\n  bank](https://evil.example/a)',
  '| a |\n|---|\n| [x\\|y](https://evil.example/a) |',
  '> [my\n> bank][1]\n\n[1]: https://evil.example/a',
])('writes the destination of a link over several lines or in other spellings: %s', answer => {
  expect(withoutUnshown(answer, () => '')).toContain(' (evil.example)');
});

test("a link that can't be replaced in place becomes code", () => {
  const exported = withoutUnshown('> [pay\n> now](javascript:alert(1))', () => '');
  expect(exported).not.toContain('](');
  expect(exported.startsWith('```')).toBe(true);
});
