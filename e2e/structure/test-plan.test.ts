import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { isOnlyInFull, ONLY_IN_FULL, suitesOf } from '../toolchain/test-plan.ts';
import { projectFiles } from './source-files.ts';

const tests = projectFiles().filter(path => /\.test\.tsx?$/.test(path));

test('each file of tests is run by exactly one suite', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter(path => suitesOf(path).length !== 1)).toEqual([]);
});

test('what only the full run takes is there, and is small beside what every change runs', () => {
  const unused = ONLY_IN_FULL.filter(glob => !tests.some(path => matchesGlob(path, glob)));
  expect(unused).toEqual([]);
  expect(tests.filter(isOnlyInFull).length).toBeLessThan(tests.length / 8);
});
