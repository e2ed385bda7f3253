import { expect, test } from 'vitest';
import { textSelector } from './text-selector.ts';

test('a text is found by its element or its role, in any case, with quotes', () => {
  expect(textSelector('listitem', ' Say  "Hi" ')).toBe(
    `//*[(self::li or @role="listitem") and normalize-space(translate(., "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))=concat("say ", '"', "hi", '"', "")]`,
  );
  expect(textSelector('alert', undefined)).toBe('//*[@role="alert"]');
  expect(textSelector('button', 'Send')).toBeUndefined();
});
