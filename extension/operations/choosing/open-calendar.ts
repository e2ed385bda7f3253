import { type Calendar, seenCalendars } from '../../page/choosing/calendar.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { isWithin } from '../../page/dom/composed-tree.ts';
import { isHtmlElement } from '../../page/dom/element-types.ts';
import { hitTest } from '../../page/finding/hit-point.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { standStill } from '../../page/timing/next-frame.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { leaveField } from '../../page/writing/leave-field.ts';
import { changedUnderPress, reach } from '../pressing/press-where-seen.ts';

const OPENING_DEADLINE_MS = 1500;

/** Where a picker takes itself for open, the first press closes it. */
const MAX_PRESSES = 2;

export type FindCalendars = () => Calendar[];

/** The calendars in the widget itself, else those that appeared since it was first touched. */
export function watchCalendars(element: Element): FindCalendars {
  const others = new Set(seenCalendars().map(({ grid }) => grid));
  return () => {
    const seen = seenCalendars();
    const inside = seen.filter(calendar => isPartOf(calendar, element));
    return inside.length > 0 ? inside : seen.filter(({ grid }) => !others.has(grid));
  };
}

/** An inline calendar, or a part of one. */
export function isPartOf({ grid }: Calendar, element: Element): boolean {
  return isWithin(grid, element) || isWithin(element, grid);
}

export async function openCalendar(element: Element, calendarsOf: FindCalendars): Promise<void> {
  const isOpen = () => calendarsOf().length > 0;
  await pressToOpen(element, isOpen);
  if (!isOpen()) {
    sendKey(deepestFocus() ?? element, 'ArrowDown');
    await waitFor(() => isOpen() || undefined, OPENING_DEADLINE_MS);
  }
  await settle({ quiet: 30, deadline: 300 });
  await standStill(OPENING_DEADLINE_MS);
}

async function pressToOpen(element: Element, isOpen: () => boolean): Promise<void> {
  const end = reach(element, element, 'whole')();
  if (end === 'changed' || end === 'not pressed') throw changedUnderPress(element, end);
  await waitFor(() => isOpen() || undefined, OPENING_DEADLINE_MS);
}

/** Opens the widget again to see what it holds, without keys, which could change it. Undefined where it shows no calendar. */
export async function reopened<Seen>(
  element: Element,
  calendarsOf: FindCalendars,
  look: (calendars: Calendar[]) => Seen,
): Promise<Seen | undefined> {
  // What is open may show a choice that is not confirmed.
  if (calendarsOf().length > 0) await closeCalendar(element);
  if ((await waitFor(() => calendarsOf().length === 0 || undefined, OPENING_DEADLINE_MS)) === undefined)
    return undefined;
  scrollIntoView(element);
  for (let presses = 0; presses < MAX_PRESSES && calendarsOf().length === 0; presses += 1)
    if (hitTest(element).status === 'hit') await pressToOpen(element, () => calendarsOf().length > 0);
  await settle({ quiet: 30, deadline: 300 });
  const calendars = calendarsOf();
  if (calendars.length === 0) return undefined;
  const seen = look(calendars);
  await closeCalendar(element);
  return seen;
}

export async function closeCalendar(element: Element): Promise<void> {
  sendKey(deepestFocus() ?? element, 'Escape');
  await leaveFocused();
}

export async function leaveFocused(): Promise<void> {
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) await leaveField(focused);
  await settle();
}
