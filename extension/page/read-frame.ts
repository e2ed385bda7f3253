import type { Language } from '@assent/shared';
import { titleOf } from './dom/unshadowed.ts';
import type { FrameReading } from './frame-reading.ts';
import { childFrames, framePath } from './frame-tree.ts';
import { readSelection } from './read-selection.ts';
import { cleanText } from './seeing/clean-text.ts';
import { findAtPace } from './seeing/find-in-time.ts';
import { describeAll, named, withLookAlikes } from './seeing/index-page.ts';
import { startPace } from './seeing/pace.ts';
import { rankAtPace } from './seeing/rank.ts';
import { rankByName } from './seeing/rank-by-name.ts';
import { createSight } from './seeing/sight.ts';

/** What this document shows, cut to the `limit` likeliest elements. */
export async function readFrame({
  language,
  limit,
}: {
  language: Language;
  limit: number;
}): Promise<FrameReading> {
  const sight = createSight();
  const pace = startPace();
  const found = await findAtPace(sight, pace);
  const ranked = await rankAtPace(found.candidates, pace);
  await pace.rest();
  // More are named than told, so that what is called like nothing else can take the place of a tenth of its name.
  const chosen = rankByName(named(ranked.slice(0, limit * 2), sight)).slice(0, limit);
  const { all, isComplete } = await withLookAlikes(chosen, ranked, sight, pace);
  await pace.rest();
  const path = framePath();
  const selectedText = readSelection().text;
  return {
    url: location.href,
    title: cleanText(titleOf(document)),
    ...(path ? { path } : {}),
    ...(selectedText ? { selectedText } : {}),
    elements: describeAll(chosen, { all, isComplete: isComplete && found.isComplete }, language, sight),
    total: ranked.length,
    children: window.length > 0 ? childFrames(sight) : [],
  };
}
