import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scriptPath, sourcesWithin } from './content-scripts.ts';
import { handlerFiles } from './handler-files.ts';
import { SCRIPTS } from './script-names.ts';

const EXTENSION = resolve(import.meta.dirname, '..');

/** Each is in a page once, before all others that use it. */
const SHARED: readonly string[] = ['reading', 'acting'];

/** What these keep is worked out anew in each script, and is the same there. */
const CACHES = ['page/choosing/date-text.ts', 'page/search/concepts.ts'];

test('what a module keeps for itself is not in two scripts that run beside each other', () => {
  const shared = new Set(SHARED.flatMap(name => [...sourcesWithin(scriptPath(name))]));
  const beside = SCRIPTS.filter(name => !SHARED.includes(name)).map(scriptPath);
  const scripts = [...beside, ...handlerFiles().values()].map(path => sourcesWithin(path));
  const inSeveral = new Set(
    scripts.flatMap((one, index) =>
      [...one].filter(
        path => !shared.has(path) && scripts.some((other, at) => at > index && other.has(path)),
      ),
    ),
  );
  const keeping = [...inSeveral].filter(keepsState).map(path => relative(EXTENSION, path));
  expect(keeping.filter(path => !CACHES.includes(path))).toEqual([]);
  expect(inSeveral.size).toBeGreaterThan(20);
});

/** A variable, or a collection that begins empty, outside of every function. */
function keepsState(path: string): boolean {
  return /^(?:export )?(?:let |const \w+[^=\n]*= (?:new \w+(?:<.*>)?\(\)|\[\]);)/mu.test(
    readFileSync(path, 'utf8'),
  );
}
