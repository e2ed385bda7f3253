import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { root } from '../browser/build-extension.ts';
import { importsOf, readSource } from './source-files.ts';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(readSource('package.json')));

/** Our own programs, as `node PATH` in the scripts of package.json. */
const programs = [
  ...new Set(
    Object.values(scripts).flatMap(script =>
      [...script.matchAll(/\bnode (\S+\.ts)/g)].map(([, path]) => path ?? ''),
    ),
  ),
];

/** Entries of workspace packages that programs import. */
const ENTRIES = new Map([['@assent/relay/testing', 'relay/testing/index.ts']]);

/** The path from a program to a file that registers hooks or tests when it is loaded; without one, nothing. */
function pathToHooks(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !existsSync(resolve(root, path))) return [];
  seen.add(path);
  if (/^(?:before|after)(?:All|Each)\(|^(?:test|describe)(?:\.\w+)?\(/m.test(readSource(path))) return [path];
  for (const imported of importsOf(path)) {
    const found = pathToHooks(ENTRIES.get(imported) ?? imported, seen);
    if (found.length > 0) return [path, ...found];
  }
  return [];
}

test('programs load outside vitest: they import no file with hooks', () => {
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.map(program => pathToHooks(program)).filter(path => path.length > 0)).toEqual([]);
});
