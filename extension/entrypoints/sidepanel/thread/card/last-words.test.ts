import { expect, test } from 'vitest';
import { lastWords } from './last-words.ts';

const SENTENCE = 'I looked at every order of this year, and two of them were never paid by anybody at all.';

test.each([
  ['我选中 Hello world! 并打开编辑。', '我选中 Hello world! 并打开编辑。'],
  ['Found it.\n\n- I press **Save**.', 'I press Save.'],
  [`${SENTENCE} I open the first of them.`, 'I open the first of them.'],
  ['```js\nrun()\n```', ''],
])('of %j it says %j', (markdown, expected) => {
  expect(lastWords(markdown)).toBe(expected);
});

test('cuts a long sentence', () => {
  const words = lastWords('and so on, '.repeat(40));
  expect([...words]).toHaveLength(161);
  expect(words.endsWith('…')).toBe(true);
});
