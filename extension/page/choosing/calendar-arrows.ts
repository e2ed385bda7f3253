import { rectOf } from '../dom/box.ts';
import { composedAncestry, isWithin, walkComposed } from '../dom/composed-tree.ts';
import { linkOf, submissionOf } from '../dom/destination.ts';
import { isDisabled } from '../dom/element-state.ts';
import { attributeOf, bodyOf, isMatching, textOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import type { CalendarPage } from './calendar.ts';

type Unit = 'month' | 'year';

/** The control that moves a calendar by a month or a year, found by its name or else by where it is drawn. */
export function calendarArrow(
  calendars: readonly CalendarPage[],
  isForward: boolean,
  unit: Unit,
): Element | undefined {
  const calendar = isForward ? calendars.at(-1) : calendars[0];
  if (!calendar) return undefined;
  for (const frame of ancestorsWithin(calendar.frame, 3)) {
    const arrows = arrowsIn(frame, calendars);
    const named = arrows.find(arrow => isNamed(arrow, isForward, unit));
    const found = named ?? (unit === 'month' ? placedArrow(arrows, calendar, isForward) : undefined);
    if (found) return found;
  }
  return undefined;
}

function arrowsIn(frame: Element, calendars: readonly CalendarPage[]): Element[] {
  const visibility = createVisibility();
  const found: Element[] = [];
  walkComposed(frame, element => {
    if (calendars.some(({ grid }) => grid === element)) return false;
    const isArrow =
      isMatching(element, 'button, [role=button], a') || getComputedStyle(element).cursor === 'pointer';
    if (isArrow && visibility.sees(element) && rectOf(element).width > 1 && isHarmless(element))
      found.push(element);
    return true;
  });
  return found;
}

function isHarmless(element: Element): boolean {
  const link = linkOf(element);
  return (
    (!link || /^(#|javascript:)/u.test(attributeOf(element, 'href') ?? '')) &&
    !submissionOf(element) &&
    !isDisabled(element)
  );
}

const FORWARD = /next|forward|following|后|下|›|»|→|>/iu;
const BACK = /prev|back|earlier|前|上|‹|«|←|</iu;
const YEAR = /year|decade|super|double|年|[«»]|d-arrow/iu;

function isNamed(arrow: Element, isForward: boolean, unit: Unit): boolean {
  const said = ['aria-label', 'title', 'class', 'data-testid', 'data-action', 'data-direction'].map(
    name => attributeOf(arrow, name) ?? '',
  );
  const name = [...said, textOf(arrow).trim().slice(0, 20)].join(' ');
  const isThatWay = (isForward ? FORWARD : BACK).test(name) && !(isForward ? BACK : FORWARD).test(name);
  return isThatWay && YEAR.test(name) === (unit === 'year');
}

/** Arrows without a name are drawn over the grid; of several on one side the inner one is for the month. */
function placedArrow(
  arrows: readonly Element[],
  { grid }: CalendarPage,
  isForward: boolean,
): Element | undefined {
  const { left, width, top } = rectOf(grid);
  const middle = left + width / 2;
  const silent = arrows.filter(arrow => {
    const rect = rectOf(arrow);
    const isOnSide = isForward ? rect.left > middle : rect.right < middle;
    return textOf(arrow).trim().length < 2 && isOnSide && rect.top < top && !isWithin(grid, arrow);
  });
  const distance = (arrow: Element) => Math.abs(rectOf(arrow).left - middle);
  return silent.sort((one, other) => distance(one) - distance(other))[0];
}

function ancestorsWithin(element: Element, levels: number): Element[] {
  return [...composedAncestry(element)].filter(at => at !== bodyOf(document)).slice(0, levels + 1);
}
