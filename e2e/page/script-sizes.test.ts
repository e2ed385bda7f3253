import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SCRIPTS } from '../../extension/bundling/script-names.ts';
import { scriptFiles } from '../../extension/entrypoints/background/script-files.ts';
import { operations } from '../../extension/operations/list.ts';
import { buildFolder } from '../browser/build-extension.ts';

/**
 * What our scripts weigh in a page: bytes as a browser's store would count them, minified and gzipped. A limit is what was
 * measured, with a little room; who needs more looks first at what the script holds that it has no use for.
 */
const LIMITS: Record<string, number> = {
  // 20,000 is what is aimed at; some 600 of these are names that the other scripts use.
  reading: 20_400,
  framing: 600,
  spanning: 800,
  viewing: 1_000,
  untold: 1_000,
  keeping: 3_600,
  acting: 17_300,
  finding: 10_700,
  undoing: 2_000,
  clearing: 1_000,
  extracting: 17_500,
  presence: 1_100,
  selecting: 700,
  peeking: 700,
  placing: 500,
  picking: 2_500,
  outlining: 9_000,
  waiting: 1_600,
  guarding: 800,
  picturing: 3_700,
  'deed-click': 9_300,
  'deed-double_click': 9_400,
  'deed-hover': 9_100,
  'deed-focus': 8_600,
  'deed-drag': 7_300,
  'deed-press': 14_700,
  'deed-type': 10_800,
  'deed-fill': 14_900,
  'deed-check': 8_500,
  'deed-uncheck': 8_500,
  'deed-select': 15_300,
  'deed-choose_date': 16_200,
  'deed-upload': 7_400,
  'deed-scroll': 2_400,
  'deed-read': 1_500,
  'deed-extract': 4_000,
  'deed-extract_links': 1_700,
  'deed-get_text': 1_600,
  'deed-highlight': 2_000,
  'deed-underline': 2_000,
};

const onPages = operations.filter(({ inBrowser }) => !inBrowser);

const folder = buildFolder('e2e');
const list = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(`${folder}/content-scripts.json`, 'utf8')));

function sizeOf(file: string): number {
  return gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
}

test('every operation has a script, and every script its limit', () => {
  const deeds = onPages.map(({ name }) => `deed-${name}`);
  expect(Object.keys(list)).toEqual(expect.arrayContaining(deeds));
  expect(Object.keys(list).sort()).toEqual(Object.keys(LIMITS).sort());
});

test.each(Object.entries(LIMITS))('%s weighs at most %d bytes beyond what it comes after', (name, limit) => {
  const before =
    name === 'reading' ? [] : [...(list.reading ?? []), ...(name === 'acting' ? [] : (list.acting ?? []))];
  const own = (list[name] ?? []).filter(file => !before.includes(file));
  expect(own.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(limit);
});

test('to read a page is to inject one file, and for an action two more', () => {
  expect(scriptFiles(['reading'])).toEqual(['content/reading.js']);
  expect(scriptFiles(['acting', 'deed-click'])).toEqual([
    'content/reading.js',
    'content/acting.js',
    'content/deed-click.js',
  ]);
});

test('the background injects what the scripts import, in the order in which they do', () => {
  for (const purpose of SCRIPTS) expect(scriptFiles([purpose])).toEqual(list[purpose]);
  for (const { name } of onPages) expect(scriptFiles([`deed-${name}`])).toEqual(list[`deed-${name}`]);
});

test('no script in a page brings schemas along', () => {
  for (const file of new Set(Object.values(list).flat()))
    expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toContain('invalid_type');
});
