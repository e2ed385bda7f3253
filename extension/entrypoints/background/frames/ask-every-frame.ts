import { readSelection as readSelectionOf } from '../../../messaging/ask-reader.ts';
import {
  clearMarksInFrame,
  findMoreInFrame,
  outlineInFrame,
  showElementInFrame,
} from '../../../messaging/frame-messages.ts';
import { askDocument, type RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { descriptionWords } from '../../../page/descriptions/description-words.ts';
import { askFrames } from './ask-frames.ts';
import { fitRows } from './fit-rows.ts';
import { assertGranted } from './frame-guards.ts';
import { rankTogether } from './merge-readings.ts';
import { pageReplaced } from './page-failures.ts';
import { type Frame, reachFrames } from './reach-frames.ts';

/** Questions to every frame, whose answers are merged. */

export async function findMore(request: RequestOf<typeof messages.findMore>): Promise<messages.FoundMore> {
  const { tabId, language, query, limit, grantedOrigin } = request;
  const { frames } = await reachFrames(tabId, 'extras');
  assertDocument(frames, request);
  await assertGranted(frames, grantedOrigin);
  // A collected list starts at the offset already.
  const offset = query.collect ? 0 : (query.offset ?? 0);
  // A frame cannot know how many of the first elements are in others.
  const question = { language, query, limit: offset + limit };
  const ask = (frame: Frame) => askDocument(findMoreInFrame, frame, question);
  const deadline = query.collect ? COLLECT_DEADLINE_MS : SEARCH_DEADLINE_MS;
  const answers = await askFrames(frames, ask, deadline);
  const lists = answers.flatMap(({ answer: { list, collected } }) => (list ? [{ list, collected }] : []));
  const unfinished = answers.flatMap(({ answer }) => answer.nextFrom ?? []);
  const [longest] = lists.sort((one, other) => other.list.total - one.list.total);
  return {
    ...longest,
    ...(unfinished.length > 0 ? { nextFrom: Math.min(...unfinished) } : {}),
    elements: fitRows(
      rankTogether(
        answers.map(({ answer }) => ({ elements: answer.elements, visible: true })),
        offset + limit,
      ).slice(offset),
      descriptionWords(language),
    ),
    offset,
    total: answers.reduce((sum, { answer }) => sum + answer.total, 0),
  };
}

/** A frame scrolls through a list for eight seconds, up to twenty on a slow machine, and searches a huge page for some. */
const COLLECT_DEADLINE_MS = 24_000;
const SEARCH_DEADLINE_MS = 10_500;

export async function readSelection(
  request: RequestOf<typeof messages.readSelection>,
): Promise<{ text: string }> {
  const { tabId, grantedOrigin } = request;
  const { frames } = await reachFrames(tabId, 'read');
  assertDocument(frames, request);
  await assertGranted(frames, grantedOrigin);
  const answers = await askFrames(frames, readSelectionOf);
  return { text: answers.map(({ answer }) => answer.text).find(text => text !== '') ?? '' };
}

/** From here on the frames are asked by document, so that no later page can answer. */
function assertDocument(frames: readonly Frame[], { documentId }: { documentId?: string | undefined }): void {
  const top = frames.find(({ isTop }) => isTop);
  if (documentId !== undefined && top?.documentId !== documentId) throw pageReplaced();
}

export async function clearMarks({
  tabId,
}: RequestOf<typeof messages.clearMarks>): Promise<{ cleared: number }> {
  const { frames } = await reachFrames(tabId, 'act');
  const answers = await askFrames(frames, frame => askDocument(clearMarksInFrame, frame, {}));
  return { cleared: answers.reduce((sum, { answer }) => sum + answer.cleared, 0) };
}

export async function outlineTargets(
  request: RequestOf<typeof messages.outlineTargets>,
): Promise<{ outlined: number }> {
  const { tabId, ...outlined } = request;
  const elementIds = [...outlined.elementIds, ...outlined.points.map(({ elementId }) => elementId)];
  const { intended } = await reachFrames(tabId, 'act', { elementIds });
  const ask = (frame: Frame) => askDocument(outlineInFrame, frame, outlined);
  const answers = await askFrames(intended, ask);
  return { outlined: answers.reduce((sum, { answer }) => sum + answer.outlined, 0) };
}

export async function showElement(
  request: RequestOf<typeof messages.showElement>,
): Promise<{ isShown: boolean }> {
  const { tabId, elementId } = request;
  const { intended } = await reachFrames(tabId, 'act', { elementIds: [elementId] });
  const ask = (frame: Frame) => askDocument(showElementInFrame, frame, { elementId });
  const answers = await askFrames(intended, ask);
  return { isShown: answers.some(({ answer }) => answer.isShown) };
}
