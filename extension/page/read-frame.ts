import { keepForDescribing } from './describe-untold.ts';
import { titleOf } from './dom/unshadowed.ts';
import type { FrameReading, RankedElement } from './frame-reading.ts';
import { childFrames, framePath } from './frame-tree.ts';
import { createRawWords } from './raw-words.ts';
import { readSelection } from './read-selection.ts';
import { fieldsOf, heldBy, maskSecretsIn } from './secrets/mask-secrets.ts';
import { cleanText } from './seeing/clean-text.ts';
import type { DescriptionWords } from './seeing/description-words.ts';
import { findAtPace } from './seeing/find-in-time.ts';
import { describeAtPace, namedAtPace, withLookAlikes } from './seeing/index-page.ts';
import { type Changes, changesSince, freshFirst } from './seeing/new-elements.ts';
import { mapAtPace, type Pace, startPace } from './seeing/pace.ts';
import { type Ranked, rankAtPace } from './seeing/rank.ts';
import { rankByName } from './seeing/rank-by-name.ts';
import { createSight } from './sight/sight.ts';

export interface ReadingRequest {
  words: DescriptionWords;
  limit: number;
  /** Whether what the others may be known by is asked for. */
  withUntold?: boolean;
}

/** What this document shows, cut to the `limit` likeliest elements. */
export async function readFrame({ words, limit, withUntold }: ReadingRequest): Promise<FrameReading> {
  const sight = createSight();
  const pace = startPace();
  const found = await findAtPace(pace);
  const likely = await rankAtPace(found.candidates, pace);
  await pace.rest();
  // Of a page too large to look through, what was not found before may have been there.
  const changes = found.isComplete ? changesSince(likely) : undefined;
  const ranked = changes ? freshFirst(likely, changes.fresh) : likely;
  // More are named than told, so that what is called like nothing else can take the place of a tenth of its name.
  const called = await namedAtPace(ranked.slice(0, limit * 2), sight, pace);
  const chosen = rankByName(called).slice(0, limit);
  const { all, isComplete } = await withLookAlikes(chosen, ranked, sight, pace);
  await pace.rest();
  const path = framePath();
  const others = { all, isComplete: isComplete && found.isComplete };
  const fields = [...fieldsOf([document]), ...found.candidates.map(({ element }) => element)];
  const shown = [location.href, cleanText(titleOf(document)), readSelection().text];
  // First, since what is known as a secret by now is masked in the rows as well.
  const [url = '', title = '', selectedText] = maskSecretsIn(shown, heldBy(fields));
  const elements = await describeAtPace(chosen, others, { words, sight, pace });
  if (withUntold) keepForDescribing(ranked, found.isComplete);
  const isFresh = (_row: unknown, index: number) => isNew(chosen[index], changes);
  return {
    url,
    title,
    ...(path ? { path } : {}),
    ...(selectedText ? { selectedText } : {}),
    elements,
    total: ranked.length,
    ...(withUntold ? { untold: await untoldOf(ranked, chosen, pace) } : {}),
    ...newsOf(elements.filter(isFresh), changes),
    children: window.length > 0 ? childFrames(sight) : [],
  };
}

const MAX_UNTOLD = 600;

function untoldOf(
  ranked: readonly Ranked[],
  told: readonly Ranked[],
  pace: Pace,
): Promise<NonNullable<FrameReading['untold']>> {
  const isTold = new Set(told.map(({ element }) => element));
  const others = ranked.filter(({ element }) => !isTold.has(element)).slice(0, MAX_UNTOLD);
  return mapAtPace(others, createRawWords(), pace);
}

function isNew(candidate: Ranked | undefined, changes: Changes | undefined): boolean {
  return candidate !== undefined && changes?.fresh.has(candidate.element) === true;
}

const MAX_NEWS = 10;

function newsOf(fresh: readonly RankedElement[], changes: Changes | undefined): Pick<FrameReading, 'news'> {
  if (!changes || (changes.fresh.size === 0 && changes.gone === 0)) return {};
  return { news: { elements: fresh.slice(0, MAX_NEWS), total: changes.fresh.size, gone: changes.gone } };
}
