import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLines, cleanText } from './clean-text.ts';

test.each([
  ['bidi overrides', 'safe\u202Egnp.exe\u202C', 'safegnp.exe'],
  ['zero-width characters', 'a\u200Bb\u200Dc\uFEFFd\u2060e', 'abcde'],
  ['tag characters', 'hi\u{E0049}\u{E0067}\u{E007F}', 'hi'],
  ['controls', 'a\u0007b\u001Bc', 'abc'],
  ['fillers that show nothing', 'a\u3164\u115Fb', 'ab'],
  ['icon fonts', '\uE001 Menu', 'Menu'],
  ['runs of white space', '  a \n\t\u00A0 b\u3000c ', 'a b c'],
  ['decomposed letters', 'e\u0301', 'é'],
])('%s', (_case, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('words of both languages and emoji stay', () => {
  expect(cleanText('搜索 Search ñ 한국어 🙂')).toBe('搜索 Search ñ 한국어 🙂');
});

test('lines keep their breaks', () => {
  expect(cleanLines('a  b\r\n\u200B\n\n\nc', 100)).toBe('a b\n\nc');
});

describe('whatever the text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 600 });

  test('it is bounded, and no character is cut in half', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const clean = cleanText(text, limit);
        expect(clean.length).toBeLessThanOrEqual(limit);
        expect(clean.isWellFormed()).toBe(true);
      }),
    );
  });

  test('nothing invisible is left, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(anyText, text => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});
