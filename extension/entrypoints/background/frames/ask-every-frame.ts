import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import { readSelection as readSelectionOf } from '../../../messaging/ask-reader.ts';
import {
  clearMarksInFrame,
  findMoreInFrame,
  outlineInFrame,
  showElementInFrame,
} from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import type { FoundMore } from '../../../messaging/tab-messages.ts';
import { descriptionWords } from '../../../page/descriptions/description-words.ts';
import type { ElementQuery } from '../../../page/frame-reading.ts';
import { PageError } from '../../../page/page-error.ts';
import { askFrames } from './ask-frames.ts';
import { assertGranted } from './assert-granted.ts';
import { fitRows } from './fit-rows.ts';
import { rankTogether } from './merge-readings.ts';
import { type Frame, reachFrames } from './reach-frames.ts';

/** The questions that every frame answers for itself, and whose answers add up. */

interface InTab {
  tabId: number;
  language: Language;
}

/** `documentId`: of the top frame, when the question is about no other page than that. */
interface InDocument extends InTab {
  documentId?: string | undefined;
}

/** Set when it runs because the person allowed reading on this origin. */
interface Granted {
  grantedOrigin?: string | undefined;
}

export async function findMore(
  request: InDocument & Granted & { query: ElementQuery; limit: number },
): Promise<FoundMore> {
  const { tabId, language, query, limit, grantedOrigin } = request;
  const { frames } = await reachFrames(tabId, 'extras');
  assertDocument(frames, request);
  await assertGranted(frames, grantedOrigin);
  // What is collected begins at the offset by itself.
  const offset = query.collect ? 0 : (query.offset ?? 0);
  // A frame cannot know how many of the first ones are in others.
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

/** A list is scrolled through for eight seconds, or for up to twenty on a slow machine; a huge page is searched for some. */
const COLLECT_DEADLINE_MS = 24_000;
const SEARCH_DEADLINE_MS = 10_500;

export async function readSelection(request: InDocument & Granted): Promise<{ text: string }> {
  const { tabId, grantedOrigin } = request;
  const { frames } = await reachFrames(tabId, 'read');
  assertDocument(frames, request);
  await assertGranted(frames, grantedOrigin);
  const answers = await askFrames(frames, readSelectionOf);
  return { text: answers.map(({ answer }) => answer.text).find(text => text !== '') ?? '' };
}

/** The frames are asked by their documents from here on, so that no page that comes later can answer. */
function assertDocument(frames: readonly Frame[], { documentId }: InDocument): void {
  const top = frames.find(({ isTop }) => isTop);
  if (documentId !== undefined && top?.documentId !== documentId)
    throw new PageError('PageGone', message('page.replaced'));
}

export async function clearMarks({ tabId }: InTab): Promise<{ cleared: number }> {
  const { frames } = await reachFrames(tabId, 'act');
  const answers = await askFrames(frames, frame => askDocument(clearMarksInFrame, frame, {}));
  return { cleared: answers.reduce((sum, { answer }) => sum + answer.cleared, 0) };
}

export async function outlineTargets(
  request: InTab & { elementIds: string[]; strongId?: string | undefined },
): Promise<{ outlined: number }> {
  const { tabId, elementIds, strongId } = request;
  const { matching } = await reachFrames(tabId, 'act', { elementIds });
  const answers = await askFrames(matching, frame =>
    askDocument(outlineInFrame, frame, { elementIds, strongId }),
  );
  return { outlined: answers.reduce((sum, { answer }) => sum + answer.outlined, 0) };
}

export async function showElement(request: InTab & { elementId: string }): Promise<{ isShown: boolean }> {
  const { tabId, elementId } = request;
  const { matching } = await reachFrames(tabId, 'act', { elementIds: [elementId] });
  const ask = (frame: Frame) => askDocument(showElementInFrame, frame, { elementId });
  const answers = await askFrames(matching, ask);
  return { isShown: answers.some(({ answer }) => answer.isShown) };
}
