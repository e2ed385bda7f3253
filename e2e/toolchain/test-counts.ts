import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export interface TestCounts {
  passed: number;
  failed: number;
}

export function addUp(tallies: readonly TestCounts[]): TestCounts {
  return tallies.reduce(
    (sum, counts) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }),
    { passed: 0, failed: 0 },
  );
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
});

/**
 * Counts of a vitest run. A test that did not pass has failed, skipped ones too; a run that ended badly without a
 * failing test (a file that would not load, a crash, no report) counts as one failure more.
 */
export function readReport(path: string, succeeded: boolean): TestCounts {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const failed = report.numTotalTests - report.numPassedTests;
  const empty = report.numTotalTests === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && (!succeeded || empty) ? 1 : failed };
}
