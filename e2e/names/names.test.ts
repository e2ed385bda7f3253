import { beforeAll, expect, test } from 'vitest';
import { pageBrowser } from '../page/page-browser.ts';
import { KNOWN_DIFFERENT } from './known-different.ts';
import { isNamedSo, type NameResult, openNames } from './measure-names.ts';
import { ownPages } from './own-pages.ts';
import { serveOwn } from './serve-names.ts';

const results: NameResult[] = [];

beforeAll(async () => {
  const { context, read } = await openNames(await pageBrowser());
  for (const address of await serveOwn(context, ownPages)) results.push(...(await read(address)));
  return () => context.close();
});

test('elements have the names that the standard gives them, but for values of an unknown kind', () => {
  const different = results.filter(result => !isNamedSo(result.ours, result));
  expect(different.map(({ expected }) => expected)).toEqual([...KNOWN_DIFFERENT]);
  expect(results.length).toBeGreaterThan(180);
});

test('the declared names are those of Chromium in all but a few cases', () => {
  const different = results.filter(result => !isNamedSo(result.chromium, result));
  expect(different.length).toBeLessThan(results.length * 0.06);
});
