import { expect, test } from 'vitest';
import { DIRECTIONS } from './directions.ts';
import { folderImports } from './folder-imports.ts';

const imports = folderImports();
const upwards = [...imports].filter(line => {
  const [from = '', to = ''] = line.split(' → ');
  return DIRECTIONS.indexOf(from) >= DIRECTIONS.indexOf(to);
});

test('folders import downwards alone, in the order of directions.ts', () => {
  expect(imports.size).toBeGreaterThan(100);
  expect(upwards).toEqual([]);
});

test('directions.ts names every folder once', () => {
  const folders = new Set([...imports].flatMap(line => line.split(' → ')));
  expect([...folders].filter(folder => !DIRECTIONS.includes(folder))).toEqual([]);
  expect(DIRECTIONS.filter(folder => !folders.has(folder))).toEqual([]);
  expect(new Set(DIRECTIONS).size).toBe(DIRECTIONS.length);
});
