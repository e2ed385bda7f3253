import { expect, test } from 'vitest';
import { fillIn, fillInAll, isAsRecorded, namesIn } from './placeholders.ts';

const values = new Map([
  ['name', 'Ada (1st)'],
  ['姓名', '李雷'],
]);

test('values take the place of their names, also in lists', () => {
  expect(fillIn('Hi {{name}} and {{姓名}}', values)).toBe('Hi Ada (1st) and 李雷');
  expect(fillInAll({ value: ['{{name}}', 'b'], times: 2 }, values)).toEqual({
    value: ['Ada (1st)', 'b'],
    times: 2,
  });
  expect(namesIn([{ value: '{{name}}' }, '{{ name }}'])).toEqual(['name']);
});

test('without a value there is no text', () => {
  expect(fillIn('{{password}}', values)).toBeUndefined();
  expect(fillInAll({ value: ['{{password}}'] }, values)).toBeUndefined();
});

test.each([
  ['Order 17 for {{name}} placed', 'Order 18 for Ada (1st) placed', true],
  ['Order 17 for {{name}} placed', 'Order 18 for Mei placed', false],
  ['Signed in with {{password}}.', 'Signed in with ••••••.', true],
  ['Saved', 'Not saved', false],
  ['Saved', 'saved', true],
  ['{{password}} and {{password}} again', 'a and b again', true],
  ['a{{password}}ab', 'ab', false],
])('%j against %j: %s', (recorded, seen, expected) => {
  expect(isAsRecorded(recorded, seen, values)).toBe(expected);
});

test('a file with many gaps does not stop the panel', () => {
  expect(isAsRecorded(`${'{{password}}a'.repeat(38)}x`, 'a'.repeat(300), values)).toBe(false);
});
