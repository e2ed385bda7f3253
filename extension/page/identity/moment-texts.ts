import { type Figure, readFigures, withoutSpans } from '../timing/figures.ts';
import { ageWords } from '../timing/time-units.ts';

/** A text with its ages and times apart. */
export interface TimedText {
  whole: string;
  words: string;
  moments: readonly Moment[];
}

/**
 * Whether two texts are equal but for ages and times that went on as real time did. `elapsed` in milliseconds. `late`: by how many
 * seconds a page may be behind in drawing an age.
 */
export function isSameInTime(before: string, now: string, elapsed: number, late = 0): boolean {
  return before === now || isSamePart(timedText(before), timedText(now), elapsed, late);
}

export function isSamePart(was: TimedText, is: TimedText, elapsed: number, late = 0): boolean {
  if (was.whole === is.whole) return true;
  if (was.words !== is.words || was.moments.length !== is.moments.length) return false;
  return was.moments.every((moment, index) => {
    const other = is.moments[index];
    return other !== undefined && hasGoneOn(moment, other, elapsed, late);
  });
}

/**
 * An age grows: one of minutes may turn at any moment, one of days hardly does while a person reads. A time of day goes on only
 * if it is the time it is: others are appointments. A time to the second of less than an hour is none: it goes on or back by no
 * more than really passed.
 */
function hasGoneOn(was: Moment, is: Moment, elapsed: number, late: number): boolean {
  if (was.kind !== is.kind) return false;
  const [unit, step] = [Math.min(was.unit, is.unit), Math.abs(is.seconds - was.seconds)];
  if (step === 0) return true;
  switch (is.kind) {
    case 'age':
      return is.seconds > was.seconds && step <= elapsed / 1000 + (unit <= 60 ? Math.max(unit, late) : 0);
    case 'to the second':
      if (is.seconds >= HOUR && !isNow(is.seconds)) return false;
      return step <= Math.min(elapsed, LONGEST) / 1000 + SLACK;
    case 'time of day':
      return step <= elapsed / 1000 + unit && isNow(is.seconds) && isNow(was.seconds + elapsed / 1000);
  }
}

/** In milliseconds. What goes on for longer is proven to tick: a page must not move a time as far as it likes. */
const LONGEST = 20_000;

/** In seconds. */
const SLACK = 2;

/** Of the person, or of a server in UTC: in any other time zone an appointment would look like a clock. */
function isNow(seconds: number): boolean {
  const now = new Date();
  const times = [
    [now.getHours(), now.getMinutes(), now.getSeconds()],
    [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()],
  ];
  return times.some(([hours = 0, minutes = 0, rest = 0]) => {
    const off = Math.abs(seconds - hours * HOUR - minutes * 60 - rest) % HALF_DAY;
    return Math.min(off, HALF_DAY - off) < LATE;
  });
}

const HOUR = 3600;
/** Many clocks count to twelve. */
const HALF_DAY = 12 * HOUR;

/** In seconds: a clock without seconds shows a minute that has begun. */
const LATE = 63;

interface Moment {
  kind: 'age' | 'to the second' | 'time of day';
  seconds: number;
  /** The smallest step that the text shows. */
  unit: number;
  start: number;
  end: number;
}

export function timedText(whole: string): TimedText {
  const inWords = [...whole.matchAll(AGE_IN_WORDS)].map(ageInWords);
  const figures = /\p{Nd}/u.test(whole) ? readFigures(whole).figures : [];
  const moments = figures.flatMap(figure => momentOf(figure, whole) ?? []);
  const all = [...inWords, ...moments].sort((one, other) => one.start - other.start);
  return { whole, words: withoutSpans(whole, all, ' '), moments: all };
}

const AGE_IN_WORDS = /just now|刚刚|\ban? (minute|hour|day) ago\b/giu;

function ageInWords({ 0: text, 1: word = 'now', index }: RegExpExecArray): Moment {
  const unit = { now: 60, minute: 60, hour: 3600, day: 86_400 }[word.toLowerCase()] ?? 60;
  const seconds = word === 'now' ? 0 : unit;
  return { kind: 'age', seconds, unit, start: index, end: index + text.length };
}

function momentOf(figure: Figure, text: string): Moment | undefined {
  const { kind, value, unit = 60, colons, start, end } = figure;
  const age = colons === undefined ? ageOf(figure, text) : undefined;
  if (age || kind !== 'time' || GLUED.test(text.slice(0, start))) return age;
  if (colons === 1) return { kind: 'time of day', seconds: value * 60, unit: 60, start, end };
  return colons === 2 || unit <= 1 ? { kind: 'to the second', seconds: value, unit, start, end } : undefined;
}

/** A part of an address or a name. */
const GLUED = /[\w=/?&#@.-]$/u;

/** Larger figures count something else. */
const OLDEST = 99;

function ageOf({ value, unit, start, numberEnd }: Figure, text: string): Moment | undefined {
  const count = unit === undefined ? value : value / unit;
  const [left, right] = [text.slice(0, start), text.slice(numberEnd)].map(part => part.toLowerCase());
  const [before = '', after = ''] = [left?.trimEnd(), right?.trimStart()];
  if (!Number.isInteger(count) || count > OLDEST) return undefined;
  const words = ageWords().find(each => before.endsWith(each.before) && after.startsWith(each.after));
  return (
    words && {
      kind: 'age',
      seconds: count * words.seconds,
      unit: words.seconds,
      start: words.before === '' ? start : before.length - words.before.length,
      end: text.length - after.length + words.after.length,
    }
  );
}
