import { test } from 'vitest';
import { isChangeRun } from './test-plan.ts';

/** A test that a change does not wait for: a neighbour in its file, or a test one floor below, would fail with it. */
export function fullTest(name: string, run: () => Promise<void>, timeout?: number): void {
  if (!isChangeRun()) test(name, timeout === undefined ? {} : { timeout }, run);
}

/** All cases of a matrix in a full run; for a change so many of them, spread evenly from the first on. */
export function casesForRun<const Case>(cases: readonly Case[], perChange: number): Case[] {
  if (!isChangeRun() || perChange >= cases.length) return [...cases];
  const step = cases.length / perChange;
  const chosen = new Set(Array.from({ length: perChange }, (_, index) => Math.floor(index * step)));
  return cases.filter((_case, index) => chosen.has(index));
}
