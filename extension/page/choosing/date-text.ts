/** A day of the calendar; months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export function dayOf(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && month <= 12;
  return isReal ? { year, month, day } : undefined;
}

export function isSameDay(one: Day, other: Day): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

/** Every possible day in a text; 03/04/2026 has two. */
export function daysIn(text: string): Day[] {
  const found: (Day | undefined)[] = [];
  const plain = text.normalize('NFKC');
  for (const [, year, month, day] of plain.matchAll(YEAR_FIRST))
    found.push(dayOf(Number(year), Number(month), Number(day)));
  for (const [, one, other, year] of plain.matchAll(YEAR_LAST)) {
    found.push(
      dayOf(Number(year), Number(one), Number(other)),
      dayOf(Number(year), Number(other), Number(one)),
    );
  }
  for (const { year, month, index, length } of namedMonths(plain)) {
    const around = plain.slice(Math.max(0, index - 12), index + length + 12);
    for (const [, day] of around.matchAll(DAY_NUMBER)) found.push(dayOf(year, month, Number(day)));
  }
  return found.filter(day => day !== undefined);
}

const YEAR_FIRST = /(?<!\d)(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/gu;
const YEAR_LAST = /(?<!\d)(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})(?!\d)/gu;
const DAY_NUMBER = /(?<!\d)(\d{1,2})(?!\d)/gu;

export function monthIn(text: string): { year: number; month: number } | undefined {
  const plain = text.normalize('NFKC');
  const [, year, month] = /(?<!\d)(\d{4})\s*(?:年|[-/.])\s*(\d{1,2})(?!\d)/u.exec(plain) ?? [];
  if (year && month) return { year: Number(year), month: Number(month) };
  const named = namedMonths(plain)[0];
  if (named) return { year: named.year, month: named.month };
  const [, monthFirst, yearLast] = /(?<!\d)(\d{1,2})\s*[-/.月]\s*(\d{4})(?!\d)/u.exec(plain) ?? [];
  return monthFirst && yearLast ? { year: Number(yearLast), month: Number(monthFirst) } : undefined;
}

/** The month of a text that is nothing else: March, Mar, 3月 or 三月. */
export function monthNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace('.', '');
  const [, number] = /^(0?[1-9]|1[0-2])\s*月$/u.exec(plain) ?? [];
  return number ? Number(number) : monthNames(document.documentElement.lang || 'en').months.get(plain);
}

/** Whether a text means this month, or a day in it. */
export function hasMonth(text: string, year: number, month: number): boolean {
  const plain = text.normalize('NFKC');
  const isNamed = namedMonths(plain).some(named => named.year === year && named.month === month);
  const yearFirst = new RegExp(`(?<!\\d)${year}\\s*[-/.年]\\s*0?${month}(?!\\d)`, 'u');
  const yearLast = new RegExp(`(?<!\\d|\\d\\s*[-/.]\\s*)0?${month}\\s*[-/.月]\\s*${year}(?!\\d)`, 'u');
  return isNamed || yearFirst.test(plain) || yearLast.test(plain);
}

/** Whether a date in the text has two readings, such as 03/05/2027. */
export function isAmbiguous(text: string): boolean {
  return [...text.normalize('NFKC').matchAll(YEAR_LAST)].some(
    ([, one, other]) => one !== other && Number(one) <= 12 && Number(other) <= 12,
  );
}

interface NamedMonth {
  year: number;
  month: number;
  index: number;
  length: number;
}

function namedMonths(text: string): NamedMonth[] {
  const lower = text.toLowerCase();
  const years = [...lower.matchAll(/(?<!\d)\d{4}(?!\d)/gu)];
  if (years.length === 0) return [];
  const { pattern, months } = monthNames(document.documentElement.lang || 'en');
  return [...lower.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const month = months.get(name);
    if (!month) return [];
    // In most languages the year follows the month; in a range each month has its own.
    const after = years.find(year => year.index > index && year.index - index < 30);
    const before = years.findLast(year => year.index < index && index - year.index < 30);
    return [...new Set([after, before])]
      .filter(year => year !== undefined)
      .map(year => ({ year: Number(year[0]), month, index, length: name.length }));
  });
}

interface MonthNames {
  pattern: RegExp;
  months: ReadonlyMap<string, number>;
}

/** As the browser names them, longest first, so that no short name matches inside a long one. */
function monthNames(pageLanguage: string): MonthNames {
  const known = KNOWN_NAMES.get(pageLanguage);
  if (known) return known;
  const months = new Map(HAN_MONTHS);
  for (const language of [pageLanguage, 'en', 'zh']) {
    for (const form of FORMS) {
      for (let index = 0; index < 12; index += 1) {
        const name = nameOf(language, form, index);
        if (/^\p{L}+$/u.test(name)) months.set(name, index + 1);
      }
    }
  }
  const names = [...months.keys()].sort((one, other) => other.length - one.length);
  const made = { months, pattern: new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'gu') };
  KNOWN_NAMES.set(pageLanguage, made);
  return made;
}

/** The browser answers slowly, and a calendar asks for each day. */
const KNOWN_NAMES = new Map<string, MonthNames>();

const FORMS = ['long', 'short'] as const;

const HAN_MONTHS = [...'一二三四五六七八九十', '十一', '十二'].map((name, index): [string, number] => [
  `${name}月`,
  index + 1,
]);

function nameOf(language: string, month: 'long' | 'short', index: number): string {
  const date = new Date(Date.UTC(2026, index, 15));
  try {
    return new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      .format(date)
      .toLowerCase()
      .replace('.', '');
  } catch (cause) {
    // The page may name an unknown language.
    if (cause instanceof RangeError) return '';
    throw cause;
  }
}
