import { describe } from '../descriptions/describe.ts';
import type { DescriptionWords } from '../descriptions/description-words.ts';
import { isWithin } from '../dom/composed-tree.ts';
import type { Kind } from '../dom/kind.ts';
import { dialogName, openDialogs } from '../finding/dialogs.ts';
import { equalityKey, groupDuplicates, placeAmong } from '../finding/duplicates.ts';
import { isUnderOther } from '../finding/hit-point.ts';
import { lookAlikesOf } from '../finding/look-alikes.ts';
import type { Ranked } from '../finding/rank.ts';
import type { RankedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { placeOf } from '../identity/element-signature.ts';
import { momentNow, numberOf } from '../identity/node-numbers.ts';
import { createTreePaths } from '../identity/tree-paths.ts';
import { createNaming } from '../naming/create-naming.ts';
import { listedName } from '../naming/element-name.ts';
import { nearText } from '../naming/near-text.ts';
import { fieldsOf, heldBy, maskSecretsIn } from '../secrets/mask-secrets.ts';
import { maskNear, maskUnasked } from '../secrets/mask-unasked.ts';
import { gatherShownSecrets } from '../secrets/shown-secrets.ts';
import { mapTimeSliced, runTimeSliced, startTime, type TimeSlicer } from '../timing/time-slicer.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** Among more duplicates, none is compared or found again. */
const MAX_DUPLICATES = 100;

export interface Named extends Ranked {
  name: string;
}

export type Namer = (candidate: Ranked) => Named;

/** For one reading, in which each is named once. */
export function createNamer(visibility: Visibility): Namer {
  const nameOf = createNaming(visibility, listedName);
  const known = new Map<Element, string>();
  return candidate => {
    const name = known.get(candidate.element) ?? nameOf(candidate.element);
    known.set(candidate.element, name);
    return { ...candidate, name };
  };
}

const TIME_FOR_ALIKES = 300;

/** More are not named; nearby text tells them apart. */
const MAX_ALIKE = 500;

/** The chosen ones and their possible duplicates; complete unless too many look like them. */
export async function withLookAlikes(
  chosen: readonly Named[],
  candidates: readonly Ranked[],
  name: Namer,
  slicer: TimeSlicer,
): Promise<{ all: Named[]; isComplete: boolean }> {
  const isChosen = new Set(chosen.map(({ element }) => element));
  const isAlike = lookAlikesOf(chosen);
  const all = [...chosen];
  const time = startTime(TIME_FOR_ALIKES);
  for (const candidate of candidates) {
    if (slicer.isOver()) await slicer.rest();
    if (!time.isLeft()) return { all, isComplete: false };
    if (isChosen.has(candidate.element) || !isAlike(candidate)) continue;
    if (all.length >= chosen.length + MAX_ALIKE) return { all, isComplete: false };
    all.push(name(candidate));
  }
  return { all, isComplete: true };
}

const COVERED_POINTS = -150;

/** Duplicates in `all` are counted only when that `isComplete`: a wrong number is worse than none. */
export async function describeTimeSliced(
  chosen: readonly Named[],
  others: Others,
  { words, visibility, slicer }: { words: DescriptionWords; visibility: Visibility; slicer: TimeSlicer },
): Promise<RankedElement[]> {
  const duplicates = groupDuplicates(others.all);
  const rows = await mapTimeSliced(chosen, createDescriber(others, duplicates, words, visibility), slicer);
  rememberChosen(chosen, others, duplicates);
  await runTimeSliced(gatherShownSecrets(), slicer);
  return withoutSecrets(rows, [...fieldsOf([document]), ...others.all.map(({ element }) => element)]);
}

export interface Others {
  all: readonly Named[];
  isComplete: boolean;
}

type Duplicates = ReturnType<typeof groupDuplicates>;

export function createDescriber(
  { isComplete }: Others,
  duplicates: Duplicates,
  words: DescriptionWords,
  visibility: Visibility,
): (candidate: Named) => RankedElement {
  const dialogs = openDialogs(visibility);
  return candidate => {
    const { element, name } = candidate;
    const dialog = dialogs.find(open => isWithin(element, open));
    const group = duplicates.get(equalityKey(candidate)) ?? [];
    const place = placeAmong(element, group);
    const isCovered = isUnderOther(element);
    const surroundings = {
      isCovered,
      ...(place && isComplete ? { place } : {}),
      ...(place || !name ? { near: maskNear(nearText(element, name, visibility, group), name) } : {}),
      ...(dialog ? { dialog: dialogName(dialog, visibility) } : {}),
    };
    const desc = describe({ ...candidate, name: maskUnasked(name) }, surroundings, words);
    return { id: elementIds.idOf(element), desc, score: candidate.score + (isCovered ? COVERED_POINTS : 0) };
  };
}

/** A page may quote a secret anywhere, such as in a button's name. */
export function withoutSecrets(rows: readonly RankedElement[], fields: readonly Element[]): RankedElement[] {
  const descs = maskSecretsIn(
    rows.map(({ desc }) => desc),
    heldBy(fields),
  );
  return rows.map((row, index) => ({ ...row, desc: descs[index] ?? '' }));
}

export function rememberChosen(
  chosen: readonly Named[],
  { isComplete }: Others,
  duplicates: Duplicates,
): void {
  rememberReported(chosen, reported => (isComplete ? duplicates.get(equalityKey(reported)) : undefined));
}

interface Reported {
  element: Element;
  kind: Kind;
  name: string;
}

/** Stores the signatures to find again after a redraw. `duplicatesOf`: all of one kind and name, or undefined. */
function rememberReported(
  reported: readonly Reported[],
  duplicatesOf: (reported: Reported) => readonly Element[] | undefined,
): void {
  const paths = createTreePaths();
  const remembered = new Set<Element>();
  for (const { element, kind, name } of reported) {
    if (remembered.has(element)) continue;
    const duplicates = duplicatesOf({ element, kind, name }) ?? [];
    const isSure = duplicates.length > 0 && duplicates.length <= MAX_DUPLICATES;
    const places = (isSure ? duplicates : [element]).map(alike => ({ alike, place: placeOf(alike, paths) }));
    const groups = Map.groupBy(places, ({ place }) => place.hash);
    // Number all present ones before the moment is taken.
    for (const duplicate of duplicates) numberOf(duplicate);
    const moment = momentNow();
    for (const { alike, place } of places) {
      remembered.add(alike);
      const isAlone = isSure && groups.get(place.hash)?.length === 1;
      elementIds.remember(alike, { kind, name, place, isAlone, moment });
    }
  }
}
