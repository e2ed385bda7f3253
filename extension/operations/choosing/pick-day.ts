import { message } from '../../messages/message.ts';
import { type Calendar, isClosedDay } from '../../page/choosing/calendar.ts';
import { calendarArrow } from '../../page/choosing/calendar-arrows.ts';
import type { Day } from '../../page/choosing/date-text.ts';
import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { PageError } from '../../page/page-error.ts';
import { settle } from '../../page/timing/settle.ts';
import { staysHere } from '../pressing/allowed-address.ts';
import { changedUnderPress, reach, whenHit } from '../pressing/press-where-seen.ts';
import { dayText } from './date-choice.ts';
import type { Picker } from './open-picker.ts';
import { turnTo } from './turn-pages.ts';

/** Whether what is around the given parts is as it was. */
export type IsPlaceKept = (parts: readonly Element[]) => boolean;

/** Presses a day in an open calendar, after going to its month. Throws where the page does not offer it. */
export async function pickDay(day: Day, picker: Picker, isPlaceKept: IsPlaceKept): Promise<void> {
  const calendar = await turnTo(monthsTo(day), {
    pages: picker.calendars,
    spanOf: shown => [monthsTo(shown), monthsTo(shown)],
    arrowFor: (pages, isForward, away) =>
      (away >= 12 ? calendarArrow(pages, isForward, 'year') : undefined) ??
      calendarArrow(pages, isForward, 'month'),
  });
  if (!calendar) throw noPage(dayText(day), picker.calendars().map(monthText));
  const cell = calendar.days.get(day.day);
  if (!cell || isClosedDay(cell, calendar.grid)) throw closed(dayText(day), openDays(calendar));
  await pressCell(cell, { name: dayText(day), picker, isPlaceKept });
}

interface Picking {
  name: string;
  picker: Picker;
  isPlaceKept: IsPlaceKept;
}

/** Some calendars choose on pointerdown; the field is read back in any case. */
export async function pressCell(cell: Element, { name, picker, isPlaceKept }: Picking): Promise<void> {
  const link = linkOf(cell);
  if ((link && !staysHere(link)) || submissionOf(cell))
    throw new PageError('NotPermitted', message('date.leads', { day: name }));
  await whenHit(cell);
  const pressing = reach(cell, cell);
  if (!isPlaceKept(picker.frames())) throw changedUnderPress(cell);
  pressing();
  await settle();
}

export function noPage(day: string, shown: readonly string[]): PageError {
  return new PageError('NotInteractable', message('date.noMonth', { day, shown: shown.join(', ') }));
}

export function closed(day: string, open: string): PageError {
  return new PageError('InvalidArgument', message('date.closed', { day, open }));
}

function monthsTo({ year, month }: { year: number; month: number }): number {
  return year * 12 + month;
}

function monthText({ year, month }: Calendar): string {
  return `${year}-${String(month).padStart(2, '0')}`;
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
