import { type Day, daysIn, isSameDay } from '../../page/choosing/date-text.ts';

/** Whether a field holds the intended content, ignoring case, spaces, digit grouping and separators. */
export function isSameContent(now: string, wanted: string): boolean {
  return (
    bareText(now) === bareText(wanted) ||
    isSameNumber(now, wanted) ||
    isSameDigits(now, wanted) ||
    isSameDate(now, wanted) ||
    isSameColor(now, wanted)
  );
}

/** Fields of colours leave out the sign before the figures. */
function isSameColor(now: string, wanted: string): boolean {
  const [shown, asked] = [HEX_COLOR.exec(now.trim())?.[1], HEX_COLOR.exec(wanted.trim())?.[1]];
  return (
    shown !== undefined && shown.toLowerCase() === asked?.toLowerCase() && `${now}${wanted}`.includes('#')
  );
}

const HEX_COLOR = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/iu;

const WHOLE_DATE = /^[\p{L}\d\s.,/年月日-]{6,40}$/u;

/** 2027-03-05 equals 03/05/2027: any reading of the shown date may match the one day asked for. */
function isSameDate(now: string, wanted: string): boolean {
  if (!WHOLE_DATE.test(now.trim()) || !WHOLE_DATE.test(wanted.trim())) return false;
  const [asked, ...others] = distinct(daysIn(wanted));
  if (!asked || others.length > 0) return false;
  return distinct(daysIn(now)).some(day => isSameDay(day, asked));
}

function distinct(days: readonly Day[]): Day[] {
  return days.filter((day, index) => days.findIndex(other => isSameDay(day, other)) === index);
}

function bareText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}

/** 1200 may be shown as 1,200.00 or 1.200,00 €. */
function isSameNumber(now: string, wanted: string): boolean {
  const number = wanted.trim().replace(/[,\s]/gu, '');
  return number !== '' && numbersReadAs(now).includes(Number(number));
}

/** The possible values of a written number: a dot or a comma may be the decimal separator. */
function numbersReadAs(text: string): number[] {
  const bare = text.normalize('NFKC').replace(/[\s'’\p{Sc}%]/gu, '');
  return [
    { whole: /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/u, grouping: /,/gu, fraction: '.' },
    { whole: /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/u, grouping: /\./gu, fraction: ',' },
  ].flatMap(({ whole, grouping, fraction }) =>
    whole.test(bare) ? [Number(bare.replace(grouping, '').replace(fraction, '.'))] : [],
  );
}

/** Fields add separators to phone, card and account numbers and to dates, and a country code to phone numbers. */
function isSameDigits(now: string, wanted: string): boolean {
  const [shown, asked] = [digitsOf(now), digitsOf(wanted)];
  if (shown === undefined || asked === undefined) return false;
  if (shown === asked) return true;
  const country = shown.length - asked.length;
  return now.trim().startsWith('+') && asked.length >= 7 && country <= 3 && shown.endsWith(asked);
}

/** Of a number whose digits only separators part; undefined for any other text. */
export function digitsOf(text: string): string | undefined {
  const bare = text.normalize('NFKC').trim();
  // A single dot or comma would be a decimal separator.
  const isSeparated = /^\+?\(?\d[\d\s()/-]*$/u.test(bare) || /^\d+(\.\d+){2,}$/u.test(bare);
  return isSeparated ? bare.replace(/\D/gu, '') : undefined;
}
