import { expect, test } from 'vitest';
import { dayInWeek, hasPeriod, parsePeriod, periodText } from './period.ts';

test.each([
  ['2027', '2027'],
  ['2027年', '2027'],
  ['2027-03', '2027-03'],
  ['2027/3', '2027-03'],
  ['2027年3月', '2027-03'],
  ['2027-Q2', '2027-Q2'],
  ['2027 q2', '2027-Q2'],
  ['2027年第二季度', '2027-Q2'],
  ['2027-W09', '2027-W09'],
  ['2027年第10周', '2027-W10'],
])('%s is the period %s', (text, canonical) => {
  const period = parsePeriod(text);
  expect(period && periodText(period)).toBe(canonical);
});

test.each(['2027-13', '2027-00', '2027-Q5', '2027-W54', '2027-03-05', '09:30', '20270305', '27-03'])(
  '%s is no period',
  text => expect(parsePeriod(text)).toBeUndefined(),
);

test.each([
  ['2027-W01', { year: 2027, month: 1, day: 7 }],
  ['2026-W53', { year: 2026, month: 12, day: 31 }],
  ['2025-W01', { year: 2025, month: 1, day: 2 }],
])('%s has the day %o in its middle', (text, day) => {
  const period = parsePeriod(text);
  expect(period && dayInWeek(period.year, period.number)).toEqual(day);
});

test.each([
  ['2027-Q2', '2027-Q2', true],
  ['2027年第二季度', '2027-Q2', true],
  ['Q2 2027', '2027-Q2', true],
  ['2027-Q3', '2027-Q2', false],
  ['2026-Q2', '2027-Q2', false],
  ['2031', '2031', true],
  ['12031', '2031', false],
])('a widget that shows %s means %s: %s', (shown, text, isIn) => {
  const period = parsePeriod(text);
  expect(period && hasPeriod(shown, period)).toBe(isIn);
});
