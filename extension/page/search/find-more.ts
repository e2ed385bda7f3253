import type { Language } from '@assent/shared';
import { descriptionWords } from '../descriptions/description-words.ts';
import type { Kind } from '../dom/kind.ts';
import type { Candidate } from '../finding/candidates.ts';
import { type Ranked, rank } from '../finding/rank.ts';
import type { ElementQuery, MoreElements } from '../frame-reading.ts';
import { describeAll } from '../reading/describe-all.ts';
import { createNamer, type Named, type Namer, withLookAlikes } from '../reading/index-page.ts';
import { mapTimeSliced, startTimeIfLarge, startTimeSlicer, type TimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { collectRows } from './collect-rows.ts';
import { type LookedThrough, lookThrough, placeInPage } from './look-through.ts';
import { inRegion } from './regions.ts';
import { searchCandidates } from './search-candidates.ts';
import { findVirtualList } from './virtual-list.ts';

interface MoreQuery {
  language: Language;
  query: ElementQuery;
  /** Counted from the beginning: earlier pages are cut off once all frames are in. */
  limit: number;
}

/** Matches of a query, best words first, then likelihood. `total` counts all; on too large a page those up to `nextFrom`. */
export async function findMore({ language, query, limit }: MoreQuery): Promise<MoreElements> {
  const list = findVirtualList();
  const bounds = { offset: query.offset ?? 0, time: TIME_FOR_LIST };
  const collected = list && query.collect ? await collectRows(list, query.keyword, bounds) : undefined;
  const visibility = createVisibility();
  const slicer = startTimeSlicer();
  const found = await lookThrough(query.from ?? 0, slicer);
  const ranked = rank(found.candidates);
  const name = createNamer(visibility);
  const reader = { visibility, name, slicer };
  const { fitting, stoppedAt = found.stoppedAt } = await fittingOf({ ...found, ranked }, query, reader);
  const chosen = fitting.slice(0, limit).map(name);
  // Duplicates are counted in the whole page, as on the approval card.
  const { all, isComplete } = await withLookAlikes(chosen, ranked, name, slicer);
  const isWhole = isComplete && !found.stoppedAt && !query.from;
  const rows = describeAll(chosen, { all, isComplete: isWhole }, descriptionWords(language), visibility);
  return {
    // Covered elements keep their rank, or they could slip between two pages of the list.
    elements: rows.map((row, index) => ({
      ...row,
      score: chosen[index]?.score ?? row.score,
    })),
    total: fitting.length,
    ...(stoppedAt ? { nextFrom: placeAfter(stoppedAt, query.from) } : {}),
    ...(list ? { list: { drawn: list.rows().length, total: list.total } } : {}),
    ...(collected ? { collected } : {}),
  };
}

/** If the page removed the last element looked at, go on a little further. */
function placeAfter(stoppedAt: Element, from = 0): number {
  return placeInPage(stoppedAt) ?? from + FEWEST_NAMED;
}

/** Milliseconds, on a machine that gets anywhere in them. */
const TIME_FOR_LIST = 8_000;

/** A clearly better match outranks likelihood in every frame; a slightly better one does not. */
const POINTS_FOR_STEP = 1_000;
const STEPS = 20;

function pointsFor(fit: number): number {
  return Math.round(fit * STEPS) * POINTS_FOR_STEP;
}

interface FittingElements {
  fitting: readonly Ranked[];
  /** The last one named in time, if not all were. */
  stoppedAt?: Element;
}

async function fittingOf(
  { candidates, ranked }: LookedThrough & { ranked: readonly Ranked[] },
  query: ElementQuery,
  { visibility, name, slicer }: { visibility: Visibility; name: Namer; slicer: TimeSlicer },
): Promise<FittingElements> {
  const ofType = ranked.filter(candidate => isOfType(candidate, query.elementType));
  const inPlace = query.region ? inRegion(ofType, query.region) : ofType;
  if (!query.keyword) return { fitting: inPlace };
  const inOrder = likeliestFirst(inPlace, candidates);
  const searched = await namedInTime(inOrder, name, slicer);
  const fitting = searchCandidates(searched, query.keyword, visibility)
    .map(candidate => ({ ...candidate, score: candidate.score + pointsFor(candidate.fit) }))
    .sort((one, other) => other.score - one.score);
  const last = searched.at(-1);
  return { fitting, ...(last && searched.length < inOrder.length ? { stoppedAt: last.element } : {}) };
}

/** Then page order, so that a search can continue where time ran out. */
function likeliestFirst(ranked: readonly Ranked[], inOrder: readonly Candidate[]): Ranked[] {
  const likeliest = ranked.slice(0, FEWEST_NAMED / 2);
  const others = new Map(ranked.slice(likeliest.length).map(candidate => [candidate.element, candidate]));
  return [...likeliest, ...inOrder.flatMap(({ element }) => others.get(element) ?? [])];
}

/** As many as time allows, with pauses for the page. */
async function namedInTime(ranked: readonly Ranked[], name: Namer, slicer: TimeSlicer): Promise<Named[]> {
  const time = startTimeIfLarge(TIME_FOR_NAMES);
  const searched: Named[] = [];
  for (let at = 0; at < Math.min(ranked.length, MAX_NAMED); at += NAMED_AT_ONCE) {
    if (at >= FEWEST_NAMED && !time.isLeft()) break;
    searched.push(...(await mapTimeSliced(ranked.slice(at, at + NAMED_AT_ONCE), name, slicer)));
  }
  return searched;
}

/** Milliseconds: with a keyword, waiting beats missing it. */
const TIME_FOR_NAMES = 2_000;
const NAMED_AT_ONCE = 100;
/** Named for a keyword at once, and the minimum on slow machines. */
const MAX_NAMED = 10_000;
const FEWEST_NAMED = 1_000;

/** Every kind is reached by one type at least. */
const KINDS_OF_TYPE: Record<NonNullable<ElementQuery['elementType']>, readonly Kind[] | undefined> = {
  input: ['input', 'checkbox', 'radio', 'switch', 'slider', 'file'],
  button: ['button', 'tab', 'menuItem', 'clickable', 'draggable', 'dropArea', 'switch', 'treeItem'],
  link: ['link', 'menuItem', 'treeItem'],
  select: ['select', 'list', 'option', 'radio', 'menuItem', 'treeItem'],
  all: undefined,
};

function isOfType({ kind }: Ranked, type: ElementQuery['elementType']): boolean {
  return KINDS_OF_TYPE[type ?? 'all']?.includes(kind) ?? true;
}
