import type { CalendarPage } from '../../page/choosing/calendar.ts';
import { calendarArrow } from '../../page/choosing/calendar-arrows.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { changedUnderPress, reach, whenHit } from '../pressing/press-where-seen.ts';

/** A calendar to leaf through. Positions are months or years, counted from the year 0. */
interface Book<Page extends CalendarPage> {
  pages(): readonly Page[];
  spanOf(page: Page): readonly [first: number, last: number];
  /** The arrow to press over such a distance. */
  arrowFor(pages: readonly Page[], isForward: boolean, away: number): Element | undefined;
}

const MAX_PRESSES = 300;
const TURN_DEADLINE_MS = 1500;
const TURNING_DEADLINE_MS = 20_000;

/** Turns to the page of this position. Undefined where the page does not go there. */
export async function turnTo<Page extends CalendarPage>(
  position: number,
  { pages, spanOf, arrowFor }: Book<Page>,
): Promise<Page | undefined> {
  const end = performance.now() + TURNING_DEADLINE_MS;
  const placesOf = (seen: readonly Page[]) => JSON.stringify(seen.map(spanOf));
  for (let presses = 0; presses < MAX_PRESSES && performance.now() < end; presses += 1) {
    const seen = pages();
    const spans = seen.map(spanOf);
    const found = seen.find((_page, at) => isIn(position, spans[at]));
    if (found) return found;
    // Of two that are turned apart, the first goes up to the second.
    const isForward = spans.some(([, last]) => last < position);
    const turned = spans.every(([, last]) => last < position) ? seen : seen.slice(0, 1);
    const distances = spans.map(([first, last]) => Math.max(first - position, position - last));
    const arrow = arrowFor(turned, isForward, Math.min(...distances));
    if (!arrow) return undefined;
    const before = placesOf(seen);
    await whenHit(arrow);
    if (reach(arrow, arrow)() !== 'done') throw changedUnderPress(arrow);
    const isTurned = await waitFor(() => {
      // While the pages slide, both are there.
      const now = pages();
      return (now.length === seen.length && placesOf(now) !== before) || undefined;
    }, TURN_DEADLINE_MS);
    if (!isTurned) return undefined;
    // The new page covers the old one while it slides in.
    await settle({ quiet: 50, deadline: 600 });
  }
  return undefined;
}

function isIn(position: number, span: readonly [first: number, last: number] | undefined): boolean {
  return span !== undefined && span[0] <= position && position <= span[1];
}

/** A panel of months or years has arrows by the year or by more. */
export function yearArrow(pages: readonly CalendarPage[], isForward: boolean): Element | undefined {
  return calendarArrow(pages, isForward, 'year') ?? calendarArrow(pages, isForward, 'month');
}
