import { expect, test } from 'vitest';
import { importsOf, readSource, sourceFiles } from './source-files.ts';

const components = sourceFiles().filter(
  path => path.startsWith('extension/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);

/** A component has 80 lines at most, as the linter counts them; a file holds it with the small ones that only it uses. */
const MOST_LINES = 200;

test.each(components)('%s has at most 200 lines, or says why in its first comment', path => {
  const source = readSource(path);
  const lines = source.trimEnd().split('\n').length;
  expect(lines <= MOST_LINES || /^(\/\/|\/\*\*).*\blong\b/im.test(source)).toBe(true);
});

/** Where the panel is wired to the browser, and what the options do by themselves. */
const WIRED = /\/main\.tsx$|^extension\/entrypoints\/(?!sidepanel\/)|^extension\/components\/connection\//;

test.each(components.filter(path => !WIRED.test(path)))('%s knows no network and no browser', path => {
  expect(readSource(path)).not.toMatch(/\bchrome\.|\bfetch\(|\bindexedDB\b|new WebSocket/);
  const entryPoints = importsOf(path).filter(target =>
    /http-backend|page-context\/|panel-ports|conversation-records/.test(target),
  );
  expect(entryPoints).toEqual([]);
});
