import { rectOf } from '../dom/box.ts';
import {
  closestComposed,
  composedAncestry,
  composedDescendants,
  composedParent,
  isWithin,
  walkComposed,
} from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isText } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, childNodesOf, isMatching, textOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextBut } from '../visibility/visible-text.ts';
import { daysIn, monthIn } from './date-text.ts';

/** What a calendar shows at a time, with arrows to the next. */
export interface CalendarPage {
  /** The container of the cells, and the part around it that also contains its header. */
  grid: Element;
  frame: Element;
}

export interface Calendar extends CalendarPage {
  year: number;
  month: number;
  days: ReadonlyMap<number, Element>;
}

/** More cells than a clock has hours, and no more than the shortest month has. */
const FEWEST_DAYS = 28;
const MAX_LEVELS = 6;

/** Every calendar that is seen now, earliest month first. */
export function seenCalendars(): Calendar[] {
  const numbers = seenCells(text => /^(0?[1-9]|[12]\d|3[01])日?$/u.test(text));
  const calendars = gridsOf(numbers, FEWEST_DAYS).flatMap(([grid, cells]) => calendarOf(grid, cells) ?? []);
  return calendars.sort((one, other) => one.year * 12 + one.month - other.year * 12 - other.month);
}

/** The cells in their nearest containers that hold so many. */
export function gridsOf(cells: readonly Element[], fewest: number): [grid: Element, cells: Element[]][] {
  const grids = new Map<Element, Element[]>();
  const counts = new Map<Element, number>();
  for (const cell of cells) {
    for (const around of ancestorsOf(cell)) counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  for (const cell of cells) {
    const grid = ancestorsOf(cell).find(around => (counts.get(around) ?? 0) >= fewest);
    if (grid) grids.set(grid, [...(grids.get(grid) ?? []), cell]);
  }
  return [...grids];
}

/** Without the page itself, whose words may be of another date. */
export function ancestorsOf(element: Element): Element[] {
  return [...composedAncestry(element)].slice(1, MAX_LEVELS).filter(at => !isMatching(at, 'body, html'));
}

/** The seen elements whose own text, which is short, is wanted. Some draw a mark without words beside it. */
export function seenCells(isWanted: (text: string) => boolean): Element[] {
  const visibility = createVisibility();
  return composedDescendants(document).filter(element => {
    // Vue puts comments and empty texts around what it draws.
    const [only, ...others] = [...childNodesOf(element)].filter(isContent);
    const text = others.length === 0 && only && isText(only) ? only.data.trim() : '';
    const isCell = text !== '' && text.length <= LONGEST_CELL && isWanted(text);
    return isCell && rectOf(element).width > 1 && visibility.sees(element);
  });
}

const LONGEST_CELL = 12;

function isContent(node: Node): boolean {
  return isElement(node) ? textOf(node) !== '' : isText(node) && node.data.trim() !== '';
}

function calendarOf(grid: Element, cells: readonly Element[]): Calendar | undefined {
  const reported = reportedMonth(grid, cells);
  const head = headOf(grid);
  const shown = reported ?? head;
  if (!shown) return undefined;
  const days = reported ? reportedDays(grid, cells, reported) : countedDays(cells);
  if (days.size < FEWEST_DAYS) return undefined;
  return { year: shown.year, month: shown.month, grid, frame: head?.frame ?? grid, days };
}

function reportedMonth(
  grid: Element,
  cells: readonly Element[],
): { year: number; month: number } | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const { year, month } = fullDay(cell, grid) ?? {};
    const key = `${year}-${month}`;
    if (year) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < FEWEST_DAYS) return undefined;
  const [year, month] = most[0].split('-').map(Number);
  return year && month ? { year, month } : undefined;
}

function reportedDays(
  grid: Element,
  cells: readonly Element[],
  { year, month }: { year: number; month: number },
): Map<number, Element> {
  const days = new Map<number, Element>();
  for (const cell of cells) {
    const full = fullDay(cell, grid);
    if (full?.year === year && full.month === month) days.set(full.day, cell);
  }
  return days;
}

/** The day in a cell's text for screen readers or scripts, if it is the day shown. */
function fullDay(cell: Element, grid: Element): ReturnType<typeof daysIn>[number] | undefined {
  const shown = Number.parseInt(textOf(cell).trim(), 10);
  for (let at: Element | null = cell; at && at !== grid; at = composedParent(at)) {
    for (const name of attributeNamesOf(at).filter(isAboutDay)) {
      const text = attributeOf(at, name);
      const days = text ? daysIn(/^\d{12,13}$/u.test(text) ? dayOfTimestamp(Number(text)) : text) : [];
      const [only, ...others] = days.filter(({ day }) => day === shown);
      if (only && others.every(({ month }) => month === only.month)) return only;
    }
  }
  return undefined;
}

function isAboutDay(attribute: string): boolean {
  return /^(aria-label|datetime|title|id|data-.*(date|day|iso|value|time).*)$/u.test(attribute);
}

function dayOfTimestamp(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

function countedDays(cells: readonly Element[]): Map<number, Element> {
  const days = new Map<number, Element>();
  for (const cell of cells) {
    if (Number.parseInt(textOf(cell).trim(), 10) !== days.size + 1) continue;
    days.set(days.size + 1, cell);
  }
  return days;
}

function headOf(grid: Element): { year: number; month: number; frame: Element } | undefined {
  for (const frame of ancestorsOf(grid)) {
    const shown = monthIn(headText(frame, grid));
    if (shown) return { ...shown, frame };
  }
  return undefined;
}

/** The texts of a part around a grid, without those of the grid, and what its fields and selects show. */
export function headText(frame: Element, grid: Element): string {
  const texts = [
    visibleTextBut(
      frame,
      createVisibility(),
      300,
      element => element === grid || isMatching(element, 'input, select'),
    ),
  ];
  walkComposed(frame, element => {
    if (isSelect(element)) texts.push(element.selectedOptions[0]?.label ?? '');
    if (isInput(element) && /^(text|number)$/u.test(element.type) && element.value.length <= 20)
      texts.push(element.value);
    return element !== grid;
  });
  return texts.join(' ');
}

export function isClosedDay(cell: Element, grid: Element): boolean {
  const closed = closestComposed(
    cell,
    at =>
      at === grid ||
      isMatching(at, ':disabled, [aria-disabled=true], [data-disabled]:not([data-disabled=false])') ||
      CLOSED_CLASS.test(attributeOf(at, 'class') ?? ''),
  );
  return closed !== undefined && closed !== grid && isWithin(closed, grid);
}

const CLOSED_CLASS = /(^|[\s_-])(is-)?(disabled|unavailable|blocked|unselectable)($|[\s_-])/iu;
