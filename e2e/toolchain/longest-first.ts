import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../browser/build-extension.ts';
import { readDurations } from './durations.ts';

/**
 * Begins with the files that took longest in the last recorded run, so that the workers end at about the same time. Files that
 * want a DOM follow the others: a worker can't be kept from one kind to the other.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations();
    const seconds = ({ moduleId }: TestSpecification): number =>
      durations[relative(root, moduleId)] ?? UNKNOWN;
    const byTime = files.toSorted((one, other) => seconds(other) - seconds(one));
    const wantDom = new Set(byTime.filter(wantsDom));
    return [...byTime.filter(file => !wantDom.has(file)), ...wantDom];
  }
}

/** A file without a record is short, or new and perhaps long. In seconds. */
const UNKNOWN = 10;

function wantsDom({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');
}
