import { rectOf } from '../dom/box.ts';
import { textOf } from '../dom/native-dom.ts';
import { gridsOf, seenCells } from './calendar.ts';

/** A column of hours, minutes or the like, or of whole times, to choose from. */
export interface TimeColumn {
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
    .map(([, rows]) => rows)
    .filter(isColumn)
    .sort((one, other) => leftOf(one) - leftOf(other));
  const times = columns.filter(rows => rows.every(row => TIME.test(textOf(row).trim())));
  const halves = columns.filter(rows => rows.every(row => HALF.test(textOf(row).trim())));
  const numbers = columns.filter(rows => rows.every(row => /^\d/u.test(textOf(row).trim())));
  const parts = numbers.filter(rows => !times.includes(rows));
  const start = parts.findIndex(isOfHours);
  const found = (start === -1 ? [] : parts.slice(start)).filter(rows => isBeside(rows, parts[start] ?? []));
  const as = (part: TimePart) => (rows: Element[]) => ({ part, rows });
  return [
    ...PARTS.flatMap((part, at) => found.slice(at, at + 1).map(as(part))),
    ...(start === -1 ? [] : halves.map(as('half'))),
    ...times.filter(rows => rows.length >= FEWEST_TIMES).map(as('time')),
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

function leftOf(rows: readonly Element[]): number {
  return rows[0] ? rectOf(rows[0]).left : 0;
}

/** As far apart as columns of one clock. */
function isBeside(rows: readonly Element[], hours: readonly Element[]): boolean {
  return leftOf(rows) - leftOf(hours) < MAX_WIDTH;
}

const MAX_WIDTH = 400;
