import { message } from '../../messages/message.ts';
import { dateTexts } from '../../page/choosing/date-field.ts';
import { isAmbiguous } from '../../page/choosing/date-text.ts';
import { isChosenCell, showsChosen } from '../../page/choosing/marked-day.ts';
import { dayInWeek } from '../../page/choosing/period.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { guardSteps } from '../../page/identity/act-guard.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { standStill } from '../../page/timing/next-frame.ts';
import { waitFor } from '../../page/timing/settle.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import { confirmPicker, isWaiting } from './confirm-picker.ts';
import { type Moment, momentText } from './date-choice.ts';
import { isShown, watchShown } from './date-evidence.ts';
import { closePicker, isAround, openPicker, type Picker, reopened, watchPicker } from './open-picker.ts';
import { type IsPlaceKept, pickDay } from './pick-day.ts';
import { panelsOf, pickPeriod } from './pick-period.ts';
import { isTimeOf, setTime } from './set-time.ts';
import { fieldsFor, typeMoments, writeDates } from './type-date.ts';

const TAKING_DEADLINE_MS = 1500;
const CLOSING_DEADLINE_MS = 500;

/**
 * Sets a date in a custom widget: by typing where it takes text, else in its calendar, panel or columns. Reads it back in either
 * case: from the widget's texts, and where it has a calendar, from the days that this shows as chosen.
 */
export async function setDate(element: Element, asked: readonly Moment[]): Promise<Outcome> {
  const name = shortName(element);
  const wanted = asked.map(momentText).join(' – ');
  if (isShown(element, asked))
    return succeeded('no_change', message('date.already', { name, value: wanted }), wanted);
  const before = dateTexts(element, asked.length > 1);
  const picker = watchPicker(element);
  const set = await enterMoments(
    { element, picker, isPlaceKept: guardSteps(element), shownBefore: before },
    asked,
  );
  if (set) {
    const value = set.map(momentText).join(' – ');
    if (before.some(isAmbiguous) && dateTexts(element, asked.length > 1).join() === before.join())
      return succeeded('no_change', message('date.already', { name, value }), value);
    return succeeded('changed', message('date.done', { name, value }), value);
  }
  const now = dateTexts(element, asked.length > 1);
  const shown = cleanText(now[0] ?? '', 80);
  const effect = now.join('\n') === before.join('\n') ? 'no_change' : 'changed';
  return failed(effect, message('date.unverified', { name, value: shown }), shown);
}

interface Widget {
  element: Element;
  picker: Picker;
  isPlaceKept: IsPlaceKept;
  /** Its texts. */
  shownBefore: readonly string[];
}

/** Returns what was set; undefined where that cannot be confirmed. */
async function enterMoments(
  widget: Widget,
  moments: readonly Moment[],
): Promise<readonly Moment[] | undefined> {
  const { element, picker, shownBefore } = widget;
  const isNowShown = watchShown(element, shownBefore);
  if (!(await isPickedFirst(widget, moments))) {
    const fields = fieldsFor(element, moments.length);
    const before = fields.map(({ value }) => value);
    const typed = await typeMoments(element, moments, picker, isNowShown);
    if (typed === 'alone') return moments;
    // What a table shows in the place of its editor is all that can be read, and there is no picker left.
    if (!isConnected(element)) return isNowShown(moments) ? moments : undefined;
    if (typed !== 'rejected') {
      // A calendar that stays open follows the text, or does not.
      const isTold = await isTyped(widget, moments);
      const isUnseen =
        isTold === undefined && (typed !== 'beside a calendar' || daysOf(moments).length === 0);
      if (isTold || isUnseen) return isNowShown(moments) ? moments : undefined;
      // The picker knows nothing of the text.
      await writeDates(fields, before, picker);
    }
  }
  const picked = await pickMoments(widget, moments);
  if (!picked.isConfirmed) return undefined;
  const isTaken = () => picked.isMarked || isNowShown(picked.moments);
  const isKnown = async () => !picked.written || (await isTimeKnown(widget, picked.written)) !== false;
  if (await waitFor(() => isTaken() || undefined, TAKING_DEADLINE_MS))
    return (await isKnown()) ? picked.moments : undefined;
  const isOfDays = moments.every(({ time }) => !time);
  return isOfDays && (await isHeld(widget, moments)) ? moments : undefined;
}

/** A calendar that follows the text before it is confirmed marks a day that it does not hold yet. */
async function isTyped(widget: Widget, moments: readonly Moment[]): Promise<boolean | undefined> {
  const { element, picker } = widget;
  const held = await isHeld(widget, moments, () => !isWaiting(picker, element));
  return held ?? (isWaiting(picker, element) ? false : showsChosen(picker.calendars(), daysOf(moments)));
}

/** Panels and columns are pressed first: they say nothing of a text that they did not take. */
async function isPickedFirst({ element, picker }: Widget, moments: readonly Moment[]): Promise<boolean> {
  if (moments.some(({ day }) => day)) return false;
  if (!picker.isOpen()) await openPicker(element, picker.isOpen);
  // A list of times may be one of suggestions.
  const isWhole = picker.columns().some(({ part }) => part === 'time');
  if (!isWhole && moments.every(moment => isOffered(moment, picker))) return true;
  if (picker.isOpen()) await closePicker(element);
  return false;
}

/** Whether the calendar shows the days as chosen when it is opened again. Undefined where there is none to be seen. */
async function isHeld(
  { element, picker }: Widget,
  moments: readonly Moment[],
  isCertain: () => boolean = () => true,
): Promise<boolean | undefined> {
  const days = daysOf(moments);
  if (days.length === 0) return undefined;
  return reopened(element, picker, calendars => isCertain() && (showsChosen(calendars, days) ?? false));
}

function isTimeKnown({ element, picker }: Widget, time: string): Promise<boolean | undefined> {
  return reopened(element, picker, () => isTimeOf(picker, element, time));
}

function daysOf(moments: readonly Moment[]): NonNullable<Moment['day']>[] {
  return moments.flatMap(({ day, period }) =>
    period?.unit === 'week' ? dayInWeek(period.year, period.number) : (day ?? []),
  );
}

interface Picked {
  moments: readonly Moment[];
  /** An inline calendar shows its choice in no other way. */
  isMarked: boolean;
  isConfirmed: boolean;
  /** A time that was written into the field. */
  written: string | undefined;
}

async function pickMoments(widget: Widget, asked: readonly Moment[]): Promise<Picked> {
  const { element, picker, isPlaceKept, shownBefore } = widget;
  const isInline = picker.grids().some(grid => isAround(grid, element));
  // One that has just closed may still be fading out.
  await standStill(CLOSING_DEADLINE_MS);
  if (!picker.isOpen()) await openPicker(element, picker.isOpen);
  const moments = asked.map(moment => asOffered(moment, picker));
  if (!moments.every(moment => isOffered(moment, picker)))
    throw new PageError('NotInteractable', message('date.noCalendar', { name: shortName(element) }));
  try {
    for (const [index, { day, period }] of moments.entries()) {
      // A range that keeps its end is complete with its start, and closes.
      if (index > 0 && isShown(element, moments, shownBefore)) continue;
      if (day) await pickDay(day, picker, isPlaceKept);
      if (period) await pickPeriod(period, index, widget);
    }
    const [{ time } = {}] = moments;
    const end = time ? await setTime(element, time, widget) : 'picked';
    const isMarked = isInline && isMarkedIn(picker, moments);
    await confirmPicker(picker, element);
    // A text may be shown before it is confirmed.
    const isConfirmed =
      isInline || (await waitFor(() => !isWaiting(picker, element) || undefined, CLOSING_DEADLINE_MS));
    return {
      moments,
      isMarked,
      isConfirmed: isConfirmed === true,
      written: end === 'written' ? time : undefined,
    };
  } finally {
    if (!isInline && picker.isOpen()) await closePicker(element);
  }
}

/** A day stands for its month where only months are offered. */
function asOffered(moment: Moment, picker: Picker): Moment {
  const { day, time } = moment;
  const isOfMonths = picker.calendars().length === 0 && panelsOf(picker, 'month').length > 0;
  if (!day || time || !isOfMonths) return moment;
  return { period: { unit: 'month', year: day.year, number: day.month } };
}

function isOffered({ day, period, time }: Moment, picker: Picker): boolean {
  if (day || period?.unit === 'week') return picker.calendars().length > 0;
  if (period) return panelsOf(picker, period.unit).length > 0;
  return time !== undefined && picker.columns().length + picker.fields().length > 0;
}

function isMarkedIn(picker: Picker, moments: readonly Moment[]): boolean {
  if (moments.some(({ time }) => time)) return false;
  const isChosen = ({ period }: Moment) =>
    period !== undefined &&
    picker.panels().some(({ unit, cells }) => {
      const cell = cells.get(period.number);
      return unit === period.unit && cell !== undefined && isChosenCell(cell, cells);
    });
  return showsChosen(picker.calendars(), daysOf(moments)) === true || moments.every(isChosen);
}
