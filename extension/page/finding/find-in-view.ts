import { isWithin } from '../dom/composed-tree.ts';
import { openModal } from '../dom/open-modal.ts';
import { startTime } from '../timing/time-budget.ts';
import type { Candidate } from './candidate.ts';
import { searchBy } from './candidates.ts';
import { createViewing } from './elements-in-view.ts';
import { walkAlong } from './listed-walk.ts';
import { type Ranked, rank } from './rank.ts';

/** The likeliest of what is in view and next to it, which are there long before a huge page has been looked through. */
export function indexInView(limit: number): Ranked[] {
  return rank(findInView(limit)).slice(0, limit);
}

/** Milliseconds: on nearly all pages it takes a tenth of that. */
const TIME_FOR_POINTS = 60;
const TIME_FOR_VIEW = 60;

/** How far above and below the view to look, in heights of it, while there is not enough. */
const MARGINS = [0, 2, 10];

/** What is in view, and near it where that is not enough, in the order of reading. */
export function findInView(enough: number): Candidate[] {
  const elementsNear = createViewing(startTime(TIME_FOR_POINTS).isLeft);
  const time = startTime(TIME_FOR_VIEW);
  let found: Candidate[] = [];
  for (const margin of MARGINS) {
    const more = candidatesAmong(elementsNear(margin * innerHeight, time.isLeft));
    // A look that was cut short may have seen less than the one before.
    if (more.length > found.length) found = more;
    if (found.length >= enough || time.wasShort()) break;
  }
  return found;
}

/** Those among some elements, parents first, in which everything they are in is listed too. */
function candidatesAmong(elements: readonly Element[]): Candidate[] {
  const modal = openModal();
  const inQuestion = modal ? elements.filter(element => isWithin(element, modal)) : elements;
  const search = searchBy(onTree => walkAlong(inQuestion, onTree));
  while (search.step());
  return search.found();
}
