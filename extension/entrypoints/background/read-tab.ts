import type { Language } from '@assent/shared';
import { readFrame } from '../../messaging/ask-reader.ts';
import type { TabReading } from '../../messaging/tab-messages.ts';
import { PageError } from '../../page/page-error.ts';
import { askFrames } from './ask-frames.ts';
import { closedFrameOrigins, isFrameVisible, rankTogether } from './merge-readings.ts';
import { reachFrames } from './reach-frames.ts';
import { words } from './words.ts';

/** Reads every frame that we may, and puts them together into one page. */
export async function readTab(request: {
  tabId: number;
  language: Language;
  limit: number;
}): Promise<TabReading> {
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
  return {
    url: top.answer.url,
    title: top.answer.title,
    documentId: top.frame.documentId,
    selectedText: readings.map(reading => reading.selectedText).find(text => text !== undefined),
    elements: rankTogether(ranked, limit),
    total: readings.reduce((sum, reading) => sum + reading.total, 0),
    closedFrames: closedFrameOrigins(readings, empty),
  };
}
