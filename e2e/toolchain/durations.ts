import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { root } from '../browser/build-extension.ts';

/** How many seconds each file of tests took, by its path; those of under a second are not worth a line. */
export type Durations = Record<string, number>;

const PATH = fileURLToPath(new URL('durations.json', import.meta.url));
const SHORT = 1;

const durationsSchema = z.record(z.string(), z.number());
const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

export function readDurations(path = PATH): Durations {
  return existsSync(path) ? durationsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Writes what the files of a run took, from the reports that vitest left of it; other files keep what they took before. */
export function recordDurations(reports: readonly string[], path = PATH): void {
  const taken = reports
    .filter(report => existsSync(report))
    .flatMap(report => reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults)
    .map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000] as const)
    .filter(([, seconds]) => seconds >= SHORT)
    .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10] as const);
  const all = Object.entries({ ...readDurations(path), ...Object.fromEntries(taken) })
    .filter(([name]) => existsSync(`${root}/${name}`))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
