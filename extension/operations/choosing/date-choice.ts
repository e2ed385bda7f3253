import { message } from '../../messages/message.ts';
import { type Day, dayOf } from '../../page/choosing/date-text.ts';
import { type Period, parsePeriod, periodText } from '../../page/choosing/period.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { PageError } from '../../page/page-error.ts';
import { tidyTime } from '../writing/format-value.ts';

/** A day, a time of day, or both; else a period. */
export interface Moment {
  day?: Day;
  period?: Period;
  /** HH:MM or HH:MM:SS. */
  time?: string;
}

/** Reads 2026-03-05, 2026/3/5 9:30, 2026年3月5日, 09:30 or a period. Throws `InvalidArgument` for an impossible day. */
export function parseMoment(text: string): Moment {
  const usual = text.normalize('NFKC').trim();
  const period = parsePeriod(usual);
  if (period) return { period };
  const [, year, month, day, rest = ''] = DATE_FIRST.exec(usual) ?? [];
  const time = tidyTime((day ? rest : usual).replace(/^[T\s]+/u, ''));
  const found = day ? dayOf(Number(year), Number(month), Number(day)) : undefined;
  const isTime = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/u.test(time);
  if ((day && !found) || (!day && !isTime) || (rest !== '' && !isTime))
    throw new PageError('InvalidArgument', message('date.notADate', { text: cleanText(text, 40) }));
  return { ...(found ? { day: found } : {}), ...(isTime ? { time: time.padStart(5, '0') } : {}) };
}

const DATE_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?=$|[T\s])(.*)$/u;

export function dayText({ year, month, day }: Day): string {
  return [year, pad(month), pad(day)].join('-');
}

export function momentText({ day, period, time }: Moment): string {
  if (period) return periodText(period);
  return [day ? dayText(day) : '', time ?? ''].filter(Boolean).join(' ');
}

/** In the order and with the separators of the field's example or value; else year first. */
export function momentFor(moment: Moment, example: string): string {
  const { day, period, time } = moment;
  const month = day?.month ?? (period?.unit === 'month' ? period.number : undefined);
  if (month === undefined || !/y{2,4}|年/iu.test(example)) return momentText(moment);
  const date = example
    .replace(/y{4}|y{2}/iu, String(day?.year ?? period?.year))
    .replace(/m{1,2}(?![a-z])/iu, pad(month))
    .replace(/d{1,2}(?![a-z])/iu, day ? pad(day.day) : '');
  const isFigures = /^[\d\s年月日/.-]+$/u.test(date);
  if (!isFigures) return momentText(moment);
  return [date.trim(), time ?? ''].filter(Boolean).join(' ');
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
