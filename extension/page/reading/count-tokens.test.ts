import { expect, test } from 'vitest';
import { countTokens } from './count-tokens.ts';

test('words, numbers, marks and Chinese characters are counted each in their way', () => {
  expect(countTokens('button: Save')).toBe(3);
  expect(countTokens('internationalization')).toBe(4);
  expect(countTokens('按钮：保存')).toBe(5);
  expect(countTokens('12345')).toBe(2);
  expect(countTokens('bcdfg')).toBe(3);
  expect(countTokens('')).toBe(0);
});
