import type { Language } from '@assent/shared';
import { composedAncestry } from './dom/composed-tree.ts';
import { attributeOf, isMatching } from './dom/unshadowed.ts';
import type { ElementQuery, RankedElement } from './frame-reading.ts';
import { findInTime } from './seeing/find-in-time.ts';
import { describeAll, type Named, named } from './seeing/index-page.ts';
import { KIND_WORDS, type Kind } from './seeing/kind.ts';
import { isLandmark, type Landmark } from './seeing/landmarks.ts';
import { nearText } from './seeing/near-text.ts';
import { type Ranked, rank } from './seeing/rank.ts';
import { createSight, type Sight } from './seeing/sight.ts';
import { startTime } from './seeing/time-budget.ts';

interface MoreQuery {
  language: Language;
  query: ElementQuery;
  limit: number;
}

/** So many of the likeliest are named, to tell equals apart; a page of thousands of links must not take longer. */
const MAX_NAMED = 500;

/**
 * The elements that fit a query, most likely first. `total` counts all that fit, or at least those that were found in
 * time on a page too large to look through.
 */
export function findMore({ language, query, limit }: MoreQuery): {
  elements: RankedElement[];
  total: number;
} {
  const sight = createSight();
  const found = findInTime(sight);
  const ranked = rank(found.candidates);
  const inPlace = ranked.filter(
    candidate => isOfType(candidate, query.elementType) && isInRegion(candidate, query.region),
  );
  const { keyword } = query;
  const fitting = keyword ? byKeyword(named(inPlace, sight), keyword, sight) : inPlace;
  const chosen = named(fitting.slice(0, limit), sight);
  // An element's equals are those in the whole page, as on the card that asks for the approval.
  const isComplete = found.isComplete && ranked.length <= MAX_NAMED;
  const all = isComplete ? named(ranked, sight) : chosen;
  return {
    elements: describeAll(chosen, { all, isComplete }, language, sight),
    total: fitting.length,
  };
}

const KINDS_OF_TYPE: Record<NonNullable<ElementQuery['elementType']>, readonly Kind[] | undefined> = {
  input: ['input', 'checkbox', 'radio', 'switch', 'slider', 'file'],
  button: ['button', 'tab', 'menuItem', 'clickable', 'switch'],
  link: ['link'],
  select: ['select', 'list', 'option'],
  all: undefined,
};

function isOfType({ kind }: Ranked, type: ElementQuery['elementType']): boolean {
  return KINDS_OF_TYPE[type ?? 'all']?.includes(kind) ?? true;
}

function isInRegion({ element, rect }: Ranked, region: ElementQuery['region']): boolean {
  switch (region) {
    case undefined:
      return true;
    case 'below_viewport':
      return rect.top >= innerHeight;
    case 'form':
      return isAnyAncestor(element, ancestor =>
        isMatching(ancestor, 'form, [role=form], [role=search], fieldset'),
      );
    default:
      return isAnyAncestor(element, ancestor => isLandmark(ancestor, region satisfies Landmark));
  }
}

function isAnyAncestor(element: Element, isWanted: (ancestor: Element) => boolean): boolean {
  return [...composedAncestry(element)].some(isWanted);
}

/** Milliseconds for nearby text, which is slow to gather: of the likeliest elements it is enough. */
const TIME_FOR_NEARBY = 300;

/** By everything a person could mean: name, placeholder, kind, nearby text. Without any fit by name, nearby text counts. */
function byKeyword(all: readonly Named[], keyword: string, sight: Sight): Named[] {
  const wanted = comparable(keyword);
  const byName = all.filter(candidate => textsOf(candidate).some(text => comparable(text).includes(wanted)));
  if (byName.length > 0) return byName;
  const time = startTime(TIME_FOR_NEARBY);
  return all.filter(
    ({ element, name }) => time.isLeft() && comparable(nearText(element, name, sight)).includes(wanted),
  );
}

function textsOf({ element, kind, name }: Named): string[] {
  const attributes = ['placeholder', 'title', 'aria-label', 'name', 'id'].map(
    each => attributeOf(element, each) ?? '',
  );
  return [name, ...attributes, ...Object.values(KIND_WORDS[kind])];
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');
}
