import { isSameInTime } from '../identity/moment-texts.ts';
import { MONEY } from '../identity/piece.ts';
import { isSameBesideReactions } from './reaction-counts.ts';
import { withoutTracking } from './tracking-parameters.ts';

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
  return [role, name, ...marks.map(sayMark)].filter(Boolean).join(' ');
}

function sayMark([mark, key, value = '']: RegExpMatchArray): string {
  return key === 'url' ? `[url=${withoutTracking(value.slice(0, -1))}"]` : mark.trim();
}

export function roleOf(line: string): string {
  return HEAD.exec(line)?.[1] ?? '';
}

/** As `writeLine` writes them: texts are JSON, in which nothing looks like a mark. */
const HEAD = /^([^\s"[]+)(?: ("(?:[^"\\]|\\.)*"))?/u;
const MARK = / \[([a-z_]+)(?:=("(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\]|[^\]"[]*))?\]/gu;
const TELLING: ReadonlySet<string> = new Set(['url', 'site', 'cells', 'headings']);
const TELLING_OF_TARGET: ReadonlySet<string> = new Set([...TELLING, 'checked', 'pressed']);

/**
 * Whether a text is the same but for ages and clocks that went on, by no more than time did since, in milliseconds, or for how many
 * people have pressed a button.
 */
export function isSameBesideClocks(before: string, now: string, elapsed: number): boolean {
  return isSameInTime(before, now, elapsed, LATE) || isSameBesideReactions(before, now);
}

/** In seconds: many pages draw ages once a minute. */
const LATE = 60;

/** Whether only texts that are numbers alone have changed, as an amount does by a run of ours; a number in words may name the thing. */
export function isSameBesideCounts(before: string, now: string, elapsed: number): boolean {
  return isSameBesideClocks(before.replace(COUNT, '"#"'), now.replace(COUNT, '"#"'), elapsed);
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
