import { expect, test } from 'vitest';
import { importsOf, readSource, sourceFiles } from './source-files.ts';

const components = sourceFiles().filter(
  path => path.startsWith('extension/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);

/** A component has 80 lines at most, as the linter counts them; a file holds it with the small ones that only it uses. */
const MAX_LINES = 200;

test('a component’s file has at most 200 lines, or says why in its first comment', () => {
  expect(components.length).toBeGreaterThan(50);
  const long = components.filter(path => {
    const source = readSource(path);
    const lines = source.trimEnd().split('\n').length;
    return lines > MAX_LINES && !/^(\/\/|\/\*\*).*\blong\b/im.test(source);
  });
  expect(long).toEqual([]);
});

/** Where the panel is wired to the browser, and what the options do by themselves. */
const WIRED = /\/main\.tsx$|^extension\/entrypoints\/(?!sidepanel\/)|^extension\/components\/connection\//;

test('components know no network and no browser', () => {
  const unwired = components.filter(path => !WIRED.test(path));
  expect(unwired.length).toBeGreaterThan(50);
  const reaching = unwired.filter(path =>
    /\bchrome\.|\bfetch\(|\bindexedDB\b|new WebSocket/.test(readSource(path)),
  );
  expect(reaching).toEqual([]);
  const wired = unwired.filter(path =>
    importsOf(path).some(target =>
      /http-backend|page-access\/|panel-ports|conversation-records/.test(target),
    ),
  );
  expect(wired).toEqual([]);
});
