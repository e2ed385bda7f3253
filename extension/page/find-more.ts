import type { Language } from '@assent/shared';
import { collectRows } from './choosing/collect-rows.ts';
import { findVirtualList } from './choosing/virtual-list.ts';
import { inRegion } from './finding/regions.ts';
import { searchCandidates } from './finding/search-candidates.ts';
import type { ElementQuery, MoreElements } from './frame-reading.ts';
import { describeAll, named } from './seeing/describe-all.ts';
import { descriptionWords } from './seeing/description-words.ts';
import { findInTime } from './seeing/find-in-time.ts';
import { type Named, namedAtPace, withLookAlikes } from './seeing/index-page.ts';
import type { Kind } from './seeing/kind.ts';
import { startPace } from './seeing/pace.ts';
import { type Ranked, rank } from './seeing/rank.ts';
import { startTime } from './seeing/time-budget.ts';
import { createSight, type Sight } from './sight/sight.ts';

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
  const list = findVirtualList();
  const bounds = { offset: query.offset ?? 0, time: TIME_FOR_LIST };
  const collected = list && query.collect ? await collectRows(list, query.keyword, bounds) : undefined;
  const sight = createSight();
  const found = findInTime();
  const ranked = rank(found.candidates);
  const { fitting, isPartial } = await fittingOf(ranked, query, sight);
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
    elements: rows.map((row, index) => ({
      ...row,
      score: chosen[index]?.score ?? row.score,
    })),
    total: fitting.length,
    ...(isPartial || !found.isComplete ? { isPartial: true } : {}),
    ...(list ? { list: { drawn: list.rows().length, total: list.total } } : {}),
    ...(collected ? { collected } : {}),
  };
}

/** Milliseconds; the background waits a little longer. */
const TIME_FOR_LIST = 8_000;

/** A clearly better fit comes before anything that is merely likelier, in every frame; a hair's breadth does not. */
const POINTS_FOR_STEP = 1_000;
const STEPS = 20;

function pointsFor(fit: number): number {
  return Math.round(fit * STEPS) * POINTS_FOR_STEP;
}

interface FittingElements {
  fitting: readonly Ranked[];
  /** Not all could be named in time. */
  isPartial: boolean;
}

async function fittingOf(
  ranked: readonly Ranked[],
  query: ElementQuery,
  sight: Sight,
): Promise<FittingElements> {
  const ofType = ranked.filter(candidate => isOfType(candidate, query.elementType));
  const inPlace = query.region ? inRegion(ofType, query.region) : ofType;
  if (!query.keyword) return { fitting: inPlace, isPartial: false };
  const searched = await namedInTime(inPlace, sight);
  const fitting = searchCandidates(searched, query.keyword, sight)
    .map(candidate => ({ ...candidate, score: candidate.score + pointsFor(candidate.fit) }))
    .sort((one, other) => other.score - one.score);
  return { fitting, isPartial: searched.length < inPlace.length };
}

/** As many of the likeliest as time allows, with rests for the page. */
async function namedInTime(ranked: readonly Ranked[], sight: Sight): Promise<Named[]> {
  const time = startTime(TIME_FOR_NAMES);
  const pace = startPace();
  const searched: Named[] = [];
  for (let at = 0; at < Math.min(ranked.length, MAX_SEARCHED) && time.isLeft(); at += NAMED_AT_ONCE) {
    searched.push(...(await namedAtPace(ranked.slice(at, at + NAMED_AT_ONCE), sight, pace)));
  }
  return searched;
}

const TIME_FOR_NAMES = 400;
const NAMED_AT_ONCE = 100;

/** Every kind is reached by one type at least. */
const KINDS_OF_TYPE: Record<NonNullable<ElementQuery['elementType']>, readonly Kind[] | undefined> = {
  input: ['input', 'checkbox', 'radio', 'switch', 'slider', 'file'],
  button: ['button', 'tab', 'menuItem', 'clickable', 'draggable', 'switch', 'treeItem'],
  link: ['link', 'menuItem', 'treeItem'],
  select: ['select', 'list', 'option', 'radio', 'menuItem', 'treeItem'],
  all: undefined,
};

function isOfType({ kind }: Ranked, type: ElementQuery['elementType']): boolean {
  return KINDS_OF_TYPE[type ?? 'all']?.includes(kind) ?? true;
}
