import fc from 'fast-check';
import type { Token } from 'marked';
import { expect, test } from 'vitest';
import { growingLexer, lexBlocks } from './growing-lexer.ts';

const word = fc.constantFrom(
  'word',
  '*',
  '**',
  '_',
  '`',
  '[a]',
  '[b][a]',
  '$',
  '$x_1$',
  '\\(',
  '<b>',
  '|',
  '中文',
  '~~',
  '!',
  '<!--',
  '-->',
);
const line = fc.oneof(
  fc.array(word, { maxLength: 4 }).map(words => words.join(' ')),
  fc.constantFrom(
    '',
    '',
    '',
    ' ',
    '\t',
    '---',
    '===',
    '***',
    '# Head',
    '#',
    '## ',
    '```',
    '```js',
    '~~~',
    '````',
    '- item',
    '- ',
    '-',
    '* a',
    '+ b',
    '1. one',
    '2. two',
    '2',
    '1)',
    '- [ ] to do',
    '- [x]',
    '  - nested',
    '    indented',
    '    - deep',
    '  more',
    '> quote',
    '>',
    '> - in',
    '> ```',
    '| a | b |',
    '|---|---|',
    '|--',
    '| 1 | 2 |',
    '[a]: https://a.example',
    '[a]:',
    '[b]: <x> "t"',
    '"title"',
    '<div>',
    '</div>',
    '<pre>',
    '</pre>',
    '<?x',
    '?> y',
    '<!DOCTYPE x>',
    '<![CDATA[',
    ']]>',
    '$$',
    '\\[',
    '\\]',
    'a\\',
    'b  ',
    '\u00a0',
  ),
);
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\n\n', '\r\n', '\n \n')), { maxLength: 25 })
  .map(lines => lines.map(([words, end]) => words + end).join(''));

/** The places where the text is cut, as shares of its length. */
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

function whole(given: string): unknown {
  return lexBlocks(given.replaceAll(/\r\n?/g, '\n'), {}).blocks;
}

test('a growing text has the blocks of one lexing of the whole', () => {
  fc.assert(
    fc.property(text, cuts, (given, shares) => {
      const lex = growingLexer();
      for (const share of shares.toSorted((one, other) => one - other)) {
        const part = given.slice(0, Math.floor(share * given.length));
        expect(lex(part).blocks).toEqual(whole(part));
      }
      expect(lex(given).blocks).toEqual(whole(given));
    }),
  );
}, 20_000);

test('it has them after every single character', () => {
  fc.assert(
    fc.property(text, given => {
      const lex = growingLexer();
      for (let end = 1; end < given.length; end += 1) lex(given.slice(0, end));
      expect(lex(given).blocks).toEqual(whole(given));
    }),
  );
}, 20_000);

test('a line that began as code loses its indentation when it joins a paragraph', () => {
  const given = 'a\\\n2. two\n    - deep\n  - nested\n';
  const lex = growingLexer();
  for (let end = 1; end < given.length; end += 1) lex(given.slice(0, end));
  expect(lex(given).blocks).toEqual(whole(given));
});

test('a settled block stays the same object, and is not lexed again', () => {
  const lex = growingLexer();
  const start = '# Title\n\nWords [a].\n\n- one\n- two\n\nMore.\n\n| a |\n|---|\n| 1 |\n| 2 |\n';
  const before = lex(start).blocks;
  const after = lex(`${start}| 3 |\n`).blocks;
  expect(after.slice(0, -1).every((block, index) => block === before[index])).toBe(true);
  expect(rowsOf(after)[1]).toBe(rowsOf(before)[1]);
  const defined = lex(`${start}| 3 |\n\n[a]: https://a.example\n`).blocks;
  expect(defined[0]).toBe(before[0]);
  expect(JSON.stringify(defined[2])).toContain('https://a.example');
});

function rowsOf(blocks: readonly Token[]): unknown[] {
  const table = blocks.find(({ type }) => type === 'table');
  return table && 'rows' in table ? table.rows : [];
}
