import { message } from '../../messages/message.ts';
import type { Calendar } from '../../page/choosing/calendar.ts';
import { dateTexts } from '../../page/choosing/date-field.ts';
import { showsChosen } from '../../page/choosing/marked-day.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isClickTarget } from '../../page/dom/click-target.ts';
import { outermostIn } from '../../page/dom/composed-tree.ts';
import { submissionOf } from '../../page/dom/destination.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { guardSteps } from '../../page/identity/act-guard.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import { reach } from '../pressing/press-where-seen.ts';
import { type Moment, momentText } from './date-choice.ts';
import { isShown } from './date-evidence.ts';
import {
  closeCalendar,
  type FindCalendars,
  isPartOf,
  openCalendar,
  reopened,
  watchCalendars,
} from './open-calendar.ts';
import { pickDay } from './pick-day.ts';
import { setTime } from './set-time.ts';
import { fieldsFor, typeMoments, writeDates } from './type-date.ts';

const TAKING_DEADLINE_MS = 1500;

/**
 * Sets a date in a custom widget: by typing where it takes text, else in its calendar. Reads it back in either case: from
 * the widget's texts, and where it has a calendar, from the days that this shows as chosen.
 */
export async function setDate(element: Element, moments: readonly Moment[]): Promise<Outcome> {
  const name = shortName(element);
  const wanted = moments.map(momentText).join(' – ');
  if (isShown(element, moments))
    return succeeded('no_change', message('date.already', { name, value: wanted }), wanted);
  const before = dateTexts(element, moments.length > 1).join('\n');
  const isSet = await enterMoments(element, moments);
  if (isSet) return succeeded('changed', message('date.done', { name, value: wanted }), wanted);
  const now = dateTexts(element, moments.length > 1);
  const shown = cleanText(now[0] ?? '', 80);
  const effect = now.join('\n') === before ? 'no_change' : 'changed';
  return failed(effect, message('date.unverified', { name, value: shown }), shown);
}

async function enterMoments(element: Element, moments: readonly Moment[]): Promise<boolean> {
  const widget: Widget = { element, calendarsOf: watchCalendars(element), isPlaceKept: guardSteps(element) };
  const fields = fieldsFor(element, moments.length);
  const before = fields.map(({ value }) => value);
  const typed = await typeMoments(element, moments, widget.calendarsOf);
  if (typed === 'alone') return true;
  if (typed !== 'rejected') {
    // A calendar that stays open follows the text, or does not.
    const isTold = (await isHeld(widget, moments)) ?? showsChosen(widget.calendarsOf(), daysOf(moments));
    const isUnseen = isTold === undefined && (typed !== 'beside a calendar' || daysOf(moments).length === 0);
    if (isTold || isUnseen) return isShown(element, moments);
    // The picker knows nothing of the text.
    await writeDates(fields, before, widget.calendarsOf);
  }
  const isPicked = await pickMoments(widget, moments);
  const isTaken = () => isPicked || isShown(element, moments);
  if (await waitFor(() => isTaken() || undefined, TAKING_DEADLINE_MS)) return true;
  return moments.every(({ time }) => !time) && (await isHeld(widget, moments)) === true;
}

interface Widget {
  element: Element;
  calendarsOf: FindCalendars;
  isPlaceKept(parts: readonly Element[]): boolean;
}

/** Whether the calendar shows the days as chosen when it is opened again. Undefined where there is none to be seen. */
async function isHeld(
  { element, calendarsOf }: Widget,
  moments: readonly Moment[],
): Promise<boolean | undefined> {
  const days = daysOf(moments);
  if (days.length === 0) return undefined;
  return reopened(element, calendarsOf, calendars => showsChosen(calendars, days) ?? false);
}

function daysOf(moments: readonly Moment[]): NonNullable<Moment['day']>[] {
  return moments.flatMap(({ day }) => day ?? []);
}

/** True where an inline calendar marks the days: it shows its choice in no other way. */
async function pickMoments(
  { element, calendarsOf, isPlaceKept }: Widget,
  moments: readonly Moment[],
): Promise<boolean> {
  const isInline = calendarsOf().some(calendar => isPartOf(calendar, element));
  const days = daysOf(moments);
  const noCalendar = new PageError(
    'NotInteractable',
    message('date.noCalendar', { name: shortName(element) }),
  );
  if (days.length < moments.length) throw noCalendar;
  if (calendarsOf().length === 0) await openCalendar(element, calendarsOf);
  if (calendarsOf().length === 0) throw noCalendar;
  try {
    for (const [index, day] of days.entries()) {
      // A range that keeps its end is complete with its start, and closes.
      if (index === 0 || !isShown(element, moments)) await pickDay(day, calendarsOf, isPlaceKept);
    }
    await setTime(element, moments[0]?.time, calendarsOf());
    const isMarked = isInline && showsChosen(calendarsOf(), days) === true;
    await confirm(calendarsOf());
    return isMarked && moments.every(({ time }) => !time);
  } finally {
    if (!isInline && calendarsOf().length > 0) await closeCalendar(element);
  }
}

/** Presses the picker's only confirming button, unless it submits a form. */
async function confirm(calendars: readonly Calendar[]): Promise<void> {
  const frame = calendars[0]?.frame.parentElement?.parentElement;
  if (!frame) return;
  const visibility = createVisibility();
  const buttons = outermostIn(frame, element => {
    const role = interactiveRole(element);
    const isPressed = role === 'button' || (role === undefined && isClickTarget(element));
    return isPressed && CONFIRM.test(visibleText(element, visibility, 20));
  });
  const [only, ...others] = buttons.filter(button => !submissionOf(button));
  if (!only || others.length > 0) return;
  reach(only, only)();
  await settle();
}

const CONFIRM = /^\s*(ok|apply|select|done|confirm|set|确\s*定|确\s*认|完\s*成|应\s*用)\s*$/iu;
