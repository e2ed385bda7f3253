import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesFor } from '../../extension/messaging/content-scripts.ts';
import { buildFolder } from '../browser/build-extension.ts';

const folder = buildFolder('e2e');

function source(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8');
}

test('reading a page takes one file, and an action two', () => {
  expect(filesFor('read')).toEqual(['content/read.js']);
  expect(filesFor('act')).toEqual(['content/read.js', 'content/act.js']);
});

test('no script in a page brings schemas along', () => {
  for (const file of filesFor('extras')) expect(source(file)).not.toContain('invalid_type');
});

test('the libraries that extract text are in none of the scripts that every action waits for', () => {
  for (const file of filesFor('act')) expect(source(file)).not.toContain('unlikelyCandidates');
  expect(source('content/extras.js')).toContain('unlikelyCandidates');
});
