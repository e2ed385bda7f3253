import type { PartFacts } from '../../../page/element-facts.ts';
import { isSameInTime } from '../../../page/identity/moment-texts.ts';

/** Milliseconds between two looks at a page, at most: a panel out of sight looks rarely. */
const LONGEST_PAUSE = 20_000;

/** Whether two readings of a place say the same: only what the page has proven to be a clock, and ages, may have gone on. */
export function isSamePart(shown: PartFacts, now: PartFacts): boolean {
  if (shown.kind !== now.kind) return false;
  if (isSameWording(shown.words, now.words)) return true;
  return goesOn(shown.words, now) || goesOn(now.words, shown);
}

/** Whether only ages and times went on, as they do between two looks. */
export function isSameWording(shown: string, now: string): boolean {
  return isSameInTime(shown, now, LONGEST_PAUSE);
}

/** `#` stands for the figures of a clock. */
function goesOn(words: string, { still }: PartFacts): boolean {
  if (still === undefined) return false;
  const pattern = still.split('#').map(escaped).join(String.raw`[\p{Nd}.,:#٫٬]+`);
  return new RegExp(`^${pattern}$`, 'u').test(words);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);
}
