import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aimsIn, README_FILE, RESULTS_FILE } from './keep-results.ts';

test('the figures of the relay in the README are those of the run that is kept', () => {
  const aims = aimsIn(readFileSync(README_FILE, 'utf8'));
  expect(aims).toContain('aimed at');
  expect(readFileSync(RESULTS_FILE, 'utf8')).toContain(aims);
});
