import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

/**
 * Whoever reads or acts comes through `reachFrames`, which keeps the rules of sites. Scripts are put into pages by these
 * files alone: two that ask documents which were reached, and two that look whether a document is still there.
 */
const DOORS = [
  'extension/entrypoints/background/look-at-documents.ts',
  'extension/entrypoints/background/reach-frames.ts',
  'extension/entrypoints/background/when-document-left.ts',
  'extension/entrypoints/sidepanel/page-access/is-shown.ts',
  'extension/messaging/ask-reader.ts',
];

test('no other file puts scripts into pages', () => {
  const found = sourceFiles().filter(
    path =>
      path.startsWith('extension/') &&
      !/\.test\.tsx?$/.test(path) &&
      /executeScript\(|registerContentScripts\(|insertCSS\(/.test(readSource(path)),
  );
  expect(found.sort()).toEqual(DOORS);
});
