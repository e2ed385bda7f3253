import { answering, answerMessages } from '../../messaging/answer-messages.ts';
import * as messages from '../../messaging/tab-messages.ts';
import { clearMarks, findMore, outlineTargets, readSelection, showElement } from './ask-every-frame.ts';
import { outcomeOfRun, stopRun } from './browser/run-once.ts';
import { openTabs } from './browser/tabs.ts';
import { glanceInTab } from './glance-in-tab.ts';
import { listFrames } from './list-frames.ts';
import { isPracticePage } from './practice-page.ts';
import { previewInTab } from './preview-in-tab.ts';
import { reachForPort } from './reach-for-port.ts';
import { readTab } from './read-tab.ts';
import { runActionInTab } from './run-action-in-tab.ts';
import { surveyTab } from './survey-tab.ts';
import { undoActionInTab } from './undo-action-in-tab.ts';

/** Every message that the panel may send about a tab, each answered by one function. Keeps no state: it may be killed. */
export function answerTabMessages(): void {
  answerMessages(
    [
      answering(messages.readTab, readTab),
      answering(messages.surveyTab, surveyTab),
      answering(messages.findMore, findMore),
      answering(messages.previewInTab, previewInTab),
      answering(messages.glanceInTab, glanceInTab),
      answering(messages.runActionInTab, runActionInTab),
      answering(messages.stopRun, stopRun),
      answering(messages.outcomeOfRun, outcomeOfRun),
      answering(messages.undoActionInTab, undoActionInTab),
      answering(messages.readSelection, readSelection),
      answering(messages.clearMarks, clearMarks),
      answering(messages.outlineTargets, outlineTargets),
      answering(messages.showElement, showElement),
      answering(messages.listFrames, listFrames),
      answering(messages.reachForPort, reachForPort),
      answering(messages.listSharedTabs, async ({ sharedTabs }) => ({ tabs: await openTabs(sharedTabs) })),
    ],
    isOwnPage,
  );
}

/**
 * A content script has our id too, but not our address: it may neither approve nor read other frames. Nor may the page to
 * try things on, which has our address and is acted upon.
 */
function isOwnPage({ id, url }: chrome.runtime.MessageSender): boolean {
  if (id !== chrome.runtime.id || !url?.startsWith(chrome.runtime.getURL(''))) return false;
  return !isPracticePage(url);
}
