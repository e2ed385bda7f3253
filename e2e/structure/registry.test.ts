import { expect, test } from 'vitest';
import { commonErrors, operations } from '../../extension/operations/list.ts';
import { cases } from '../flows/every-operation/cases.ts';
import { importsOf, readSource } from './source-files.ts';

/** What a file says of its errors literally. */
const ERROR = /PageError\(\s*'(\w+)'|error_type: '(\w+)'/gu;

function errorsIn(path: string): string[] {
  return [...readSource(path).matchAll(ERROR)].map(([, thrown = '', told]) => told ?? thrown);
}

/** The file and all of the operations' own that it is made of, however far down. */
function partsOf(path: string, found = new Set<string>()): Set<string> {
  if (!path.startsWith('extension/operations/') || found.has(path)) return found;
  found.add(path);
  for (const target of importsOf(path)) partsOf(target, found);
  return found;
}

test('every operation has a flow in a browser, and no flow is of one that is not there', () => {
  // That needs a browser with WebMCP: page-tools.test.ts.
  const others = operations.filter(({ callsPageTool }) => !callsPageTool);
  expect(Object.keys(cases).sort()).toEqual(others.map(({ name }) => name).sort());
});

const sources = operations.map(operation => ({
  ...operation,
  path: `extension/operations/${operation.name.replaceAll('_', '-')}.ts`,
}));

test('every operation names each error that its own file gives', () => {
  const unnamed = sources.flatMap(({ name, path, errors }) =>
    errorsIn(path)
      .filter(type => !errors.some(error => error === type))
      .map(type => `${name}: ${type}`),
  );
  expect(unnamed).toEqual([]);
});

test('every operation names each error that its parts give, where not any operation may end with it', () => {
  const unlisted = sources.flatMap(({ name, path, errors, inBrowser }) => {
    const named: readonly string[] = [...errors, ...commonErrors[inBrowser ? 'browser' : 'page']];
    return [...partsOf(path)]
      .flatMap(errorsIn)
      .filter(type => !named.includes(type))
      .map(type => `${name}: ${type}`);
  });
  expect(unlisted).toEqual([]);
});
