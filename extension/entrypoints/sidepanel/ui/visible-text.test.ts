import { expect, test } from 'vitest';
import { differing, headAndTail, linesOf, spoken } from './visible-text.ts';

test('cuts a long text between characters and states its length', () => {
  expect(headAndTail('a'.repeat(220))).toBeUndefined();
  const cut = headAndTail(`${'👋'.repeat(300)}end`);
  expect(cut).toMatchObject({ length: 303, head: '👋'.repeat(160) });
  expect(cut?.tail.endsWith('end')).toBe(true);
});

test('keeps a text up to the limit, and cuts a longer one between words', () => {
  expect(headAndTail('ask them to click it '.repeat(11), 600)).toBeUndefined();
  const cut = headAndTail('between its words '.repeat(60));
  expect(cut?.head).toMatch(/(between|its|words)$/u);
  expect(cut?.tail).toMatch(/^(between|its|words) /u);
});

test('splits code at every line terminator, and shows only unusual ones', () => {
  expect(linesOf('a\nb\r\nc')).toEqual(['a', 'b', 'c']);
  expect(linesOf('// hidden\u2028run()\rrun()')).toEqual(['// hidden\u2028', 'run()\r', 'run()']);
  expect(linesOf('')).toEqual(['']);
});

test('a text for screen readers has no bidi controls', () => {
  expect(spoken('Bob \u202Eeve')).toBe('Bob [U+202E]eve');
});

test('of two long texts, what they share is left out', () => {
  const words = (middle: string) => `${'the same '.repeat(12)}${middle}${' and so on'.repeat(12)}`;
  const { before, after } = differing(words('10 €'), words('9000 €'));
  expect(before).toBe('… the same the same 10 € and so on and …');
  expect(after).toBe('… the same the same 9000 € and so on and …');
  expect(differing('10', '9999')).toEqual({ before: '10', after: '9999' });
  expect(differing(undefined, 'x')).toEqual({ before: undefined, after: 'x' });
});
