import type { Language } from '@assent/shared';
import { previewAction } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Browser } from '../../../operations/browser/browser.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import { holdsSite } from '../../../sites/holds-site.ts';
import { ANSWER_DEADLINE_MS, askThoseThatAnswer } from '../frames/ask-frames.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { lookForPicture } from '../screenshots/look-for-picture.ts';
import { takePicture } from '../screenshots/take-picture.ts';
import { checkCode } from '../scripts/check-code.ts';
import { assertCodeAllowed } from '../scripts/code-world.ts';
import { runCode } from '../scripts/run-code.ts';
import { downloadFile, mayDownload } from '../tabs/download-file.ts';
import { closeTab, navigateTab, openTabBeside, reloadTab } from '../tabs/navigate-tab.ts';
import { assertReadable, outlineTab } from '../tabs/outline-tab.ts';
import { historyOf, stepTab } from '../tabs/step-in-history.ts';
import { assertOpen, openTabs, reportedTab, tabOf } from '../tabs/tabs.ts';
import { topDocument } from '../tabs/top-document.ts';
import { waitInTab } from '../tabs/wait-in-tab.ts';

/** The browser that operations act on. */
export const chromeBrowser: Browser = {
  tab: reportedTab,
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
  documentOf: async tabId => (await topDocument(tabId)).documentId,
  close: closeTab,
  mayDownload,
  download: downloadFile,
  code: { assertAllowed: assertCodeAllowed, check: checkCode, run: runCode },
  lookForPicture,
  takePicture,
};

/** The facts about an element, without reading it. Undefined when no frame has it. */
async function factsOf(
  tabId: number,
  elementId: string,
  language: Language,
): Promise<ElementFacts | undefined> {
  const reading = requireOperation('read');
  const action = reading.prepare({ action: reading.name, target: { elementId }, params: {} });
  const { intended } = await reachFrames(tabId, 'act', { elementIds: [elementId] });
  const ask = (frame: Frame) => askDocument(previewAction, frame, { language, action, isRevalidation: true });
  const answers = await askThoseThatAnswer(intended, ask, ANSWER_DEADLINE_MS);
  return answers.flatMap(({ answer }) => (answer.status === 'bound' ? (answer.facts ?? []) : []))[0];
}

/** Whether the window closes with this tab. */
async function isLastInWindow(tabId: number): Promise<boolean> {
  const { windowId } = await tabOf(tabId);
  return (await chrome.tabs.query({ windowId })).length === 1;
}

/**
 * Whether we may read a page of this address, as far as the browser knows beforehand: on a site that the user has allowed,
 * and, in a tab where they clicked our icon, on the site that it shows.
 */
async function mayRead(url: string, within?: number): Promise<boolean> {
  const { origin } = new URL(url);
  if (await holdsSite(url)) return true;
  if (within === undefined) return false;
  const { url: shown = '' } = await chrome.tabs.get(within);
  return URL.canParse(shown) && origin === new URL(shown).origin;
}
