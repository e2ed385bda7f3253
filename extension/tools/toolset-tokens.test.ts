import { expect, test } from 'vitest';
import { advertisedTools } from './list.ts';
import { type Toolset, toolsetSchema } from './toolset.ts';
import { toolsetTokens } from './toolset-tokens.ts';

test('use_browser asks for the smallest prompt by far, and the flat tools for the largest', () => {
  const tokens = (toolset: Toolset): number => toolsetTokens(toolset);
  expect(tokens('use_browser')).toBeLessThan(tokens('page') / 4);
  expect(tokens('page')).toBeLessThan(tokens('flat'));
});

test('a set costs what its definitions do', () => {
  for (const toolset of toolsetSchema.options) {
    const letters = JSON.stringify(advertisedTools(toolset, true)).length;
    expect(letters / toolsetTokens(toolset)).toBeGreaterThan(2);
    expect(letters / toolsetTokens(toolset)).toBeLessThan(6);
  }
});
