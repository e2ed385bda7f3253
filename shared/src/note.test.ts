import { expect, test } from 'vitest';
import { formatNote, readNote } from './note.ts';

test('reads back a note and the text before it', () => {
  const message = formatNote('Go on,\n\n[please]', 'The person undid this: fill e_1.');
  expect(readNote(message)).toEqual({
    words: 'Go on,\n\n[please]',
    note: 'The person undid this: fill e_1.',
  });
});

test('a message without a note is text only', () => {
  expect(readNote('[Assent: hello]')).toEqual({ words: '[Assent: hello]', note: undefined });
});

test('a bracket cannot end a note early', () => {
  expect(readNote(formatNote('Hi', 'a] b\n\n[c')).note).toBe('a b c');
});
