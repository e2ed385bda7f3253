import type { Browser } from '../../../operations/browser/browser.ts';
import { closeTab } from './close-tab.ts';
import { checkCode } from './code/check-code.ts';
import { assertCodeAllowed } from './code/code-allowed.ts';
import { runCode } from './code/run-code.ts';
import { downloadFile, mayDownload } from './download-file.ts';
import { factsOf } from './facts-of.ts';
import { isLastInWindow } from './last-in-window.ts';
import { mayRead } from './may-read.ts';
import { navigateTab, reloadTab } from './navigate-tab.ts';
import { openTabBeside } from './open-tab.ts';
import { assertReadable, outlineTab } from './outline-tab.ts';
import { lookForPicture } from './picturing/look-for-picture.ts';
import { takePicture } from './picturing/take-picture.ts';
import { historyOf, stepTab } from './step-in-history.ts';
import { assertOpen, openTabs, tabToTell } from './tabs.ts';
import { topDocument } from './top-document.ts';
import { waitInTab } from './wait-in-tab.ts';

/** The browser that operations act on. */
export const chromeBrowser: Browser = {
  tab: tabToTell,
  tabs: openTabs,
  assertOpen,
  mayRead,
  isLastInWindow,
  navigate: navigateTab,
  assertReadable,
  outline: outlineTab,
  factsOf,
  wait: waitInTab,
  reload: reloadTab,
  history: historyOf,
  step: stepTab,
  openTab: openTabBeside,
  documentOf: async (tabId, language) => (await topDocument(tabId, language)).documentId,
  close: closeTab,
  mayDownload,
  download: downloadFile,
  code: { assertAllowed: assertCodeAllowed, check: checkCode, run: runCode },
  lookForPicture,
  takePicture,
};
