import { message } from '../../messages/message.ts';
import { answering, answerMessages } from '../../messaging/answer-messages.ts';
import { NoAnswer } from '../../messaging/failures.ts';
import { undoActionInFrame } from '../../messaging/frame-messages.ts';
import { type AnswerOf, askDocument, type RequestOf } from '../../messaging/message.ts';
import { surveyDocument } from '../../messaging/survey-document.ts';
import * as messages from '../../messaging/tab-messages.ts';
import type { Outcome } from '../../operations/contract/outcome.ts';
import { PageError } from '../../page/page-error.ts';
import { NO_TRAITS, type PageTraits } from '../../page/page-traits.ts';
import { isPracticePage } from '../../sites/practice-page.ts';
import { previewInTab, revalidateInTab } from './actions/preview-in-tab.ts';
import { runActionInTab } from './actions/run-action-in-tab.ts';
import { outcomeOfRun, stopRun } from './actions/run-once.ts';
import {
  clearMarks,
  findMore,
  outlineTargets,
  readSelection,
  showElement,
} from './frames/ask-every-frame.ts';
import { describePart } from './frames/describe-part.ts';
import { assertFrameSeen } from './frames/frame-guards.ts';
import { lookAtDocuments } from './frames/look-at-documents.ts';
import { beforeDeadline } from './frames/page-failures.ts';
import { lookAtTab, reachFrames } from './frames/reach-frames.ts';
import { readTab } from './frames/read-tab.ts';
import { openTabs } from './tabs/tabs.ts';

const UNDO_DEADLINE_MS = 15_000;
const SURVEY_DEADLINE_MS = 1_500;

/** Answers every message of the panel about a tab. Keeps no state, because Chrome may kill this worker. */
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
      answering(messages.describePart, describePart),
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
 * Content scripts have our id but not our address: they may neither approve nor read other frames. Nor may the practice page,
 * which has our address but is a page to act on.
 */
function isOwnPage({ id, url }: chrome.runtime.MessageSender): boolean {
  if (id !== chrome.runtime.id || !url?.startsWith(chrome.runtime.getURL(''))) return false;
  return !isPracticePage(url);
}

/** Injects no script. */
async function listFrames({
  tabId,
}: RequestOf<typeof messages.listFrames>): Promise<AnswerOf<typeof messages.listFrames>> {
  const { probed } = await lookAtTab(tabId);
  const frames = probed
    .filter(({ isTop, found }) => isTop || !found.isEmpty)
    .map(({ documentId, isTop, place: { origin } }) => ({ documentId, isTop, origin }));
  return { frames };
}

/** The sign of presence belongs to the top document; the other ports to every frame. */
async function reachForPort({
  tabId,
  purpose,
}: RequestOf<typeof messages.reachForPort>): Promise<{ documentIds: string[] }> {
  const script = purpose === 'picking' ? 'extras' : 'read';
  const { intended } = await reachFrames(tabId, script, purpose === 'presence' ? 'top' : 'all');
  return { documentIds: intended.map(({ documentId }) => documentId) };
}

/** Injects no script, and returns no text of the page. */
async function surveyTab({ tabId }: RequestOf<typeof messages.surveyTab>): Promise<PageTraits> {
  const { probed } = await beforeDeadline(lookAtDocuments({ tabId }, []), SURVEY_DEADLINE_MS);
  const top = probed.find(({ isTop }) => isTop);
  return top ? beforeDeadline(surveyDocument(top), SURVEY_DEADLINE_MS) : NO_TRAITS;
}

/** Undoes an action in the document that ran it, which alone has the undo entry. `PageGone` when that document has gone. */
async function undoActionInTab(request: RequestOf<typeof messages.undoActionInTab>): Promise<Outcome> {
  const { tabId, documentId, key } = request;
  const { frames } = await reachFrames(tabId, 'act', { documentId });
  if (!frames.some(frame => frame.documentId === documentId))
    throw new PageError('PageGone', message('undo.pageLeft'));
  await assertFrameSeen(frames, documentId);
  const undoing = askDocument(undoActionInFrame, { tabId, documentId }, { key });
  return beforeDeadline(undoing, UNDO_DEADLINE_MS, message('undo.timeout')).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswer)) throw cause;
    throw cause.reason === 'unreached'
      ? new PageError('PageGone', message('undo.pageLeft'), { cause })
      : new PageError('Timeout', message('undo.unknown'), { cause });
  });
}
