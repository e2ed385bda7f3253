import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The paths of a source file and of all that it imports, in however many steps. Types are not imported in the end. */
export function sourcesWithin(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    if (from.startsWith('.')) sourcesWithin(resolve(dirname(path), from), found);
  }
  return found;
}

const IMPORT = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)';/gmu;
