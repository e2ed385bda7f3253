import { expect, test } from 'vitest';
import { importsOf, readSource, sourceFiles } from './source-files.ts';

const known = new Set(sourceFiles());

/** Types are gone when the program runs, and what is imported by a call is loaded when it is called. */
const AT_START = /(?:^|\n)(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'/g;

function loadedAtStart(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const names = new Set(
    [...readSource(path).matchAll(AT_START)].map(([, from = '']) => from.split('/').at(-1)),
  );
  for (const target of importsOf(path))
    if (names.has(target.split('/').at(-1))) {
      if (known.has(target)) loadedAtStart(target, found);
      else found.add(target);
    }
  return found;
}

test('a plain relay loads neither browsers nor what scrapes', () => {
  const loaded = [...loadedAtStart('relay/src/cli/relay.ts'), ...loadedAtStart('relay/src/server.ts')];
  expect(loaded).toContain('relay/src/load-parts.ts');
  expect(loaded).toContain('relay/src/chat/run-turn.ts');
  const optional = /^relay\/src\/(?:browser|scrape)\/|^playwright-core|^pg-boss|^linkedom|^turndown|pglite/;
  expect(loaded.filter(path => optional.test(path))).toEqual([]);
});

test('playwright-core is loaded where a Chromium is started, and nowhere else in the relay', () => {
  const relay = sourceFiles().filter(path => /^relay\/src\/.*(?<!\.test)\.ts$/.test(path));
  const loading = relay.filter(path => loadedAtStart(path).has('playwright-core'));
  expect(loading).toEqual([]);
  const calling = relay.filter(path => /import\('playwright-core'\)/.test(readSource(path)));
  expect(calling).toEqual(['relay/src/browser/chromium/launch-chromium.ts']);
});
