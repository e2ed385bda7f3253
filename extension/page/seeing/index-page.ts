import type { Language } from '@assent/shared';
import { findCover } from '../acting/hit-point.ts';
import { isWithin } from '../dom/composed-tree.ts';
import type { RankedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { describe } from './describe.ts';
import { dialogName, openDialogs } from './dialogs.ts';
import { elementName } from './element-name.ts';
import { nearText } from './near-text.ts';
import type { Ranked } from './rank.ts';
import { createSight, type Sight } from './sight.ts';

export interface Named extends Ranked {
  name: string;
}

export function named(ranked: readonly Ranked[], sight: Sight): Named[] {
  return ranked.map(candidate => ({ ...candidate, name: elementName(candidate.element, sight) }));
}

const COVERED_POINTS = -150;

/**
 * The rows of a list of elements as it goes to the model. Equals of one name are looked for among `all`, and counted
 * only when that `isComplete`: a wrong number is worse than none.
 */
export function describeAll(
  chosen: readonly Named[],
  { all, isComplete }: { all: readonly Named[]; isComplete: boolean },
  language: Language,
  sight: Sight = createSight(),
): RankedElement[] {
  const dialogs = openDialogs(sight);
  const equals = groupEquals(all);
  return chosen.map(candidate => {
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
    const desc = describe(candidate, surroundings, language);
    return { id: elementIds.idOf(element), desc, score: candidate.score + (isCovered ? COVERED_POINTS : 0) };
  });
}

/** What an element is in, or what is in it, is drawn with it and does not cover it. */
function isUnderOther(element: Element): boolean {
  const cover = findCover(element);
  return cover !== undefined && !isWithin(cover, element) && !isWithin(element, cover);
}

/** Elements of one kind and name, in the order of the page. */
function groupEquals(all: readonly Named[]): Map<string, Element[]> {
  const groups = Map.groupBy(all, equalityKey);
  return new Map(
    [...groups].map(([key, members]) => [key, inPageOrder(members.map(({ element }) => element))]),
  );
}

function equalityKey({ kind, name }: Named): string {
  return `${kind}:${name}`;
}

function inPageOrder(elements: Element[]): Element[] {
  return elements.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

function placeAmong(
  element: Element,
  group: readonly Element[],
): { index: number; count: number } | undefined {
  return group.length > 1 ? { index: group.indexOf(element) + 1, count: group.length } : undefined;
}
