import type { PageElement } from '@assent/shared';
import { peekFrame, readFrame } from '../../../messaging/ask-reader.ts';
import type { RequestOf } from '../../../messaging/message.ts';
import type * as messages from '../../../messaging/tab-messages.ts';
import { type DescriptionWords, descriptionWords } from '../../../page/descriptions/description-words.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { MAX_SHOWN_ADDRESS } from '../../../page/place.ts';
import { maskAddress } from '../../../page/secrets/mask-address.ts';
import { type PersonRule, readSiteRules, rulingFor } from '../../../sites/site-rules.ts';
import { ANSWER_DEADLINE_MS, askFrames } from './ask-frames.ts';
import { describeMatching, type SeenReading } from './describe-matching.ts';
import { fitRows } from './fit-rows.ts';
import {
  addRedactions,
  closedFrameOrigins,
  isFrameVisible,
  mergePageChanges,
  rankTogether,
  withHits,
} from './merge-readings.ts';
import { pageReplaced } from './page-failures.ts';
import { pageToolsOf } from './page-tools.ts';
import { reachFrames } from './reach-frames.ts';

type ReadingRequest = RequestOf<typeof messages.readTab>;

/** Reads every readable frame, and merges the readings into one page. */
export async function readTab(request: ReadingRequest): Promise<messages.TabReading> {
  const { tabId, language, limit, isPeek } = request;
  const { frames, empty, withheld } = await reachFrames(tabId, 'read');
  const words = descriptionWords(language);
  const question = { words, limit, withUnlisted: Boolean(request.request) };
  const read = isPeek ? peekFrame : readFrame;
  const answers = await askFrames(frames, frame => read(frame, question));
  const top = answers.find(({ frame }) => frame.isTop);
  if (!top) throw pageReplaced();
  const readings = answers.map(({ answer }) => answer);
  const pageTools = await pageToolsOf(top.frame);
  const seen = answers.map(each => ({ ...each, visible: isFrameVisible(each.answer, readings) }));
  const listed = rankTogether(
    seen.map(({ answer, visible }) => ({ elements: answer.elements, visible })),
    limit,
  );
  return {
    url: cleanText(maskAddress(top.answer.url), MAX_SHOWN_ADDRESS),
    title: top.answer.title,
    documentId: top.frame.documentId,
    selectedText: readings.map(reading => reading.selectedText).find(text => text !== undefined),
    elements: fitRows(
      await withMatching(listed, seen, request, { words, milliseconds: ANSWER_DEADLINE_MS }),
      words,
    ),
    total: totalOf(seen),
    pageChanges: mergePageChanges(readings),
    ...(pageTools ? { pageTools } : {}),
    ...(isPeek ? { redactions: addRedactions(readings) } : {}),
    ...closedTo(await readSiteRules(), closedFrameOrigins(readings, [...empty, ...withheld]), withheld),
  };
}

/** The user is not asked to allow blocked frames. */
function closedTo(
  rules: readonly PersonRule[],
  unread: readonly string[],
  withheld: readonly { origin: string }[],
): Pick<messages.TabReading, 'closedFrames' | 'withheldFrames'> {
  const isNever = (origin: string) => rulingFor(rules, origin).rule === 'never-read';
  const never = [...new Set([...withheld.map(({ origin }) => origin), ...unread].filter(isNever))];
  return {
    closedFrames: unread.filter(origin => !isNever(origin)),
    ...(never.length > 0 ? { withheldFrames: never } : {}),
  };
}

/** When the page has more elements than `limit`, includes the ones that match the request. */
async function withMatching(
  listed: PageElement[],
  readings: readonly SeenReading[],
  { request, limit }: ReadingRequest,
  asking: { words: DescriptionWords; milliseconds: number },
): Promise<PageElement[]> {
  if (!request || totalOf(readings) <= limit) return listed;
  const hits = await describeMatching(readings, request, asking);
  return withHits(
    listed,
    hits.map(({ id, desc }) => ({ id, desc })),
    limit,
  );
}

function totalOf(readings: readonly SeenReading[]): number {
  return readings.reduce((sum, { answer }) => sum + answer.total, 0);
}
