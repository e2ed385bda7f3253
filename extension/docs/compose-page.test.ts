import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../operations/list.ts';
import { referencePages } from './compose-page.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.md'));
const written = new Map(files.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]));

test('the pages say what the registry says; after a change run `pnpm docs:operations`', () => {
  expect(written).toEqual(referencePages());
});

test('each tells of every operation once, in the order of the list', () => {
  for (const text of written.values()) {
    const told = [...text.matchAll(/^### `(\w+)`$/gmu)].map(([, name]) => name);
    expect(told).toEqual(operations.map(({ name }) => name));
  }
});
