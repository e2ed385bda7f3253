/**
 * Whether two texts are one value in the forms in which pages keep it: a number with other separators, a date in another
 * order, words with other marks between them. Where they may be two values, they are not equal.
 */
export function isEqualValue(one: string, other: string): boolean {
  const [first, second] = [one.normalize('NFKC').trim(), other.normalize('NFKC').trim()];
  if (first === second) return true;
  const [day, otherDay] = [dateIn(first), dateIn(second)];
  if (day && otherDay) return isEqualDate(day, otherDay);
  if (NUMBER.test(first) && NUMBER.test(second)) {
    const numbers = new Set(numbersOf(first));
    return numbersOf(second).some(number => numbers.has(number));
  }
  const words = bare(first);
  return words !== '' && words === bare(second);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const NUMBER = /^[-+−]?\d[\d.,'’\s]*$/u;

/** With the last separator read as decimal, or all of them as grouping, where the digits allow it. */
function numbersOf(text: string): number[] {
  const sign = /^[-−]/u.test(text) ? -1 : 1;
  const digits = text.replace(/^[-+−]/u, '');
  const [, whole = '', part = ''] = /^(.*)[.,](\d*)$/u.exec(digits) ?? [];
  const readings = [
    ...(isGrouped(digits) ? [digits.replace(/\D/gu, '')] : []),
    ...(whole !== '' && isGrouped(whole) ? [`${whole.replace(/\D/gu, '')}.${part}`] : []),
  ];
  return readings.map(reading => sign * Number(reading));
}

/** Also of four digits, as on cards, and of two, as in India. */
function isGrouped(digits: string): boolean {
  return /^\d+$/u.test(digits) || /^\d{1,4}(?:[.,'’\s]\d{2,4})*[.,'’\s]\d{3,4}$/u.test(digits);
}

interface DateParts {
  parts: readonly number[];
  isYearFirst: boolean;
}

function dateIn(text: string): DateParts | undefined {
  const [, ...digits] = DATE.exec(text) ?? [];
  if (digits.length === 0) return undefined;
  const isYearFirst = digits[0]?.length === 4;
  return { parts: digits.map(Number), isYearFirst };
}

const DATE = /^(\d{4}|\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})\.?$/u;

/** Day and month may change places only where the year does, too: between two that begin alike it is another day. */
function isEqualDate(one: DateParts, other: DateParts): boolean {
  if (one.isYearFirst === other.isYearFirst) return String(one.parts) === String(other.parts);
  return String(one.parts.toSorted()) === String(other.parts.toSorted());
}
