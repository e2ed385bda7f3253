import type { Language } from '@assent/shared';
import { titleOf } from './dom/unshadowed.ts';
import type { FrameReading } from './frame-reading.ts';
import { childFrames, framePath } from './frame-tree.ts';
import { readSelection } from './read-selection.ts';
import { cleanText } from './seeing/clean-text.ts';
import { findInTime } from './seeing/find-in-time.ts';
import { describeAll, named, withLookAlikes } from './seeing/index-page.ts';
import { rank } from './seeing/rank.ts';
import { createSight } from './seeing/sight.ts';

/** What this document shows, cut to the `limit` likeliest elements. */
export function readFrame({ language, limit }: { language: Language; limit: number }): FrameReading {
  const sight = createSight();
  const found = findInTime(sight);
  const ranked = rank(found.candidates);
  const chosen = named(ranked.slice(0, limit), sight);
  const { all, isComplete } = withLookAlikes(chosen, ranked, sight);
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
