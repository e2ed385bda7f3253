import { composedParent } from '../dom/composed-tree.ts';
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
  if (!cell || year !== day.year || month !== day.month) return false;
  const others = [...days.values()].filter(other => other !== cell).map(marksOf);
  return [...marksOf(cell)].some(mark => others.filter(marks => marks.has(mark)).length < MAX_MARKED);
}

const CELL_LEVELS = 3;
const STATES = ['aria-selected', 'aria-current', 'aria-pressed', 'data-selected', 'tabindex'];

/** Classes and states of a cell and the boxes drawn for it alone. Names with digits belong to single days. */
function marksOf(cell: Element): Set<string> {
  const marks = new Set<string>();
  let at: Element | null = cell;
  for (let level = 0; at && level < CELL_LEVELS && textOf(at) === textOf(cell); level += 1) {
    for (const name of (attributeOf(at, 'class') ?? '').split(/\s+/u))
      if (!/\d|^$/u.test(name)) marks.add(name);
    for (const state of STATES) marks.add(`${state}=${attributeOf(at, state)}`);
    at = composedParent(at);
  }
  return marks;
}

export function chosenDays(calendars: readonly Calendar[]): Day[] {
  return calendars.flatMap(({ year, month, days }) =>
    [...days].filter(([, cell]) => isChosen(cell)).map(([day]) => ({ year, month, day })),
  );
}

function isChosen(cell: Element): boolean {
  let at: Element | null = cell;
  for (let level = 0; at && level < CELL_LEVELS && textOf(at) === textOf(cell); level += 1) {
    if (isMatching(at, CHOSEN) || CHOSEN_CLASS.test(attributeOf(at, 'class') ?? '')) return true;
    at = composedParent(at);
  }
  return false;
}

const CHOSEN =
  '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-selected]:not([data-selected=false]), [aria-label*="selected" i]:not([aria-label*="not selected" i])';

/** Kits without roles mark chosen days, and the ends of a range, by class alone. */
const CHOSEN_CLASS = /(^|[\s_-])(is-)?(selected|chosen|active)($|\s)|range-(start|end)($|\s)/iu;
