import { type Calendar, type CalendarPage, seenCalendars } from '../../page/choosing/calendar.ts';
import { type PeriodPanel, seenPanels } from '../../page/choosing/period-panels.ts';
import { seenTimeColumns, type TimeColumn } from '../../page/choosing/time-columns.ts';
import { seenTimeFields } from '../../page/choosing/time-fields.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { closestComposed, isWithin } from '../../page/dom/composed-tree.ts';
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

/** What a widget shows to choose a date or time from: in itself, else what appeared since it was first touched. */
export interface Picker {
  calendars(): Calendar[];
  panels(): PeriodPanel[];
  columns(): TimeColumn[];
  /** For parts of a time, or for a whole one. */
  fields(): HTMLInputElement[];
  /** What holds their cells or rows. */
  grids(): Element[];
  /** With their headers. */
  frames(): Element[];
  isOpen(): boolean;
}

export function watchPicker(element: Element): Picker {
  const calendars = ownOrNew(element, seenCalendars);
  const panels = ownOrNew(element, seenPanels);
  const columns = ownOrNew(element, seenTimeColumns);
  const others = new Set(seenTimeFields());
  const fields = () =>
    seenTimeFields().filter(field => field !== element && (isWithin(field, element) || !others.has(field)));
  return {
    calendars,
    panels,
    columns,
    fields,
    grids: () => [...calendars(), ...panels(), ...columns()].map(({ grid }) => grid),
    frames: () => [...calendars(), ...panels(), ...columns()].map(({ frame }) => frame),
    isOpen: () => [calendars, panels, columns, fields].some(seen => seen().length > 0),
  };
}

function ownOrNew<Page extends CalendarPage>(element: Element, see: () => Page[]): () => Page[] {
  // The focused field has opened what floats over the page.
  const isFocused = deepestFocus() === element;
  const isItsOwn = (grid: Element) => isFocused && isFloating(grid, element);
  const others = new Set(see().flatMap(({ grid }) => (isItsOwn(grid) ? [] : grid)));
  return () => {
    const seen = see();
    const inside = seen.filter(({ grid }) => isAround(grid, element));
    return inside.length > 0 ? inside : seen.filter(({ grid }) => !others.has(grid));
  };
}

function isFloating(grid: Element, beside: Element): boolean {
  const isLayer = (at: Element) => /absolute|fixed/u.test(getComputedStyle(at).position);
  return closestComposed(grid, at => isLayer(at) && !isWithin(beside, at)) !== undefined;
}

/** An inline calendar, or a part of one. */
export function isAround(grid: Element, element: Element): boolean {
  return isWithin(grid, element) || isWithin(element, grid);
}

export async function openPicker(element: Element, isOpen: () => boolean): Promise<void> {
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
  { calendars }: Picker,
  look: (calendars: Calendar[]) => Seen,
): Promise<Seen | undefined> {
  // What is open may show a choice that is not confirmed.
  if (calendars().length > 0) await closePicker(element);
  if ((await waitFor(() => calendars().length === 0 || undefined, OPENING_DEADLINE_MS)) === undefined)
    return undefined;
  scrollIntoView(element);
  for (let presses = 0; presses < MAX_PRESSES && calendars().length === 0; presses += 1)
    if (hitTest(element).status === 'hit') await pressToOpen(element, () => calendars().length > 0);
  await settle({ quiet: 30, deadline: 300 });
  const shown = calendars();
  if (shown.length === 0) return undefined;
  const seen = look(shown);
  await closePicker(element);
  return seen;
}

export async function closePicker(element: Element): Promise<void> {
  sendKey(deepestFocus() ?? element, 'Escape');
  await leaveFocused();
}

export async function leaveFocused(): Promise<void> {
  const focused = deepestFocus();
  if (focused && isHtmlElement(focused)) await leaveField(focused);
  await settle();
}
