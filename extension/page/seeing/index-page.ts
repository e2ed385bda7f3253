import { isWithin } from '../dom/composed-tree.ts';
import type { RankedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { rememberTold } from '../identity/remember-told.ts';
import { createNaming } from '../naming/create-naming.ts';
import { nearText } from '../naming/near-text.ts';
import { findCover } from '../pointing/hit-point.ts';
import { fieldsOf, heldBy, maskSecretsIn } from '../secrets/mask-secrets.ts';
import type { Sight } from '../sight/sight.ts';
import { describe } from './describe.ts';
import type { DescriptionWords } from './description-words.ts';
import { dialogName, openDialogs } from './dialogs.ts';
import { equalityKey, groupEquals, placeAmong } from './equals.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { mapAtPace, type Pace } from './pace.ts';
import type { Ranked } from './rank.ts';
import { startTime } from './time-budget.ts';

export interface Named extends Ranked {
  name: string;
}

/** With their names, in small pieces, between which the page has its turn. */
export function namedAtPace(ranked: readonly Ranked[], sight: Sight, pace: Pace): Promise<Named[]> {
  return mapAtPace(ranked, createNamer(sight), pace);
}

export function createNamer(sight: Sight): (candidate: Ranked) => Named {
  const nameOf = createNaming(sight);
  return candidate => ({ ...candidate, name: nameOf(candidate.element) });
}

/** Milliseconds. */
const TIME_FOR_ALIKES = 300;

/** So many are named to tell them from one another; where more look alike, what stands near them has to do. */
const MOST_ALIKE = 500;

/** The chosen ones with all that may be their equals; complete when not too many look like them. */
export async function withLookAlikes(
  chosen: readonly Named[],
  candidates: readonly Ranked[],
  sight: Sight,
  pace: Pace,
): Promise<{ all: Named[]; isComplete: boolean }> {
  const isChosen = new Set(chosen.map(({ element }) => element));
  const isAlike = lookAlikesOf(chosen);
  const all = [...chosen];
  const nameOf = createNaming(sight);
  const time = startTime(TIME_FOR_ALIKES);
  for (const candidate of candidates) {
    if (pace.isOver()) await pace.rest();
    if (!time.isLeft()) return { all, isComplete: false };
    if (isChosen.has(candidate.element) || !isAlike(candidate)) continue;
    if (all.length >= chosen.length + MOST_ALIKE) return { all, isComplete: false };
    all.push({ ...candidate, name: nameOf(candidate.element) });
  }
  return { all, isComplete: true };
}

const COVERED_POINTS = -150;

/**
 * The rows of a list of elements as it goes to the model, in small pieces. Equals of one name are looked for among `all`,
 * and counted only when that `isComplete`: a wrong number is worse than none.
 */
export async function describeAtPace(
  chosen: readonly Named[],
  others: Others,
  { words, sight, pace }: { words: DescriptionWords; sight: Sight; pace: Pace },
): Promise<RankedElement[]> {
  const equals = groupEquals(others.all);
  const rows = await mapAtPace(chosen, createDescriber(others, equals, words, sight), pace);
  rememberChosen(chosen, others, equals);
  return withoutSecrets(rows, others.all);
}

export interface Others {
  all: readonly Named[];
  isComplete: boolean;
}

type Equals = ReturnType<typeof groupEquals>;

export function createDescriber(
  { isComplete }: Others,
  equals: Equals,
  words: DescriptionWords,
  sight: Sight,
): (candidate: Named) => RankedElement {
  const dialogs = openDialogs(sight);
  return candidate => {
    const { element, name } = candidate;
    const dialog = dialogs.find(open => isWithin(element, open));
    const group = equals.get(equalityKey(candidate)) ?? [];
    const place = placeAmong(element, group);
    const isCovered = isUnderOther(element);
    const surroundings = {
      isCovered,
      ...(place && isComplete ? { place } : {}),
      ...(place || !name ? { near: nearText(element, name, sight, group) } : {}),
      ...(dialog ? { dialog: dialogName(dialog, sight) } : {}),
    };
    const desc = describe(candidate, surroundings, words);
    return { id: elementIds.idOf(element), desc, score: candidate.score + (isCovered ? COVERED_POINTS : 0) };
  };
}

/** A page may quote a secret anywhere, such as in the name of a button. */
export function withoutSecrets(rows: readonly RankedElement[], all: readonly Named[]): RankedElement[] {
  const fields = [...fieldsOf([document]), ...all.map(({ element }) => element)];
  const descs = maskSecretsIn(
    rows.map(({ desc }) => desc),
    heldBy(fields),
  );
  return rows.map((row, index) => ({ ...row, desc: descs[index] ?? '' }));
}

export function rememberChosen(chosen: readonly Named[], { isComplete }: Others, equals: Equals): void {
  rememberTold(chosen, told => (isComplete ? equals.get(equalityKey(told)) : undefined));
}

/** What an element is in, or what is in it, is drawn with it and does not cover it. */
function isUnderOther(element: Element): boolean {
  const cover = findCover(element);
  return cover !== undefined && !isWithin(cover, element) && !isWithin(element, cover);
}
