import type { Language } from '@assent/shared';
import { message } from '../../messages/message.ts';
import { answering, answerMessages } from '../../messaging/answer-messages.ts';
import { NoAnswer } from '../../messaging/failures.ts';
import { undoActionInFrame } from '../../messaging/frame-messages.ts';
import { askDocument } from '../../messaging/message.ts';
import type { PagePortPurpose } from '../../messaging/page-port.ts';
import { surveyDocument } from '../../messaging/survey-document.ts';
import type { TabFrame } from '../../messaging/tab-messages.ts';
import * as messages from '../../messaging/tab-messages.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import { PageError } from '../../page/page-error.ts';
import { NO_TRAITS, type PageTraits } from '../../page/page-traits.ts';
import { previewInTab } from './actions/preview-in-tab.ts';
import { revalidateInTab } from './actions/revalidate-in-tab.ts';
import { runActionInTab } from './actions/run-action-in-tab.ts';
import { outcomeOfRun, stopRun } from './actions/run-once.ts';
import {
  clearMarks,
  findMore,
  outlineTargets,
  readSelection,
  showElement,
} from './frames/ask-every-frame.ts';
import { assertFrameSeen } from './frames/assert-frame-seen.ts';
import { beforeDeadline } from './frames/before-deadline.ts';
import { lookAtDocuments } from './frames/look-at-documents.ts';
import { isPracticePage } from './frames/practice-page.ts';
import { lookAtTab, reachFrames } from './frames/reach-frames.ts';
import { readTab } from './frames/read-tab.ts';
import { openTabs } from './tabs/tabs.ts';

const UNDO_DEADLINE_MS = 15_000;

const DEADLINE_MS = 1_500;

/** Every message that the panel may send about a tab, each answered by one function. Keeps no state: it may be killed. */
export function answerTabMessages(): void {
  answerMessages(
    [
      answering(messages.readTab, readTab),
      answering(messages.surveyTab, surveyTab),
      answering(messages.findMore, findMore),
      answering(messages.previewInTab, previewInTab),
      answering(messages.revalidateInTab, revalidateInTab),
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

/** The documents of a tab that are read, with their origins as they themselves say it. No script is put into any. */
async function listFrames(request: { tabId: number; language: Language }): Promise<{ frames: TabFrame[] }> {
  const { probed } = await lookAtTab(request.tabId, []);
  const frames = probed
    .filter(({ isTop, found }) => isTop || !found.isEmpty)
    .map(({ documentId, isTop, place: { origin } }) => ({ documentId, isTop, origin }));
  return { frames };
}

/** The sign that a turn is at work stands at the edge of the page as a whole; all else goes on in every frame. */
async function reachForPort(request: {
  tabId: number;
  language: Language;
  purpose: PagePortPurpose;
}): Promise<{ documentIds: string[] }> {
  const { tabId, purpose } = request;
  const { matching } = await reachFrames(
    tabId,
    purpose === 'picking' ? 'extras' : 'read',
    purpose === 'presence' ? 'top' : 'all',
  );
  return { documentIds: matching.map(({ documentId }) => documentId) };
}

/** What kinds of things are on the page of a tab. None of our scripts is put into it for that, and it tells no words. */
async function surveyTab({ tabId }: { tabId: number; language: Language }): Promise<PageTraits> {
  const looked = lookAtDocuments({ tabId }, []);
  const { probed } = await beforeDeadline(looked, DEADLINE_MS, message('page.noResponse'));
  const top = probed.find(({ isTop }) => isTop);
  if (!top) return NO_TRAITS;
  return beforeDeadline(surveyDocument(top), DEADLINE_MS, message('page.noResponse'));
}

/**
 * Takes back what was run under a key, in the very document that ran it: it alone remembers how. `PageGone` when that
 * document has been left.
 */
async function undoActionInTab(request: {
  tabId: number;
  documentId: string;
  key: string;
}): Promise<Outcome> {
  const { tabId, documentId, key } = request;
  const { frames } = await reachFrames(tabId, 'act', { documentId });
  if (!frames.some(frame => frame.documentId === documentId))
    throw new PageError('PageGone', message('undo.pageLeft'));
  await assertFrameSeen(frames, documentId);
  const undoing = askDocument(undoActionInFrame, { tabId, documentId }, { key });
  return beforeDeadline(undoing, UNDO_DEADLINE_MS, message('undo.timeout')).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswer)) throw cause;
    const isGone = cause.reason === 'unreached';
    const [type, text] = isGone
      ? (['PageGone', message('undo.pageLeft')] as const)
      : (['Timeout', message('undo.unknown')] as const);
    throw new PageError(type, text, { cause });
  });
}
