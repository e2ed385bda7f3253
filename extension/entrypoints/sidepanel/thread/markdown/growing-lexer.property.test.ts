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

/** Texts without an end, which a hostile or broken backend may send. */
const ENDLESS = {
  'one word': 'a',
  words: 'word ',
  brackets: '[',
  emphasis: '*a*',
  quotes: '> ',
  'quoted lists': '> - ',
  'nested numbers': '1. ',
  'deep emphasis': '**a *b ',
  items: '- item\n',
  'nested items': '- item\n  - inner\n    more\n',
  rows: '| a | b |\n',
  lines: 'line\n',
  paragraphs: 'a\n\n',
  definitions: '[a]: b\n',
  fences: '```\n',
};

test.each(Object.entries(ENDLESS))(
  'of endless %s, nothing is lost, and each step lexes only a small part',
  (name, unit) => {
    const lex = growingLexer();
    const start = name === 'rows' ? '| x | y |\n|---|---|\n' : '';
    const given = start + unit.repeat(36_000 / unit.length);
    for (let end = 4_000; end < given.length; end += 4_000) {
      const before = lex(given.slice(0, end - 4_000)).blocks;
      const { blocks } = lex(given.slice(0, end));
      expect(
        blocks
          .map(({ raw }) => raw)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(given.slice(0, end).replace(/\s/g, ''));
      const kept = blocks.filter((block, index) => block === before[index]);
      const changed = blocks.filter(block => !kept.includes(block)).map(({ raw }) => raw.length);
      expect(changed.reduce((sum, length) => sum + length, 0)).toBeLessThan(30_000);
    }
  },
);

test('a long table is continued below the same head', () => {
  const row = `| ${'cell '.repeat(20)} | 1 |\n`;
  const tables = growingLexer()(`Here:\n\n| x | y |\n|---|--:|\n${row.repeat(400)}\nAfter`).blocks.filter(
    ({ type }) => type === 'table',
  );
  expect(tables.length).toBeGreaterThan(2);
  const heads = tables.map(table => JSON.stringify('header' in table && table.header));
  expect(new Set(heads).size).toBe(1);
  expect(tables.flatMap(table => rowsOf([table]))).toHaveLength(400);
});

test('a long code block stays one', () => {
  const code = 'const line = 1;\n'.repeat(3_000);
  const lex = growingLexer();
  for (let end = 1; end < code.length; end += 5_000) lex(`Here:\n\n\`\`\`js\n${code.slice(0, end)}`);
  const { blocks } = lex(`Here:\n\n\`\`\`js\n${code}\`\`\`\n`);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'space', 'code']);
});

test.each(['> ', '- ', '1. ', '*', '**a *b '])(
  'a text nested thousands of times by %j is shown as it stands',
  unit => {
    const given = `${unit.repeat(2_000)}end${unit.trim().length < 3 ? unit.repeat(2_000) : ''}`;
    expect(lexBlocks(given, {}).blocks).toMatchObject([{ type: 'paragraph', raw: given }]);
  },
);

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
