import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aimsIn, FIGURES_FILE, RESULTS_FILE } from './keep-results.ts';

test('the figures of the relay in docs/benchmarks.md are those of the stored run', () => {
  const aims = aimsIn(readFileSync(FIGURES_FILE, 'utf8'));
  expect(aims).toContain('aimed at');
  expect(readFileSync(RESULTS_FILE, 'utf8')).toContain(aims);
});
