import { type Day, dayOf, daysIn, hasMonth } from './date-text.ts';

/** A year or a part of it. `number`: of the month, quarter or ISO week; of a year the year itself. */
export interface Period {
  unit: 'week' | PanelUnit;
  year: number;
  number: number;
}

/** What calendars show in grids of their own; weeks are chosen by a day in them. */
export type PanelUnit = 'month' | 'quarter' | 'year';

/** Reads 2027, 2027-03, 2027年3月, 2027-Q2, 2027年第二季度, 2027-W10 or 2027年第10周. */
export function parsePeriod(text: string): Period | undefined {
  const [, digits, rest = ''] = /^(\d{4})\s*[-/.年]?\s*(.*)$/u.exec(text) ?? [];
  const year = Number(digits);
  if (!digits) return undefined;
  if (rest === '') return { unit: 'year', year, number: year };
  for (const { unit, pattern, most } of PARTS) {
    const number = numberIn(pattern.exec(rest)?.[1] ?? '');
    if (number >= 1 && number <= most) return { unit, year, number };
  }
  return undefined;
}

const PARTS = [
  { unit: 'month', pattern: /^(\d{1,2})\s*月?$/u, most: 12 },
  { unit: 'quarter', pattern: /^(?:q\s*|第?(?=.季))(\S)\s*(?:季度?)?$/iu, most: 4 },
  { unit: 'week', pattern: /^(?:w\s*|第?(?=\d+\s*周))(\d{1,2})\s*周?$/iu, most: 53 },
] as const;

const HAN = '零一二三四';

function numberIn(text: string): number {
  const han = text === '' ? -1 : HAN.indexOf(text);
  return han > 0 ? han : Number(text || Number.NaN);
}

export function periodText({ unit, year, number }: Period): string {
  if (unit === 'year') return String(year);
  if (unit === 'quarter') return `${year}-Q${number}`;
  return `${year}-${unit === 'week' ? 'W' : ''}${String(number).padStart(2, '0')}`;
}

/** Whether a widget's text means this period. */
export function hasPeriod(text: string, { unit, year, number }: Period): boolean {
  const plain = text.normalize('NFKC');
  if (unit === 'month') return hasMonth(plain, year, number);
  if (unit === 'year') return new RegExp(`(?<!\\d)${year}(?!\\d)`, 'u').test(plain);
  if (unit === 'quarter') {
    const said = `(q${number}(?!\\d)|第?[${number}${HAN[number]}]季)`;
    return new RegExp(`(?<!\\d)${year}\\D{0,4}?${said}|${said}\\D{0,4}${year}`, 'iu').test(plain);
  }
  if (spansWeek(daysIn(plain), year, number)) return true;
  return new RegExp(`(?<!\\d)${year}\\D{0,6}?0?${number}(?!\\d|\\s*[-/.月])`, 'u').test(plain);
}

/** From its first to its last day. */
function spansWeek(days: readonly Day[], year: number, week: number): boolean {
  const times = days.map(timeOf).sort((one, other) => one - other);
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  const middle = timeOf(dayInWeek(year, week));
  return last - first === 6 * DAY_MS && first <= middle && middle <= last;
}

const DAY_MS = 86_400_000;

function timeOf({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

/** The Thursday, which is in the same year and week wherever weeks start (https://en.wikipedia.org/wiki/ISO_week_date). */
export function dayInWeek(year: number, week: number): Day {
  // The fourth of January is in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4));
  const toThursday = 4 - (fourth.getUTCDay() || 7);
  const date = new Date(fourth.getTime() + (toThursday + (week - 1) * 7) * DAY_MS);
  const day = dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return day ?? { year, month: 1, day: 4 };
}
