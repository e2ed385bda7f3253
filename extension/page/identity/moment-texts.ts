/** Whether two texts are equal but for ages and times of day that went on as real time did. `elapsed` in milliseconds. */
export function isSameInTime(before: string, now: string, elapsed: number): boolean {
  if (before === now) return true;
  const [was, is] = [partsOf(before), partsOf(now)];
  if (was.words !== is.words || was.moments.length !== is.moments.length) return false;
  return was.moments.every((moment, index) => {
    const other = is.moments[index];
    if (!other || other.isAge !== moment.isAge) return false;
    return Math.abs(other.seconds - moment.seconds) <= elapsed / 1000 + Math.max(moment.unit, other.unit);
  });
}

interface MomentText {
  seconds: number;
  /** The smallest step that the text shows. */
  unit: number;
  isAge: boolean;
}

function partsOf(text: string): { words: string; moments: MomentText[] } {
  const moments = (text.match(MOMENT) ?? []).map(momentOf);
  return { words: text.replace(MOMENT, ' ').replace(/\s+/gu, ' ').trim(), moments };
}

const MOMENT =
  /\b(?:\d+|an?) ?(?:s|sec|m|min|h|hr|d|seconds?|minutes?|hours?|days?)\.? ago\b|just now|\b\d{1,2}:\d\d(?::\d\d)?\b|\d+ ?(?:秒钟?|分钟?|小时|天)前|刚刚/giu;

function momentOf(text: string): MomentText {
  const clock = /^(\d+):(\d+)(?::(\d+))?$/u.exec(text);
  if (clock) {
    const [, hours, minutes, seconds] = clock;
    const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    return { seconds: sum, unit: seconds === undefined ? 60 : 2, isAge: false };
  }
  const [, count, word = ''] = /^(\d+|an?)? ?(.*)$/iu.exec(text) ?? [];
  const unit = unitOf(word.toLowerCase());
  if (count === undefined) return { seconds: 0, unit: 60, isAge: true };
  return { seconds: (Number(count) || 1) * unit, unit, isAge: true };
}

function unitOf(word: string): number {
  if (/^(?:s|秒)/u.test(word)) return 1;
  if (/^(?:m|分)/u.test(word)) return 60;
  return /^(?:h|小)/u.test(word) ? 3600 : 86_400;
}
