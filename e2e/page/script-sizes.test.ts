import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CONTENT_SCRIPTS, filesFor } from '../../extension/messaging/content-scripts.ts';
import { buildFolder } from '../browser/build-extension.ts';

/**
 * The size of our scripts in a page: bytes as a browser's store would count them, minified and gzipped. A limit is the
 * measured size with a little room; before raising one, look for what the script contains and does not use.
 */
const LIMITS = { read: 27_500, act: 69_000, extras: 39_000 } as const;

const folder = buildFolder('e2e');

function source(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8');
}

test.each(CONTENT_SCRIPTS)('%s stays within its size', name => {
  expect(gzipSync(source(`content/${name}.js`), { level: 9 }).length).toBeLessThanOrEqual(LIMITS[name]);
});

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
