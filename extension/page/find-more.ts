import type { Language } from '@assent/shared';
import { inRegion } from './finding/regions.ts';
import { searchCandidates } from './finding/search-candidates.ts';
import type { ElementQuery, MoreElements } from './frame-reading.ts';
import { descriptionWords } from './seeing/description-words.ts';
import { findInTime } from './seeing/find-in-time.ts';
import { describeAll, type Named, named, withLookAlikes } from './seeing/index-page.ts';
import type { Kind } from './seeing/kind.ts';
import { startPace } from './seeing/pace.ts';
import { type Ranked, rank } from './seeing/rank.ts';
import { createSight, type Sight } from './seeing/sight.ts';

interface MoreQuery {
  language: Language;
  query: ElementQuery;
  /** So many of the first are told, from the beginning: what comes before a page of them is cut off when all frames are in. */
  limit: number;
}

/** So many are looked through for a keyword: whoever asks for one would rather wait than miss it. */
const MAX_SEARCHED = 3_000;

/**
 * The elements that fit a query, best first: by how well they fit its words, then by what a person most likely means.
 * `total` counts all that fit, or at least those that were found in time on a page too large to look through.
 */
export async function findMore({ language, query, limit }: MoreQuery): Promise<MoreElements> {
  const sight = createSight();
  const found = findInTime();
  const ranked = rank(found.candidates);
  const fitting = fittingOf(ranked, query, sight);
  const chosen = named(fitting.slice(0, limit), sight);
  // An element's equals are those in the whole page, as on the card that asks for the approval.
  const { all, isComplete } = await withLookAlikes(chosen, ranked, sight, startPace());
  const rows = describeAll(
    chosen,
    { all, isComplete: isComplete && found.isComplete },
    descriptionWords(language),
    sight,
  );
  return {
    // What is covered stays where it is: an element that fell back could slip through between two pages of the list.
    elements: rows.map((row, index) => ({ ...row, score: chosen[index]?.score ?? row.score })),
    total: fitting.length,
  };
}

/** A clearly better fit comes before anything that is merely likelier, in every frame; a hair's breadth does not. */
const POINTS_FOR_STEP = 1_000;
const STEPS = 20;

function pointsFor(fit: number): number {
  return Math.round(fit * STEPS) * POINTS_FOR_STEP;
}

function fittingOf(ranked: readonly Ranked[], query: ElementQuery, sight: Sight): readonly Ranked[] {
  const ofType = ranked.filter(candidate => isOfType(candidate, query.elementType));
  const inPlace = query.region ? inRegion(ofType, query.region) : ofType;
  if (!query.keyword) return inPlace;
  const searched: Named[] = named(inPlace.slice(0, MAX_SEARCHED), sight);
  return searchCandidates(searched, query.keyword, sight)
    .map(candidate => ({ ...candidate, score: candidate.score + pointsFor(candidate.fit) }))
    .sort((one, other) => other.score - one.score);
}

/** Every kind is reached by one type at least. */
const KINDS_OF_TYPE: Record<NonNullable<ElementQuery['elementType']>, readonly Kind[] | undefined> = {
  input: ['input', 'checkbox', 'radio', 'switch', 'slider', 'file'],
  button: ['button', 'tab', 'menuItem', 'clickable', 'switch', 'treeItem'],
  link: ['link', 'menuItem', 'treeItem'],
  select: ['select', 'list', 'option', 'radio', 'menuItem', 'treeItem'],
  all: undefined,
};

function isOfType({ kind }: Ranked, type: ElementQuery['elementType']): boolean {
  return KINDS_OF_TYPE[type ?? 'all']?.includes(kind) ?? true;
}
