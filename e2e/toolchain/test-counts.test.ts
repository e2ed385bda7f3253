import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { addUp, readReport } from './test-counts.ts';

function report(numPassedTests: number, numTotalTests: number): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify({ numPassedTests, numTotalTests }));
  return path;
}

test('counts what passed, and everything else as failed', () => {
  expect(readReport(report(5, 7), false)).toEqual({ passed: 5, failed: 2 });
});

test('a run without a report, without tests, or that ended badly is a failure', () => {
  expect(readReport('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1 });
  expect(readReport(report(0, 0), true)).toEqual({ passed: 0, failed: 1 });
  expect(readReport(report(5, 5), false)).toEqual({ passed: 5, failed: 1 });
});

test('adds up stages', () => {
  expect(
    addUp([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
