import { closestComposed, composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { type Calendar, seenCalendars } from './calendar.ts';
import { type Day, daysIn } from './date-text.ts';

/** Whether Enter would accept this text: open calendars mark its day. Without a readable calendar, Enter confirms. */
export function isMarkedForEnter(text: string): boolean {
  const days = daysIn(text);
  const calendars = seenCalendars();
  if (days.length === 0 || calendars.length === 0) return true;
  return calendars.some(calendar => days.some(day => isMarked(calendar, day)));
}

/** Few days share a mark: the chosen one, the focused one, today, and the ends of a range. */
const MAX_MARKED = 3;

function isMarked({ year, month, days }: Calendar, day: Day): boolean {
  const cell = days.get(day.day);
  return cell !== undefined && year === day.year && month === day.month && rareMarks(cell, days).length > 0;
}

function rareMarks(cell: Element, days: Calendar['days']): string[] {
  const others = [...days.values()].filter(other => other !== cell).map(marksOf);
  return [...marksOf(cell)].filter(mark => others.filter(marks => marks.has(mark)).length < MAX_MARKED);
}

const CELL_LEVELS = 3;
const STATES = ['aria-selected', 'aria-current', 'aria-pressed', 'data-selected', 'tabindex'];

/** Classes and states of a cell and the boxes drawn for it alone. Names with digits belong to single days. */
function marksOf(cell: Element): Set<string> {
  const marks = new Set<string>();
  for (const at of boxesOf(cell)) {
    for (const name of (attributeOf(at, 'class') ?? '').split(/\s+/u))
      if (!/\d|^$/u.test(name)) marks.add(name);
    for (const state of STATES) marks.add(`${state}=${attributeOf(at, state)}`);
  }
  return marks;
}

/**
 * Whether open calendars show these days, or an end of a range, as chosen, by a state or by a mark of their own. Days of other months are not
 * seen; undefined where none of the days is.
 */
export function showsChosen(calendars: readonly Calendar[], wanted: readonly Day[]): boolean | undefined {
  const seen = wanted.flatMap(day => {
    const there = calendars.find(({ year, month }) => year === day.year && month === day.month);
    const cell = there?.days.get(day.day);
    return there && cell ? [isChosenCell(cell, there.days)] : [];
  });
  // Of a range, some kits mark one end in a way of its own.
  return seen.length > 0 ? seen.some(Boolean) : undefined;
}

/** Of days, or of the months, quarters or years of a panel. */
export function isChosenCell(cell: Element, cells: Calendar['days']): boolean {
  return isChosen(cell) || rareMarks(cell, cells).some(isLasting);
}

/** Marks of the pointer, of the focus and of today say nothing of a choice. */
function isLasting(mark: string): boolean {
  return !/^tabindex|^aria-current|focus|hover|today|\bnow\b|highlighted/iu.test(mark);
}

function isChosen(cell: Element): boolean {
  const week = closestComposed(cell, at => isMatching(at, 'tr, [role=row]'));
  const isOfWeek =
    week !== undefined && /(^|[\s_-])(selected|current)($|\s)/u.test(attributeOf(week, 'class') ?? '');
  return (
    isOfWeek ||
    boxesOf(cell).some(at => isMatching(at, CHOSEN) || CHOSEN_CLASS.test(attributeOf(at, 'class') ?? ''))
  );
}

/** A cell and the boxes drawn for it alone. */
function boxesOf(cell: Element): Element[] {
  const around = [...composedAncestry(cell)].slice(0, CELL_LEVELS);
  const end = around.findIndex(at => textOf(at) !== textOf(cell));
  return around.slice(0, end === -1 ? undefined : end);
}

const CHOSEN =
  '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-selected]:not([data-selected=false]), [aria-label*="selected" i]:not([aria-label*="not selected" i])';

/** Kits without roles mark chosen days, and the ends of a range, by class alone. */
const CHOSEN_CLASS = /(^|[\s_-])(is-)?(selected|chosen|active)($|\s)|range-(start|end)($|\s)/iu;
