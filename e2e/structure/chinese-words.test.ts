import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

/** Said to the model alone; or words of pages, by which elements are found. */
const NOT_SAID_TO_A_PERSON = [
  'extension/entrypoints/sidepanel/words/for-model.ts',
  'extension/page/finding/concepts.ts',
  'extension/operations/browser/recognise-block.ts',
  'extension/operations/upload.ts',
];

/** What Chrome calls it, on the page where it is switched on. */
const CHROMES_OWN = /用户脚本/gu;

test('whoever reads a Chinese sentence of ours is not spoken of as a user, and is called 你', () => {
  const sources = sourceFiles().filter(
    path =>
      path.startsWith('extension/') && !/\.test\.tsx?$/.test(path) && !NOT_SAID_TO_A_PERSON.includes(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(path => /用户|您/u.test(readSource(path).replaceAll(CHROMES_OWN, '')))).toEqual([]);
});
