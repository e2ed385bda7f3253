import type { Language } from '@assent/shared';
import { findCover } from '../acting/hit-point.ts';
import { isWithin } from '../dom/composed-tree.ts';
import type { RankedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { rememberTold } from '../identity/remember-told.ts';
import { describe } from './describe.ts';
import { dialogName, openDialogs } from './dialogs.ts';
import { elementName } from './element-name.ts';
import { equalityKey, groupEquals, placeAmong } from './equals.ts';
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
  const rows = chosen.map(candidate => {
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
  rememberTold(chosen, told => (isComplete ? equals.get(equalityKey(told)) : undefined));
  return rows;
}

/** What an element is in, or what is in it, is drawn with it and does not cover it. */
function isUnderOther(element: Element): boolean {
  const cover = findCover(element);
  return cover !== undefined && !isWithin(cover, element) && !isWithin(element, cover);
}
