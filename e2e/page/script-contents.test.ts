import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesFor } from '../../extension/messaging/content-scripts.ts';
import { buildFolder } from '../browser/build-extension.ts';

const folder = buildFolder('e2e');

function source(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8');
}

test('needs one file to read a page, and two to act', () => {
  expect(filesFor('read')).toEqual(['content/read.js']);
  expect(filesFor('act')).toEqual(['content/read.js', 'content/act.js']);
});

test('bundles no schemas into page scripts', () => {
  for (const file of filesFor('extras')) expect(source(file)).not.toContain('invalid_type');
});

test('bundles the extraction libraries into extras alone', () => {
  for (const file of filesFor('act')) expect(source(file)).not.toContain('unlikelyCandidates');
  expect(source('content/extras.js')).toContain('unlikelyCandidates');
});
