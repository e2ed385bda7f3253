import type { RankedElement, UntoldElement } from './frame-reading.ts';
import { elementIds } from './identity/element-ids.ts';
import { createRawWords } from './raw-words.ts';
import type { ReadingFound } from './read-frame.ts';
import type { DescriptionWords } from './seeing/description-words.ts';
import { describeAtPace, namedAtPace, withLookAlikes } from './seeing/index-page.ts';
import { mapAtPace, type Pace, startPace } from './seeing/pace.ts';
import type { Ranked } from './seeing/rank.ts';
import { createSight } from './sight/sight.ts';

/** What the last reading found, for as long as it may be asked about: an element's equals are those of the whole page. */
let found: { ranked: readonly Ranked[]; isComplete: boolean } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Whoever asks does so at once, and no longer waits for an answer after this. */
const KEPT_MS = 3_000;

const MAX_UNTOLD = 600;

/** The likeliest that were not told, by their raw words. What was found is kept, in case some are to be described. */
export function readUntold({ ranked, told, isComplete }: ReadingFound, pace: Pace): Promise<UntoldElement[]> {
  keepForDescribing(ranked, isComplete);
  const isTold = new Set(told.map(({ element }) => element));
  const others = ranked.filter(({ element }) => !isTold.has(element)).slice(0, MAX_UNTOLD);
  return mapAtPace(others, createRawWords(), pace);
}

function keepForDescribing(ranked: readonly Ranked[], isComplete: boolean): void {
  clearTimeout(forgetting);
  found = { ranked, isComplete };
  forgetting = setTimeout(() => {
    found = undefined;
  }, KEPT_MS);
}

/** Describes elements that the last reading found and did not tell of. Those that are gone meanwhile are left out. */
export async function describeUntold({
  ids,
  words,
}: {
  ids: readonly string[];
  words: DescriptionWords;
}): Promise<{ elements: RankedElement[] }> {
  if (!found) return { elements: [] };
  const { ranked, isComplete } = found;
  const sight = createSight();
  const pace = startPace();
  const meant = new Set(ids.map(elementOf));
  const untold = ranked.filter(({ element }) => meant.has(element));
  const chosen = await namedAtPace(untold, sight, pace);
  const around = await withLookAlikes(chosen, ranked, sight, pace);
  const others = { all: around.all, isComplete: around.isComplete && isComplete };
  return { elements: await describeAtPace(chosen, others, { words, sight, pace }) };
}

function elementOf(id: string): Element | undefined {
  const known = elementIds.find(id);
  return known.status === 'found' ? known.element : undefined;
}
