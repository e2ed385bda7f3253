import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './source-files.ts';

/**
 * Whoever reads or acts comes through `reachFrames`, which keeps the rules of sites. Scripts are put into pages by these
 * files alone: three that ask documents which were reached, one that
 * looks whether one has tools of its own, two that look whether a document is still there, and one that has a
 * reached document report its dialogs.
 */
const ENTRY_POINTS = [
  'extension/entrypoints/background/actions/report-dialogs.ts',
  'extension/entrypoints/background/frames/describe-part.ts',
  'extension/entrypoints/background/frames/look-at-documents.ts',
  'extension/entrypoints/background/frames/page-tools.ts',
  'extension/entrypoints/background/frames/reach-frames.ts',
  'extension/entrypoints/background/tabs/when-document-left.ts',
  'extension/entrypoints/sidepanel/page-context/browser-tabs.ts',
  'extension/messaging/ask-reader.ts',
];

test('no other file puts scripts into pages', () => {
  const found = sourceFiles().filter(
    path =>
      path.startsWith('extension/') &&
      !/\.test\.tsx?$/.test(path) &&
      /executeScript\(|registerContentScripts\(|insertCSS\(/.test(readSource(path)),
  );
  expect(found.sort()).toEqual(ENTRY_POINTS);
});

/**
 * The key of a backend is added in one place, which keeps it from all other origins. The other entry point loads a PDF or a
 * picture from its site, without the key, when the person asks for it.
 */
test('nothing is fetched but from a backend and what the person attaches, each through its one entry point', () => {
  const fetching = sourceFiles().filter(
    path =>
      path.startsWith('extension/') &&
      !/\.test\.tsx?$/.test(path) &&
      /\bfetch\(|XMLHttpRequest|sendBeacon|new (EventSource|WebSocket)/.test(readSource(path)),
  );
  expect(fetching.sort()).toEqual([
    'extension/entrypoints/sidepanel/attachments/fetch-file.ts',
    'extension/settings/ask-backend.ts',
  ]);
});

test('nothing that runs in a page knows of the key', () => {
  const knowing = sourceFiles().filter(path => /accessKey|access-key/.test(readSource(path)));
  const inPages =
    /^extension\/(page|operations|tools|messaging|bundling|entrypoints\/(content|background))\//;
  expect(knowing.filter(path => inPages.test(path))).toEqual([]);
  expect(knowing).toContain('extension/settings/access-key.ts');
});
