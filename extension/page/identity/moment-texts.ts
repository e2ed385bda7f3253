/** A text with its ages and times of day apart. */
export interface TimedText {
  whole: string;
  words: string;
  moments: MomentText[];
}

/** Whether two texts are equal but for ages and times of day that went on as real time did. `elapsed` in milliseconds. */
export function isSameInTime(before: string, now: string, elapsed: number): boolean {
  return before === now || isSamePart(timedText(before), timedText(now), elapsed);
}

export function isSamePart(was: TimedText, is: TimedText, elapsed: number): boolean {
  if (was.whole === is.whole) return true;
  if (was.words !== is.words || was.moments.length !== is.moments.length) return false;
  return was.moments.every((moment, index) => {
    const other = is.moments[index];
    return other !== undefined && hasGoneOn(moment, other, elapsed);
  });
}

/**
 * An age of minutes may turn at any moment, one of days hardly does while a person reads. A time of day goes on only if it is
 * the time it is: others are appointments.
 */
function hasGoneOn(was: MomentText, is: MomentText, elapsed: number): boolean {
  if (was.isAge !== is.isAge) return false;
  if (was.seconds === is.seconds) return true;
  const unit = Math.min(was.unit, is.unit);
  if (is.isAge) return Math.abs(is.seconds - was.seconds) <= elapsed / 1000 + (unit <= 60 ? unit : 0);
  if (Math.abs(is.seconds - was.seconds) > elapsed / 1000 + unit) return false;
  return isNow(is.seconds) && isNow(was.seconds + elapsed / 1000);
}

/** In any time zone: nearly all are half hours apart. */
function isNow(seconds: number): boolean {
  const now = Date.now() / 1000;
  const off = (((seconds - now) % HALF_HOUR) + HALF_HOUR) % HALF_HOUR;
  return off < LATE || off > HALF_HOUR - LATE;
}

const HALF_HOUR = 1800;

/** In seconds: a clock without seconds shows a minute that has begun. */
const LATE = 63;

/** Whether a text tells an age or a time of day. */
export function hasMoment(text: string): boolean {
  return timedText(text).moments.length > 0;
}

interface MomentText {
  seconds: number;
  /** The smallest step that the text shows. */
  unit: number;
  isAge: boolean;
}

export function timedText(whole: string): TimedText {
  const moments = (whole.match(MOMENT) ?? []).map(momentOf);
  return { whole, words: whole.replace(MOMENT, ' ').replace(/\s+/gu, ' ').trim(), moments };
}

const MOMENT =
  /\bvor \d+ (?:sek|min|std|stunde|tag)\p{L}*|\bil y a \d+ (?:s|min|h|jour)\p{L}*|\bhace \d+ (?:seg|min|hora|d[ií]a)\p{L}*|\bh[áa] \d+ (?:seg|min|hora|dia)\p{L}*|\b\d+ (?:second|minut|or|giorn)\p{L}* fa\b|\d+ ?(?:秒|分|時間|日)前|\b(?:\d+|an?) ?(?:s|sec|m|min|h|hr|d|seconds?|minutes?|hours?|days?)\.? ago\b|just now|\b\d{1,2}:\d\d(?::\d\d)?\b|\d+ ?(?:秒钟?|分钟?|小时|天)前|刚刚/giu;

function momentOf(text: string): MomentText {
  const clock = /^(\d+):(\d+)(?::(\d+))?$/u.exec(text);
  if (clock) {
    const [, hours, minutes, seconds] = clock;
    const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    return { seconds: sum, unit: seconds === undefined ? 60 : 2, isAge: false };
  }
  const [, count, word = ''] = /^(?:\p{L}+ (?:y a )?)?(\d+|an?) ?(.*)$/iu.exec(text) ?? [];
  const unit = unitOf(word.toLowerCase());
  if (count === undefined) return { seconds: 0, unit: 60, isAge: true };
  return { seconds: (Number(count) || 1) * unit, unit, isAge: true };
}

function unitOf(word: string): number {
  if (/^(?:se|s\b|s$|秒)/u.test(word)) return 1;
  if (/^(?:m|分)/u.test(word)) return 60;
  return /^(?:h|or|st|小|時)/u.test(word) ? 3600 : 86_400;
}
