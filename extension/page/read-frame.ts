import type { Language } from '@assent/shared';
import { titleOf } from './dom/unshadowed.ts';
import type { FrameReading } from './frame-reading.ts';
import { childFrames, framePath } from './frame-tree.ts';
import { readSelection } from './read-selection.ts';
import { cleanText } from './seeing/clean-text.ts';
import { findInTime } from './seeing/find-in-time.ts';
import { describeAll, named } from './seeing/index-page.ts';
import { rank } from './seeing/rank.ts';
import { createSight } from './seeing/sight.ts';

/** So many of the likeliest are named, to tell equals apart; a page of thousands of links must not take longer. */
const MAX_NAMED = 500;

/** What this document shows, cut to the `limit` likeliest elements. */
export function readFrame({ language, limit }: { language: Language; limit: number }): FrameReading {
  const sight = createSight();
  const found = findInTime(sight);
  const ranked = rank(found.candidates);
  const likely = named(ranked.slice(0, MAX_NAMED), sight);
  const isComplete = found.isComplete && likely.length === ranked.length;
  const path = framePath();
  const selectedText = readSelection().text;
  return {
    url: location.href,
    title: cleanText(titleOf(document)),
    ...(path ? { path } : {}),
    ...(selectedText ? { selectedText } : {}),
    elements: describeAll(likely.slice(0, limit), { all: likely, isComplete }, language, sight),
    total: ranked.length,
    children: window.length > 0 ? childFrames(sight) : [],
  };
}
