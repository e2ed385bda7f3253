import type { Language, PageElement } from '@assent/shared';
import { readFrame } from '../../messaging/ask-reader.ts';
import type { TabReading } from '../../messaging/tab-messages.ts';
import { PageError } from '../../page/page-error.ts';
import { findMore } from './ask-every-frame.ts';
import { askFrames } from './ask-frames.ts';
import { closedFrameOrigins, isFrameVisible, mergeNews, rankTogether, withHits } from './merge-readings.ts';
import { reachFrames } from './reach-frames.ts';
import { words } from './words.ts';

interface ReadingRequest {
  tabId: number;
  language: Language;
  limit: number;
  /** What the person asked for. */
  request?: string | undefined;
}

/** Reads every frame that we may, and puts them together into one page. */
export async function readTab(request: ReadingRequest): Promise<TabReading> {
  const { tabId, language, limit } = request;
  const { frames, empty } = await reachFrames(tabId, 'reading', language);
  const answers = await askFrames(frames, frame => readFrame(frame, { language, limit }), language);
  const top = answers.find(({ frame }) => frame.isTop);
  if (!top) throw new PageError('PageGone', words.documentGone[language]);
  const readings = answers.map(({ answer }) => answer);
  const ranked = readings.map(reading => ({
    elements: reading.elements,
    visible: isFrameVisible(reading, readings),
  }));
  const total = readings.reduce((sum, reading) => sum + reading.total, 0);
  return {
    url: top.answer.url,
    title: top.answer.title,
    documentId: top.frame.documentId,
    selectedText: readings.map(reading => reading.selectedText).find(text => text !== undefined),
    elements: await withMeant(rankTogether(ranked, limit), total, request),
    total,
    news: mergeNews(readings),
    closedFrames: closedFrameOrigins(readings, empty),
  };
}

/** So many of those that the words of a request fit go along, whatever else speaks for them. */
const MAX_MEANT = 8;

/** On a page of more elements than may be told, those that a request seems to mean are among the told ones. */
async function withMeant(
  elements: PageElement[],
  total: number,
  { tabId, language, limit, request }: ReadingRequest,
): Promise<PageElement[]> {
  if (!request || total <= limit) return elements;
  const query = { keyword: request.slice(0, MAX_REQUEST) };
  const hits = await findMore({ tabId, language, query, limit: MAX_MEANT });
  return withHits(elements, hits.elements, limit);
}

/** Whoever pastes a whole text means none of its words. */
const MAX_REQUEST = 300;
