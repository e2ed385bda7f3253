import { unitOfTime } from './time-units.ts';

/** A number in a text, or a time with its units. */
export interface Figure {
  kind: 'time' | 'share' | 'data' | 'count';
  /** Of a time in seconds. */
  value: number;
  start: number;
  /** Where its first number ends. */
  numberEnd: number;
  /** With the units. */
  end: number;
  /** Of a time with units: the smallest one, in seconds. */
  unit?: number;
  /** Of a time as `10:15`: how many it has. */
  colons?: number;
}

export interface FiguredText {
  /** With `#` for each figure. Dots at the end, which walk while a page works, do not count. */
  words: string;
  figures: readonly Figure[];
}

export function readFigures(text: string): FiguredText {
  const figures: Figure[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const figure = figureOf(match);
    const last = figures.at(-1);
    const joint = last && joined(last, figure, text.slice(last.end, figure.start));
    if (joint) figures.pop();
    figures.push(joint ?? figure);
  }
  return { words: withoutSpans(text, figures, '#'), figures: figures.map(figure => sure(figure, text)) };
}

/** A lone `m` may mean metres or millions. */
function sure(figure: Figure, text: string): Figure {
  return text.slice(figure.numberEnd, figure.end).trim() === 'm' ? { ...figure, kind: 'count' } : figure;
}

/** A text with `mark` in place of some of its parts. */
export function withoutSpans(
  text: string,
  spans: readonly { start: number; end: number }[],
  mark: string,
): string {
  const ends = [0, ...spans.map(({ end }) => end)];
  const kept = ends.map((end, index) => text.slice(end, spans[index]?.start));
  return kept
    .join(mark)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.…]+$/u, '');
}

const FIGURE = /(\p{Nd}+(?:[.,:٫٬]\p{Nd}+)*)(\s?)([%٪％]|[\p{L}\p{M}]+)?/gu;

function figureOf({ 0: whole, 1: digits = '', 2: space = '', 3: word = '', index }: RegExpExecArray): Figure {
  const numberEnd = index + digits.length;
  const number = { value: numberOf(digits), start: index, numberEnd, end: numberEnd };
  if (/[%٪％]/u.test(word)) return { ...number, kind: 'share', end: index + whole.length };
  if (DATA.test(word)) return { ...number, kind: 'data', end: index + whole.length };
  const colons = digits.split(':').length - 1;
  if (colons > 0) return { ...number, kind: 'time', colons };
  const unit = word === '' ? undefined : unitOfTime(word);
  if (!unit) return { ...number, kind: 'count' };
  const { seconds, length } = unit;
  const end = numberEnd + space.length + length;
  return { ...number, kind: 'time', value: number.value * seconds, end, unit: seconds };
}

const DATA = /^[kKMGT]i?[Bb]$/u;

/** Times in seconds; commas only group or part, the same at each step. */
function numberOf(digits: string): number {
  const [first = '', ...others] = western(digits).replace(/[,٬]/gu, '').split(':');
  // Clocks with dots.
  const parts =
    others.length === 0 && /^\d\d\.\d\d\.\d\d$/u.test(first) ? first.split('.') : [first, ...others];
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Digits of every script come in runs of ten. */
export function western(digits: string): string {
  return digits.replace(/٫/gu, '.').replace(/[^\p{ASCII}٬]/gu, digit => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** `2h 14m 48s` is one time, and so is `2 hours and 14 minutes`. */
function joined(last: Figure, next: Figure, between: string): Figure | undefined {
  const unit = next.colons === 2 ? 1 : next.unit;
  const isSmaller = last.unit !== undefined && unit !== undefined && unit < last.unit;
  if (!isSmaller || !BETWEEN.test(between)) return undefined;
  return { ...last, kind: 'time', value: last.value + next.value, unit, end: next.end };
}

/** A short word may say “and”. */
const BETWEEN = /^[\s.,]*(?:\p{L}{1,3}\s)?$/u;
