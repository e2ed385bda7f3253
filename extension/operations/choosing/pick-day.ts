import { message } from '../../messages/message.ts';
import { type Calendar, isClosedDay, seenCalendars } from '../../page/choosing/calendar.ts';
import { calendarArrow } from '../../page/choosing/calendar-arrows.ts';
import type { Day } from '../../page/choosing/date-text.ts';
import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { PageError } from '../../page/page-error.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { staysHere } from '../pressing/allowed-address.ts';
import { changedUnderPress, reach } from '../pressing/press-where-seen.ts';
import { dayText } from './date-choice.ts';
import type { FindCalendars } from './open-calendar.ts';

const MAX_PRESSES = 300;
const TURN_DEADLINE_MS = 1500;
const TURNING_DEADLINE_MS = 20_000;

/** Presses a day in an open calendar, after going to its month. Throws where the page does not offer it. */
export async function pickDay(
  day: Day,
  calendarsOf: FindCalendars,
  isPlaceKept: (parts: readonly Element[]) => boolean,
): Promise<void> {
  const calendar = await turnTo(day, calendarsOf);
  const cell = calendar.days.get(day.day);
  if (!cell || isClosedDay(cell, calendar.grid)) {
    throw new PageError(
      'InvalidArgument',
      message('date.closed', { day: dayText(day), open: openDays(calendar) }),
    );
  }
  const link = linkOf(cell);
  if ((link && !staysHere(link)) || submissionOf(cell))
    throw new PageError('NotPermitted', message('date.leads', { day: dayText(day) }));
  const pressing = reach(cell, cell);
  if (!isPlaceKept(calendarsOf().map(({ frame }) => frame))) throw changedUnderPress(cell);
  // Some calendars choose on pointerdown; the field is read back in any case.
  pressing();
  await settle();
}

async function turnTo(day: Day, calendarsOf: FindCalendars): Promise<Calendar> {
  const end = performance.now() + TURNING_DEADLINE_MS;
  for (let presses = 0; presses < MAX_PRESSES && performance.now() < end; presses += 1) {
    const calendars = calendarsOf();
    const found = calendars.find(({ year, month }) => year === day.year && month === day.month);
    if (found) return found;
    const [first] = calendars;
    const last = calendars.at(-1);
    if (!first || !last) break;
    const isForward = distance(last, day) > 0;
    const away = Math.abs(distance(isForward ? last : first, day));
    const byYear = away >= 12 ? calendarArrow(calendars, isForward, 'year') : undefined;
    const arrow = byYear ?? calendarArrow(calendars, isForward, 'month');
    if (!arrow) break;
    const before = monthsOf(calendars);
    if (reach(arrow, arrow)() !== 'done') throw changedUnderPress(arrow);
    const isTurned = await waitFor(() => {
      // While the months slide, both are there.
      const now = calendarsOf();
      return (now.length === calendars.length && monthsOf(now) !== before) || undefined;
    }, TURN_DEADLINE_MS);
    if (!isTurned) break;
    // The new month covers the old one while it slides in.
    await settle({ quiet: 50, deadline: 600 });
  }
  throw new PageError(
    'NotInteractable',
    message('date.noMonth', { day: dayText(day), shown: monthsOf(seenCalendars()) }),
  );
}

function distance({ year, month }: { year: number; month: number }, to: Day): number {
  return (to.year - year) * 12 + to.month - month;
}

function monthsOf(calendars: readonly Calendar[]): string {
  return calendars.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`).join(', ');
}

/** As ranges: 1–5, 9, 12–30. */
function openDays({ days, grid }: Calendar): string {
  const open = [...days].filter(([, cell]) => !isClosedDay(cell, grid)).map(([day]) => day);
  const spans: [number, number][] = [];
  for (const day of open.sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
