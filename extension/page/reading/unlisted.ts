import type { Ranked } from '../finding/rank.ts';
import type { RankedElement, UnlistedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { mapTimeSliced, startTimeSlicer, type TimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility } from '../visibility/visibility.ts';
import type { DescriptionWords } from './description-words.ts';
import { describeTimeSliced, namedTimeSliced, withLookAlikes } from './index-page.ts';
import { createRawWords } from './raw-words.ts';
import type { ReadingFound } from './read-frame.ts';

/** What the last reading found, for as long as it may be asked about: an element's equals are those of the whole page. */
let found: { ranked: readonly Ranked[]; isComplete: boolean } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Whoever asks does so at once, and no longer waits for an answer after this. */
const KEPT_MS = 3_000;

const MAX_UNLISTED = 600;

/** The likeliest that were not told, by their raw words. What was found is kept, in case some are to be described. */
export function readUnlisted(
  { ranked, told, isComplete }: ReadingFound,
  slicer: TimeSlicer,
): Promise<UnlistedElement[]> {
  keepForDescribing(ranked, isComplete);
  const isTold = new Set(told.map(({ element }) => element));
  const others = ranked.filter(({ element }) => !isTold.has(element)).slice(0, MAX_UNLISTED);
  return mapTimeSliced(others, createRawWords(), slicer);
}

function keepForDescribing(ranked: readonly Ranked[], isComplete: boolean): void {
  clearTimeout(forgetting);
  found = { ranked, isComplete };
  forgetting = setTimeout(() => {
    found = undefined;
  }, KEPT_MS);
}

/** Describes elements that the last reading found and did not tell of. Those that are gone meanwhile are left out. */
export async function describeUnlisted({
  ids,
  words,
}: {
  ids: readonly string[];
  words: DescriptionWords;
}): Promise<{ elements: RankedElement[] }> {
  if (!found) return { elements: [] };
  const { ranked, isComplete } = found;
  const visibility = createVisibility();
  const slicer = startTimeSlicer();
  const matching = new Set(ids.map(elementOf));
  const unlisted = ranked.filter(({ element }) => matching.has(element));
  const chosen = await namedTimeSliced(unlisted, visibility, slicer);
  const around = await withLookAlikes(chosen, ranked, visibility, slicer);
  const others = { all: around.all, isComplete: around.isComplete && isComplete };
  return { elements: await describeTimeSliced(chosen, others, { words, visibility, slicer }) };
}

function elementOf(id: string): Element | undefined {
  const known = elementIds.find(id);
  return known.status === 'found' ? known.element : undefined;
}
