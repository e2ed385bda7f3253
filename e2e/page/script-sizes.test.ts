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
  // 130 more keep the ids of elements from filling the memory.
  reading: 20_600,
  framing: 600,
  spanning: 800,
  viewing: 1_000,
  unlisted: 1_000,
  caching: 3_600,
  // Some 50 of these are texts of descriptions, which `finding` no longer holds.
  acting: 17_350,
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
  'handler-click': 9_300,
  'handler-double_click': 9_400,
  'handler-hover': 9_100,
  'handler-focus': 8_600,
  'handler-drag': 7_300,
  'handler-press': 14_700,
  'handler-type': 10_800,
  'handler-fill': 14_900,
  'handler-check': 8_500,
  'handler-uncheck': 8_500,
  'handler-select': 15_300,
  'handler-choose_date': 16_200,
  'handler-upload': 7_400,
  'handler-scroll': 2_400,
  'handler-read': 1_500,
  'handler-extract': 4_000,
  'handler-extract_links': 1_700,
  'handler-get_text': 1_600,
  'handler-highlight': 2_000,
  'handler-underline': 2_000,
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
  const handlers = onPages.map(({ name }) => `handler-${name}`);
  expect(Object.keys(list)).toEqual(expect.arrayContaining(handlers));
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
  expect(scriptFiles(['acting', 'handler-click'])).toEqual([
    'content/reading.js',
    'content/acting.js',
    'content/handler-click.js',
  ]);
});

test('the background injects what the scripts import, in the order in which they do', () => {
  for (const purpose of SCRIPTS) expect(scriptFiles([purpose])).toEqual(list[purpose]);
  for (const { name } of onPages) expect(scriptFiles([`handler-${name}`])).toEqual(list[`handler-${name}`]);
});

test('no script in a page brings schemas along', () => {
  for (const file of new Set(Object.values(list).flat()))
    expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toContain('invalid_type');
});
