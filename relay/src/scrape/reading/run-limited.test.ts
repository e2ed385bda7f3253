import { expect, test } from 'vitest';
import { runLimited } from './run-limited.ts';

test('work that ends in time has ended, with what it did and threw', () => {
  const done: number[] = [];
  expect(runLimited(5000, () => done.push(1))).toBe(true);
  expect(done).toEqual([1]);
  expect(() =>
    runLimited(5000, () => {
      throw new RangeError('mine');
    }),
  ).toThrow(RangeError);
});

test('work is stopped within a regular expression, also where it catches', () => {
  const caught: unknown[] = [];
  const ended = runLimited(100, () => {
    try {
      /^(a+)+$/u.test(`${'a'.repeat(100)}!`);
    } catch (thrown) {
      caught.push(thrown);
    }
  });
  expect({ ended, caught }).toEqual({ ended: false, caught: [] });
  expect(runLimited(5000, () => /a/u.test('a'))).toBe(true);
});
