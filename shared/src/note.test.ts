import { expect, test } from 'vitest';
import { formatNote, readNote } from './note.ts';

test('a note is read back, and the words before it as they were', () => {
  const message = formatNote('Go on,\n\n[please]', 'The person undid this: fill e_1.');
  expect(readNote(message)).toEqual({
    words: 'Go on,\n\n[please]',
    note: 'The person undid this: fill e_1.',
  });
});

test('a message without one is all words', () => {
  expect(readNote('[Assent: hello]')).toEqual({ words: '[Assent: hello]', note: undefined });
});

test('a note cannot end early', () => {
  expect(readNote(formatNote('Hi', 'a] b\n\n[c')).note).toBe('a b c');
});
