import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { previewAction } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { Arrival, Browser } from '../../../operations/browser/browser.ts';
import { requireOperation } from '../../../operations/list.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import { PageError } from '../../../page/page-error.ts';
import { ANSWER_DEADLINE_MS, askThoseThatAnswer } from '../frames/ask-frames.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { lookForPicture } from '../screenshots/look-for-picture.ts';
import { takePicture } from '../screenshots/take-picture.ts';
import { checkCode } from '../scripts/check-code.ts';
import { assertCodeAllowed } from '../scripts/code-allowed.ts';
import { runCode } from '../scripts/run-code.ts';
import { downloadFile, mayDownload } from '../tabs/download-file.ts';
import { leadTab } from '../tabs/lead-tab.ts';
import { openTabBeside } from '../tabs/open-tab.ts';
import { assertReadable, outlineTab } from '../tabs/outline-tab.ts';
import { historyOf, stepTab } from '../tabs/step-in-history.ts';
import { assertOpen, openTabs, orTabClosed, reportedTab, tabOf } from '../tabs/tabs.ts';
import { topDocument } from '../tabs/top-document.ts';
import { visiblePage } from '../tabs/visible-page.ts';
import { waitInTab } from '../tabs/wait-in-tab.ts';
import { watchOwnWay } from '../tabs/watch-own-way.ts';
import { isBlocked } from '../tabs/when-document-left.ts';

const DEADLINE_MS = 5_000;

/** A tab closes at once, unless its page has the person asked. */
const HELD_MS = 1_000;

const LOOK_MS = 100;

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

/** Closes a tab, and looks whether it is closed: its page may have the person asked, for as long as they like. */
async function closeTab(tabId: number): Promise<void> {
  let isAnswered = false;
  let refused: unknown;
  const answered = chrome.tabs.remove(tabId).catch((cause: unknown) => {
    refused = cause;
  });
  void answered.then(() => {
    isAnswered = true;
  });
  const begun = Date.now();
  while (await isOpen(tabId)) {
    const waited = Date.now() - begun;
    if (waited > HELD_MS && (await isBlocked(tabId)))
      throw new PageError('NeedsUser', message('tab.closeHeld'));
    if (isAnswered || waited > DEADLINE_MS) throw new PageError('NotPermitted', message('tab.closeRefused'));
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  if (refused) throw new PageError('PageGone', message('tab.closed'), { cause: refused });
}

function isOpen(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    () => true,
    () => false,
  );
}

/** What the page would say of an element before it is read. Undefined when it is not there, or not there any more. */
async function factsOf(
  tabId: number,
  elementId: string,
  language: Language,
): Promise<ElementFacts | undefined> {
  const reading = requireOperation('read');
  const action = reading.prepare({ action: reading.name, target: { elementId }, params: {} });
  const { matching } = await reachFrames(tabId, 'act', {
    elementIds: [elementId],
  });
  const ask = (frame: Frame) => askDocument(previewAction, frame, { language, action, isRevalidation: true });
  const answers = await askThoseThatAnswer(matching, ask, ANSWER_DEADLINE_MS);
  return answers.flatMap(({ answer }) => (answer.status === 'bound' ? (answer.facts ?? []) : []))[0];
}

/** Whether the window closes with this tab. */
async function isLastInWindow(tabId: number): Promise<boolean> {
  const { windowId } = await orTabClosed(chrome.tabs.get(tabId));
  return (await chrome.tabs.query({ windowId })).length === 1;
}

/**
 * Whether a page of this address will be one that we may read, as far as the browser tells beforehand: on sites that the person
 * allowed, and, within a tab in which they called us, on the site that it shows.
 */
async function mayRead(url: string, within?: number): Promise<boolean> {
  const { origin } = new URL(url);
  if (await chrome.permissions.contains({ origins: [`${origin}/*`] })) return true;
  return within !== undefined && origin === (await originIn(within));
}

/** Undefined where we may not look, too. */
async function originIn(tabId: number): Promise<string | undefined> {
  const { url = '' } = await chrome.tabs.get(tabId);
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Leads a tab to an address and waits until it is there. */
async function navigateTab(tabId: number, url: string): Promise<Arrival> {
  const [from, { url: shown = '' }] = await Promise.all([visiblePage(tabId), tabOf(tabId)]);
  const setOut = () => orTabClosed(chrome.tabs.update(tabId, { url }));
  const ownWay = watchOwnWay(tabId, url);
  try {
    const lead = { from, setOut, isThereWithin: async () => isPartOf(shown, url) };
    const arrival = await leadTab(tabId, lead);
    return arrival.kind === 'there' && ownWay.wasTaken() ? { ...arrival, isOwnWay: true } : arrival;
  } finally {
    ownWay.stop();
  }
}

/** Reloads the page of a tab. */
async function reloadTab(tabId: number): Promise<Arrival> {
  const from = await visiblePage(tabId);
  const setOut = () => orTabClosed(chrome.tabs.reload(tabId));
  return leadTab(tabId, { from, setOut, isThereWithin: async () => false });
}

/** A place in the page itself, for which nothing is asked of its server. */
function isPartOf(shown: string, url: string): boolean {
  const [page, fragment] = url.split('#');
  return fragment !== undefined && page === shown.split('#')[0];
}
