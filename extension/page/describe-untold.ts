import type { RankedElement } from './frame-reading.ts';
import { elementIds } from './identity/element-ids.ts';
import type { DescriptionWords } from './seeing/description-words.ts';
import { describeAtPace, namedAtPace, withLookAlikes } from './seeing/index-page.ts';
import { startPace } from './seeing/pace.ts';
import type { Ranked } from './seeing/rank.ts';
import { createSight } from './sight/sight.ts';

/** What the last reading found, for as long as it may be asked about: an element's equals are those of the whole page. */
let found: { ranked: readonly Ranked[]; isComplete: boolean } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Whoever asks does so at once, and no longer waits for an answer after this. */
const KEPT_MS = 3_000;

export function keepForDescribing(ranked: readonly Ranked[], isComplete: boolean): void {
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
