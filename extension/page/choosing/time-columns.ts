import { rectOf } from '../dom/box.ts';
import { textOf } from '../dom/native-dom.ts';
import { type CalendarPage, gridsOf, seenCells } from './calendar.ts';

/** A column of hours, minutes or the like, or of whole times, to choose from. */
export interface TimeColumn extends CalendarPage {
  part: TimePart;
  rows: readonly Element[];
}

type TimePart = 'hour' | 'minute' | 'second' | 'half' | 'time';

/** The columns that are seen now, from the hours on. */
export function seenTimeColumns(): TimeColumn[] {
  const columns = gridsOf(
    seenCells(text => ROW.test(text)),
    2,
  )
    .map(([grid, rows]) => ({ grid, frame: grid, rows }))
    .filter(({ rows }) => isColumn(rows))
    .sort((one, other) => leftOf(one) - leftOf(other));
  const having = (pattern: RegExp) =>
    columns.filter(({ rows }) => rows.every(row => pattern.test(textOf(row).trim())));
  const numbers = having(/^\d+\D?$/u);
  const hours = numbers.find(({ rows }) => isOfHours(rows));
  const parts = hours ? numbers.slice(numbers.indexOf(hours)).filter(column => isBeside(column, hours)) : [];
  const as = (part: TimePart) => (column: Column) => ({ ...column, part });
  return [
    ...PARTS.flatMap((part, at) => parts.slice(at, at + 1).map(as(part))),
    ...(hours ? having(HALF).map(as('half')) : []),
    ...having(TIME)
      .filter(({ rows }) => rows.length >= FEWEST_TIMES)
      .map(as('time')),
  ];
}

const ROW = /^\d{1,2}[时時点點分秒]?$|^\d{1,2}:\d{2}(\s*[ap]\.?m\.?)?$|^[ap]\.?m\.?$|^[上下]午$/iu;
const TIME = /:/u;
const HALF = /^[ap]\.?m|午/iu;
const PARTS = ['hour', 'minute', 'second'] as const;

const FEWEST_HOURS = 6;
const FEWEST_TIMES = 4;

function isOfHours(rows: readonly Element[]): boolean {
  return rows.length >= FEWEST_HOURS && rows.every(row => Number.parseInt(textOf(row).trim(), 10) < 24);
}

/** One below the other. */
function isColumn(rows: readonly Element[]): boolean {
  return rows.every((row, at) => {
    const above = rows[at - 1];
    if (!above) return true;
    const [upper, lower] = [rectOf(above), rectOf(row)];
    const aside = upper.left + upper.width / 2 - lower.left - lower.width / 2;
    return Math.abs(aside) < MISALIGNED && lower.top > upper.top;
  });
}

const MISALIGNED = 4;

type Column = Omit<TimeColumn, 'part'>;

function leftOf({ rows }: Column): number {
  return rows[0] ? rectOf(rows[0]).left : 0;
}

/** As far apart as columns of one clock. */
function isBeside(column: Column, hours: Column): boolean {
  return leftOf(column) - leftOf(hours) < MAX_WIDTH;
}

const MAX_WIDTH = 400;
