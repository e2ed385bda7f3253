import { afterEach, expect, test, vi } from 'vitest';
import { isShown } from './browser-tabs.ts';

interface Asked {
  tabIds: number[];
  documentIds: string[];
}

/** Tab 1 shows a web page, tab 2 a site without access, tab 3 our practice page. */
function stubTabs(): void {
  const own = { tabId: 3, documentId: 'practice' };
  vi.stubGlobal('chrome', {
    scripting: {
      executeScript: async ({ target: { tabId } }: { target: { tabId: number } }) => {
        if (tabId !== 1) throw new Error('Cannot access contents of the page.');
        return [{ documentId: 'web' }];
      },
    },
    runtime: {
      getContexts: async ({ tabIds, documentIds }: Asked) =>
        [own].filter(it => tabIds.includes(it.tabId) && documentIds.includes(it.documentId)),
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the document that its tab shows', 1, 'web', true],
  ['one that was there before', 1, 'old', false],
  ['one where nobody may look', 2, 'secret', false],
  ['our own page to try things on', 3, 'practice', true],
  ['our own page before its reload', 3, 'web', false],
])('%s', async (_, tabId, documentId, expected) => {
  stubTabs();
  expect(await isShown({ tabId, documentId })).toBe(expected);
});
