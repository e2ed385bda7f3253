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

export interface Calendar {
  year: number;
  month: number;
  /** The container of the days, and the part around it that also contains its header. */
  grid: Element;
  frame: Element;
  days: ReadonlyMap<number, Element>;
}

/** More cells than a clock has hours, and no more than the shortest month has. */
const FEWEST_DAYS = 28;
const MAX_LEVELS = 6;

/** Every calendar that is seen now, earliest month first. */
export function seenCalendars(): Calendar[] {
  const grids = new Map<Element, Element[]>();
  const numbers = seenNumbers();
  const counts = new Map<Element, number>();
  for (const number of numbers) {
    for (const around of ancestorsOf(number)) counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  for (const number of numbers) {
    const grid = ancestorsOf(number).find(around => (counts.get(around) ?? 0) >= FEWEST_DAYS);
    if (grid) grids.set(grid, [...(grids.get(grid) ?? []), number]);
  }
  const calendars = [...grids].flatMap(([grid, cells]) => calendarOf(grid, cells) ?? []);
  return calendars.sort((one, other) => one.year * 12 + one.month - other.year * 12 - other.month);
}

function ancestorsOf(element: Element): Element[] {
  return [...composedAncestry(element)].slice(1, MAX_LEVELS);
}

function seenNumbers(): Element[] {
  const visibility = createVisibility();
  return composedDescendants(document).filter(element => {
    // Vue puts comments and empty texts around what it draws.
    const [only, ...others] = [...childNodesOf(element)].filter(isContent);
    const text = others.length === 0 && only && isText(only) ? only.data.trim() : '';
    const isDay = text.length <= 3 && /^(0?[1-9]|[12]\d|3[01])日?$/u.test(text);
    return isDay && rectOf(element).width > 1 && visibility.sees(element);
  });
}

function isContent(node: Node): boolean {
  return isElement(node) || (isText(node) && node.data.trim() !== '');
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

function headText(frame: Element, grid: Element): string {
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
