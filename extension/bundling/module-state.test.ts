import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deedFiles } from './deed-files.ts';
import { sourcesWithin } from './sources-within.ts';

const EXTENSION = resolve(import.meta.dirname, '..');
const CONTENT = resolve(EXTENSION, 'entrypoints/content');

/** What these keep is worked out anew in each script, and is the same there. */
const CACHES = ['page/choosing/date-text.ts', 'page/finding/concepts.ts'];

test('what a module keeps for itself is not in two scripts that run beside each other', () => {
  const shared = new Set(['reading', 'acting'].flatMap(name => [...sourcesWithin(scriptOf(name))]));
  const alone = ['keeping', 'finding', 'undoing', 'clearing', 'extracting'].map(scriptOf);
  const scripts = [...alone, ...deedFiles().values()].map(path => sourcesWithin(path));
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

function scriptOf(name: string): string {
  return resolve(CONTENT, `${name}.ts`);
}

/** A variable, or a collection that begins empty, outside of every function. */
function keepsState(path: string): boolean {
  return /^(?:export )?(?:let |const \w+[^=\n]*= (?:new \w+(?:<.*>)?\(\)|\[\]);)/mu.test(
    readFileSync(path, 'utf8'),
  );
}
