import { expect, test } from 'vitest';
import { growingLexer } from './growing-lexer.ts';
import { withoutHalfOpen } from './half-open.ts';

/** The types and the text of the blocks while the answer is streaming. */
function shown(text: string): string {
  const blocks = withoutHalfOpen(growingLexer()(text));
  return blocks
    .filter(({ type }) => type !== 'space')
    .map(block => `${block.type}: ${block.raw.trim()}`)
    .join(' / ');
}

test.each([
  ['a **bold wo', 'paragraph: a **bold wo**'],
  ['a `cod', 'paragraph: a `cod`'],
  ['see [the page](https://ex', 'paragraph: see the page'],
  ['Text\n-', 'paragraph: Text'],
  ['Text\n---', 'paragraph: Text'],
  ['Text\n\n#', 'paragraph: Text'],
  ['- one\n- ', 'list: - one'],
  ['- one\n- [', 'list: - one'],
  ['1. one\n2', 'list: 1. one'],
  ['Text\n\n| a | b |', 'paragraph: Text'],
  ['Text\n\n| a | b |\n|--', 'paragraph: Text'],
  ['Text\n\n``', 'paragraph: Text'],
  ['```js\nlet a;\n``', 'code: ```js\nlet a;'],
])('shows %j as %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  'a **bold** word',
  'Text\n---\n',
  '```js\nlet a;\n```',
  '| a |\n|---|\n| 1 |',
  '$a_1 * b$ and 3 * 4',
])('shows complete text unchanged: %j', text => {
  const lexed = growingLexer()(text);
  expect(withoutHalfOpen(lexed)).toEqual(lexed.blocks);
});
