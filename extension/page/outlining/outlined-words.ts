import { MONEY } from '../identity/piece.ts';
import { readFigures, withoutSpans } from '../timing/figures.ts';

/** A line's role and name, and what else says what it is about: where a link leads, the cells of a row. No states or values. */
export function saidBy(line: string): string {
  return sayingWith(line, TELLING);
}

/** With whether it is ticked or pressed, which a press turns round. */
export function saidOfTarget(line: string): string {
  return sayingWith(line, TELLING_OF_TARGET);
}

/** A line's role and name alone. */
export function roleAndNameOf(line: string): string {
  return sayingWith(line, new Set());
}

function sayingWith(line: string, telling: ReadonlySet<string>): string {
  const [whole, role = '', name = ''] = HEAD.exec(line) ?? [''];
  const marks = [...line.slice(whole.length).matchAll(MARK)].filter(([, key = '']) => telling.has(key));
  return [role, name, ...marks.map(([mark]) => mark.trim())].filter(Boolean).join(' ');
}

export function roleOf(line: string): string {
  return HEAD.exec(line)?.[1] ?? '';
}

/** As `writeLine` writes them: texts are JSON, in which nothing looks like a mark. */
const HEAD = /^([^\s"[]+)(?: ("(?:[^"\\]|\\.)*"))?/u;
const MARK = / \[([a-z_]+)(?:=("(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\]|[^\]"[]*))?\]/gu;
const TELLING: ReadonlySet<string> = new Set(['url', 'site', 'cells', 'headings']);
const TELLING_OF_TARGET: ReadonlySet<string> = new Set([...TELLING, 'checked', 'pressed']);

/** Whether a text is the same but for a clock that has gone on. */
export function isSameBesideClocks(before: string, now: string): boolean {
  return before === now || withoutClocks(before) === withoutClocks(now);
}

/** Seconds and minutes with their unit, and times of day with seconds: others are departures, prices, sizes. */
function withoutClocks(text: string): string {
  const clocks = readFigures(text).figures.filter(
    ({ kind, unit, colons }) => kind === 'time' && (colons === 2 || (unit !== undefined && unit <= 60)),
  );
  return withoutSpans(text, clocks, '#');
}

/** Whether only texts that are numbers alone have changed, as an amount does by a run of ours; a number in words may name the thing. */
export function isSameBesideCounts(before: string, now: string): boolean {
  return isSameBesideClocks(before.replace(COUNT, '"#"'), now.replace(COUNT, '"#"'));
}

const COUNT = /"[+-]?\d[\d\s.,/%×x]*"/gu;

/** Whether the words are the same, with other numbers and prices: as after the same button again. */
export function isSameBesideNumbers(before: string, now: string): boolean {
  return before.replace(NUMBERS, '#') === now.replace(NUMBERS, '#');
}

const NUMBERS = /[\d\p{Sc}.,%\s]+/gu;

/** As a heading counts what is below it. */
export function isSameBesideFigures(before: string, now: string): boolean {
  return before === now || (before.replace(/\d+/gu, '#') === now.replace(/\d+/gu, '#') && !MONEY.test(now));
}

export function holdsMoney(text: string): boolean {
  return MONEY.test(text) && /\d/u.test(text);
}
