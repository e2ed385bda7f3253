import { type BoundPreview, changedParts } from './compare-shown.ts';
import { countable } from './countable.ts';

/**
 * Names that count by themselves: “Resend code (26s)”, “♥ 12”. Bound to the letter, each would have changed before anybody
 * can press Approve. So that what runs is still what was shown, all of this must hold for a name to be only counting:
 * it is the very same element, nothing that is shown but digits in the name is another, the page's own print of it
 * without these digits is the same, and the number is no amount ({@link countable}) and moved no further than it was seen
 * to move while the card was shown (twice as far, because a step may be missed; a few at first, and never more, or a page
 * could go faster with each look). Anything else is a rename, which arms the card anew, or is refused by the page when it
 * comes after the press.
 */
export function countedBy(
  shown: BoundPreview,
  now: BoundPreview,
  longestStep: number | undefined,
): number | undefined {
  const name = shown.facts?.name ?? '';
  const step = isSameButDigits(shown, now) ? stepBetween(name, now.facts?.name ?? '') : undefined;
  const farthest = Math.min(longestStep === undefined ? FARTHEST : longestStep * 2, FARTHEST);
  return step === undefined || step > farthest ? undefined : step;
}

/**
 * What was shown, with the name as it is now. Of what an approval binds only what the new digits change is taken over:
 * hidden fields, surroundings that nobody reads on the card, and since when, stay as they were when the card was made.
 */
export function withCount(shown: BoundPreview, now: BoundPreview): BoundPreview {
  if (shown.binding.kind !== 'element' || now.binding.kind !== 'element') return shown;
  const { fingerprint } = now.binding;
  return { ...shown, facts: now.facts, binding: { ...shown.binding, fingerprint } };
}

const FARTHEST = 5;

function isSameButDigits(shown: BoundPreview, now: BoundPreview): boolean {
  const { parts } = changedParts(shown, now);
  if (parts.some(part => part !== 'name') || shown.facts?.kind !== now.facts?.kind) return false;
  const [before, after] = [shown.binding, now.binding];
  if (before.kind !== 'element' || after.kind !== 'element') return false;
  return before.elementId === after.elementId && before.shape !== undefined && before.shape === after.shape;
}

/** How far the numbers in two names are apart, all together; undefined when the names differ in more. */
function stepBetween(before: string, after: string): number | undefined {
  if (before.replace(DIGITS, '#') !== after.replace(DIGITS, '#')) return undefined;
  const now = numbersIn(after);
  const steps = numbersIn(before).map((number, index) => (now[index] ?? Number.NaN) - number);
  const step = steps.reduce((sum, each) => sum + Math.abs(each), 0);
  const rises = steps.some(each => each > 0);
  return Number.isSafeInteger(step) && countable(before, rises) ? step : undefined;
}

const DIGITS = /\d+/gu;

function numbersIn(name: string): number[] {
  return (name.match(DIGITS) ?? []).map(Number);
}
