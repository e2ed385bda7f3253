import { expect, test } from 'vitest';
import { advertisedTools, toolsetTokens } from './list.ts';
import { type Toolset, toolsetSchema } from './toolset.ts';

test('use_browser has the shortest definitions by far, the flat tools the longest', () => {
  const tokens = (toolset: Toolset): number => toolsetTokens(toolset);
  expect(tokens('use_browser')).toBeLessThan(tokens('page') / 4);
  expect(tokens('page')).toBeLessThan(tokens('flat'));
});

test('each toolset stays within its limit', () => {
  expect(toolsetTokens('use_browser')).toBeLessThanOrEqual(320);
  expect(toolsetTokens('page')).toBeLessThanOrEqual(3_400);
  expect(toolsetTokens('flat')).toBeLessThanOrEqual(4_550);
});

test('the tokens of a toolset are those of its definitions', () => {
  for (const toolset of toolsetSchema.options) {
    const letters = JSON.stringify(advertisedTools(toolset, true)).length;
    expect(letters / toolsetTokens(toolset)).toBeGreaterThan(2);
    expect(letters / toolsetTokens(toolset)).toBeLessThan(6);
  }
});
