import { expect, test } from 'vitest';
import { withMarks } from './visible-characters.ts';

test.each([
  ['plain words, 中文', 'plain words, 中文'],
  ['a  b', 'a··b'],
  [' a ', '·a·'],
  ['a\nb\tc', 'a⏎\nb⇥\tc'],
  ['a\u202Eb\u200B', 'a[U+202E]b[U+200B]'],
  ['x\u{E0041}y', 'x[U+E0041]y'],
  ['a\u00a0b', 'a[U+00A0]b'],
  ['a\u3164b\u115Fc\u1160d\uFFA0e\u034F', 'a[U+3164]b[U+115F]c[U+1160]d[U+FFA0]e[U+034F]'],
  ['\u2764\uFE0F\uFE0F', '\u2764\uFE0F[U+FE0F]'],
  [`o${'\u0301'.repeat(40)}k`, `o${'\u0301'.repeat(5)}[+35]k`],
  ['Pay \uFFFC', 'Pay [?]'],
  ['a\u2800b\uFE00c\uFE0F\u{E0100}', 'a[U+2800]b[U+FE00]c[U+FE0F][U+E0100]'],
])('nothing in %j stays hidden', (text, expected) => {
  expect(withMarks(text)).toBe(expected);
});
