import { expect, test } from 'vitest';
import { geometricMean, median } from './summary.ts';

test('the median is the middle value, regardless of order and outliers', () => {
  expect(median([9, 1, 1000])).toBe(9);
  expect(median([4, 1, 3, 100])).toBe(3.5);
  expect(median([7])).toBe(7);
});

test('ratios are averaged so that twice as slow and twice as fast cancel out', () => {
  expect(geometricMean([0.5, 2])).toBeCloseTo(1);
  expect(geometricMean([1, 10, 100])).toBeCloseTo(10);
});

test('throws for an empty list instead of returning zero', () => {
  expect(() => median([])).toThrow('no values');
  expect(() => geometricMean([])).toThrow('no ratios');
});
