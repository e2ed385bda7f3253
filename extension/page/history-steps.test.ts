import { expect, test } from 'vitest';
import { type HistorySteps, hasStepped } from './history-steps.ts';

const standing = (keys: string[], nextKey?: string): HistorySteps => ({
  length: 9,
  keys,
  ...(nextKey === undefined ? {} : { nextKey }),
});
const start = standing(['a', 'b'], 'c');

test.each([
  ['a step back', -1, standing(['a'], 'b'), true],
  ['a step back, and a page put there', -1, standing(['a', 'x']), true],
  ['a page put where it stood', -1, standing(['a', 'b', 'x']), false],
  ['nothing', -1, start, false],
  ['a step forward', 1, standing(['a', 'b', 'c']), true],
  ['a step forward, and a page put there', 1, standing(['a', 'b', 'c', 'x']), true],
  ['a page put where it stood', 1, standing(['a', 'b', 'x']), false],
  ['nothing', 1, start, false],
] as const)('%s is told as what it is', (_what, by, now, is) => {
  expect(hasStepped(start, now, by)).toBe(is);
});

test('takes no step forward without a later page', () => {
  expect(hasStepped(standing(['a']), standing(['a', 'x']), 1)).toBe(false);
});
