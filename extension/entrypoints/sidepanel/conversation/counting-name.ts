import { type BoundPreview, changedParts } from './compare-shown.ts';

/**
 * Names that tell a time that goes on: “Resend code (26s)”. Bound to the letter, they would change before anybody can press
 * Approve. A name is only counting if all of this holds, so that what runs is still what was shown: the element is the same,
 * nothing displayed differs but digits in the name, the page's signature without these digits is equal, each number that
 * differs is a time, and moved no further than observed while the card was shown (twice as far, because a step may be missed;
 * a few at first, with an upper limit). Anything else is a rename, which arms the card again, or which the page refuses after
 * the press.
 */
export function countedBy(
  shown: BoundPreview,
  now: BoundPreview,
  longestStep: number | undefined,
): number | undefined {
  const step = isSameButDigits(shown, now) ? stepBetween(wordsOf(shown), wordsOf(now)) : undefined;
  const farthest = Math.min(longestStep === undefined ? FIRST : longestStep * 2, FARTHEST);
  return step === undefined || step > farthest ? undefined : step;
}

/**
 * The preview as shown, with the current name. Of the binding only what the new digits change is taken over; everything else
 * stays as it was when the card was made.
 */
export function withCount(shown: BoundPreview, now: BoundPreview): BoundPreview {
  if (shown.binding.kind !== 'element' || now.binding.kind !== 'element') return shown;
  const { fingerprint } = now.binding;
  return { ...shown, facts: now.facts, binding: { ...shown.binding, fingerprint } };
}

/** The preview as shown, with the present words around the target, its number among its like, and whether it can run already. */
export function withParts(shown: BoundPreview, now: BoundPreview): BoundPreview {
  if (!shown.facts) return shown;
  const { notYet: _notYet, facts: shownFacts, ...rest } = shown;
  const { parts: _parts, place: _place, ...facts } = shownFacts;
  const { parts, place } = now.facts ?? {};
  return {
    ...rest,
    facts: { ...facts, ...(parts && { parts }), ...(place && { place }) },
    ...(now.notYet && { notYet: now.notYet }),
  };
}

/** Whether it shows the same. */
export function hasSameParts(shown: BoundPreview, now: BoundPreview): boolean {
  const [before, after] = [shown, now].map(({ facts, notYet }) =>
    JSON.stringify([facts?.parts, facts?.place, notYet !== undefined]),
  );
  return before === after;
}

const FIRST = 2;
const FARTHEST = 5;

function wordsOf({ facts }: BoundPreview): string {
  return [facts?.name, facts?.painted].join('\n');
}

function isSameButDigits(shown: BoundPreview, now: BoundPreview): boolean {
  const { parts } = changedParts(shown, now);
  if (parts.some(part => part !== 'name') || shown.facts?.kind !== now.facts?.kind) return false;
  const [before, after] = [shown.binding, now.binding];
  if (before.kind !== 'element' || after.kind !== 'element') return false;
  return before.elementId === after.elementId && before.shape !== undefined && before.shape === after.shape;
}

/** The sum of the differences between the numbers in two names; undefined when more than numbers differ. */
function stepBetween(before: string, after: string): number | undefined {
  if (before.replace(DIGITS, '#') !== after.replace(DIGITS, '#')) return undefined;
  const now = numbersIn(after);
  const steps = numbersIn(before).map((number, index) => (now[index] ?? Number.NaN) - number);
  const step = steps.reduce((sum, each) => sum + Math.abs(each), 0);
  return Number.isSafeInteger(step) && areTimes(before, after) ? step : undefined;
}

const DIGITS = /\d+/gu;

function numbersIn(name: string): number[] {
  return (name.match(DIGITS) ?? []).map(Number);
}

/** Whether the numbers that differ are times. “Order 1043”, “♥ 12” and “3 files” name or count things. */
function areTimes(before: string, after: string): boolean {
  const now = numbersIn(after);
  return [...before.matchAll(DIGITS)].every(({ 0: digits, index }, at) => {
    const [left, right] = [before.slice(0, index), before.slice(index + digits.length)];
    const isTime = TIME_AFTER.test(right) && !MILLIONS.test(right);
    const step = Math.abs(Number(digits) - (now[at] ?? Number.NaN));
    if (step === 0) return true;
    return isTime ? step === 1 || SECONDS.test(right) : /\d:$/u.test(left);
  });
}

const TIME_AFTER =
  /^(?::\d\d|\s*(?:s|sec|secs|seconds?|m|min|mins|minutes?|h|hrs?|hours?|sek\p{L}*|std|stunden?|秒|分|小时|時間|초|분))(?![\p{L}\d])|^\s*(?:秒|分|小时|時間)/iu;

/** Longer times hardly go on by more than one while a person reads. */
const SECONDS = /^\s*(?:s(?:ec|ek)?|秒|초)|^:\d\d/iu;

const MILLIONS = /^\s?M(?!\p{L})/u;
