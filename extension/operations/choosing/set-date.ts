import { message } from '../../messages/message.ts';
import { type Calendar, seenCalendars } from '../../page/choosing/calendar.ts';
import { dateBox, dateSegments, dateTexts, textFieldsIn } from '../../page/choosing/date-field.ts';
import { type Day, daysIn, isSameDay } from '../../page/choosing/date-text.ts';
import { chosenDays } from '../../page/choosing/marked-day.ts';
import { type Parts, writeSegments } from '../../page/choosing/write-segments.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isClickTarget } from '../../page/dom/click-target.ts';
import { composedDescendants, isWithin, outermostIn } from '../../page/dom/composed-tree.ts';
import { submissionOf } from '../../page/dom/destination.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { isHtmlElement, isInput, isTextField } from '../../page/dom/element-types.ts';
import { attributeOf } from '../../page/dom/native-dom.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { guardSteps } from '../../page/identity/act-guard.ts';
import { sendKey } from '../../page/keys/send-key.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { standStill } from '../../page/timing/next-frame.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { leaveField } from '../../page/writing/leave-field.ts';
import { writeField } from '../../page/writing/write-field.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { Outcome } from '../contract/outcome.ts';
import { changedUnderPress, reach } from '../pressing/press-where-seen.ts';
import { type Moment, momentFor, momentText } from './date-choice.ts';
import { type FindCalendars, pickDay } from './pick-day.ts';

const OPENING_DEADLINE_MS = 1500;
const TAKING_DEADLINE_MS = 1500;

/** Sets a date in a custom widget: by typing where it takes text, else in its calendar; reads it back in either case. */
export async function setDate(element: Element, moments: readonly Moment[]): Promise<Outcome> {
  const name = shortName(element);
  const wanted = moments.map(momentText).join(' – ');
  if (isTaken(element, moments))
    return succeeded('no_change', message('date.already', { name, value: wanted }), wanted);
  const before = dateTexts(element).join('\n');
  const calendarsOf = watchCalendars(element);
  const isPlaceKept = guardSteps(element);
  const isTyped = await typeMoments(element, moments);
  const picked = isTyped ? [] : await pickMoments(element, moments, { calendarsOf, isPlaceKept });
  const isSet = () => isTaken(element, moments) || isMarkedAs(moments, picked);
  const isDone = await waitFor(() => isSet() || undefined, TAKING_DEADLINE_MS);
  if (isDone) return succeeded('changed', message('date.done', { name, value: wanted }), wanted);
  const shown = cleanText(dateTexts(element)[0] ?? '', 80);
  const effect = dateTexts(element).join('\n') === before ? 'no_change' : 'changed';
  return failed(effect, message('date.unverified', { name, value: shown }), shown);
}

/** An inline calendar shows its choice only by marks. */
function isMarkedAs(moments: readonly Moment[], picked: readonly Day[]): boolean {
  return moments.every(({ day, time }) => day && !time && picked.some(other => isSameDay(day, other)));
}

/** Whether the widget's texts mean all these days and times. */
function isTaken(element: Element, moments: readonly Moment[]): boolean {
  const texts = dateTexts(element);
  const days = texts.flatMap(daysIn);
  return moments.every(({ day, time }) => {
    const hasDay = !day || days.some(shown => isSameDay(shown, day));
    return hasDay && (!time || texts.some(text => hasTime(text, time)));
  });
}

function hasTime(text: string, time: string): boolean {
  const [hour = '', minute = ''] = time.split(':');
  const twelve = Number(hour) % 12 || 12;
  const half = Number(hour) < 12 ? '(am|a\\.m\\.|上午)' : '(pm|p\\.m\\.|下午)';
  const usual = new RegExp(`(?<!\\d)0?${Number(hour)}:${minute}(?!\\d)(?!.{0,6}(am|pm))`, 'iu');
  const halved = new RegExp(`(?<!\\d)0?${twelve}:${minute}(?!\\d).{0,6}${half}`, 'iu');
  return usual.test(text) || halved.test(text);
}

/** Types each moment into its own field. False for read-only fields, another number of fields, or rejected text. */
async function typeMoments(element: Element, moments: readonly Moment[]): Promise<boolean> {
  if ((await typeSegments(element, moments)) && isTaken(element, moments)) return true;
  const fields = fieldsFor(element, moments.length);
  if (fields.length !== moments.length || fields.some(isReadOnly)) return false;
  const before = fields.map(({ value }) => value);
  const texts = moments.map((moment, index) => momentFor(moment, exampleOf(fields[index])));
  // Some fields need seconds.
  const isShort = moments.some(({ time }) => time?.length === 5);
  for (const ending of isShort ? ['', ':00'] : ['']) {
    const isLeft = await typeAll(
      fields,
      texts.map(text => text + ending),
    );
    if (isLeft && isTaken(element, moments)) return true;
  }
  await typeAll(fields, before);
  return false;
}

/** False where a picker stays open, which may not have taken the text. */
async function typeAll(fields: readonly HTMLInputElement[], texts: readonly string[]): Promise<boolean> {
  let isLeft = true;
  for (const [index, field] of fields.entries()) {
    const text = texts[index] ?? '';
    if (field.value !== text) isLeft = (await writeField(field, text)) !== 'open' && isLeft;
  }
  await leave();
  return isLeft;
}

function fieldsFor(element: Element, count: number): HTMLInputElement[] {
  if (count === 1) return isInput(element) && isTextField(element) ? [element] : [];
  return textFieldsIn(dateBox(element));
}

function exampleOf(field: HTMLInputElement | undefined): string {
  return (field && attributeOf(field, 'placeholder')) ?? '';
}

async function leave(): Promise<void> {
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) HTMLElement.prototype.blur.call(focused);
  await settle();
}

/** The calendars in the widget itself, else those that appeared since it was first touched. */
function watchCalendars(element: Element): FindCalendars {
  const others = new Set(seenCalendars().map(({ grid }) => grid));
  return () => {
    const seen = seenCalendars();
    const inside = seen.filter(({ grid }) => isWithin(grid, element) || isWithin(element, grid));
    return inside.length > 0 ? inside : seen.filter(({ grid }) => !others.has(grid));
  };
}

async function pickMoments(
  element: Element,
  moments: readonly Moment[],
  {
    calendarsOf: opened,
    isPlaceKept,
  }: { calendarsOf: FindCalendars; isPlaceKept: (parts: readonly Element[]) => boolean },
): Promise<Day[]> {
  const isInline = opened().some(({ grid }) => isWithin(grid, element) || isWithin(element, grid));
  if (moments.some(({ day }) => !day))
    throw new PageError('NotInteractable', message('date.noCalendar', { name: shortName(element) }));
  if (opened().length === 0) await open(element, () => opened().length > 0);
  if (opened().length === 0)
    throw new PageError('NotInteractable', message('date.noCalendar', { name: shortName(element) }));
  try {
    for (const { day } of moments) if (day) await pickDay(day, opened, isPlaceKept);
    await setTime(moments[0]?.time, opened());
    const picked = isInline ? chosenDays(opened()) : [];
    await confirm(opened());
    return picked;
  } finally {
    if (!isInline && opened().length > 0) await close(element);
  }
}

async function open(element: Element, isOpen: () => boolean): Promise<void> {
  const end = reach(element, element, 'whole')();
  if (end === 'changed' || end === 'not pressed') throw changedUnderPress(element, end);
  const isOpened = await waitFor(() => isOpen() || undefined, OPENING_DEADLINE_MS);
  if (!isOpened) {
    sendKey(deepestFocus() ?? element, 'ArrowDown');
    await waitFor(() => isOpen() || undefined, OPENING_DEADLINE_MS);
  }
  await settle({ quiet: 30, deadline: 300 });
  await standStill(OPENING_DEADLINE_MS);
}

/** Some kits have fields for hours and minutes beside the calendar. */
async function setTime(time: string | undefined, calendars: readonly Calendar[]): Promise<void> {
  const frame = calendars[0]?.frame.parentElement ?? undefined;
  if (!time || !frame) return;
  const numbers = composedDescendants(frame)
    .filter(isInput)
    .filter(field => {
      const name = `${attributeOf(field, 'aria-label')} ${attributeOf(field, 'class')}`;
      return isTextField(field) && /hour|minute|second|时|分|秒/iu.test(name);
    });
  for (const [index, part] of time.split(':').entries()) {
    const field = numbers[index];
    if (field) await writeField(field, part);
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

const CONFIRM = /^\s*(ok|apply|done|confirm|set|确\s*定|确\s*认|完\s*成|应\s*用)\s*$/iu;

async function close(element: Element): Promise<void> {
  sendKey(deepestFocus() ?? element, 'Escape');
  await leave();
}

/** Types each moment into the segments of its own date. False for another number of dates. */
async function typeSegments(element: Element, moments: readonly Moment[]): Promise<boolean> {
  const dates = dateSegments(element);
  if (dates.length === 0 || dates.length !== moments.length) return false;
  for (const [index, segments] of dates.entries()) {
    const moment = moments[index];
    const isHalved = segments.some(({ part }) => part === 'half');
    if (moment) await writeSegments(segments, partsOf(moment, isHalved));
  }
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) await leaveField(focused);
  return true;
}

function partsOf({ day, time }: Moment, isHalved: boolean): Parts {
  const date = day && { year: String(day.year), month: String(day.month), day: String(day.day) };
  const [hour, minute, second = '0'] = time?.split(':').map(text => String(Number(text))) ?? [];
  if (hour === undefined || minute === undefined) return { ...date };
  const twelve = String(Number(hour) % 12 || 12);
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return { ...date, hour: isHalved ? twelve : hour, minute, second, half };
}
