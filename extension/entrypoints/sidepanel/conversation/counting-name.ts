import { type BoundPreview, changedParts } from './compare-shown.ts';

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;

/** Thousands and decimals, however they are set apart: 1,000, 1.000, 1 000, 1’000. */
const GROUPED = /\d[.,'’٫٬_\s]\d/u;

/** 5k, 1M, 2 bn, 5万. A small m stands for minutes. */
const SCALED = /\d\s?([kK]|M|[bB]n?)(?!\p{L})|\d\s?[十百千万萬亿億]/u;

const GRAVE =
  /(?<!\p{L})(pay|buy|bid|transfer|send|donate|tip|price|amount|total|delete|remove|erase)(?!\p{L})|[付购購买買删刪价價]|转账|轉帳|汇款|匯款|出价|捐|金额|金額|合计|合計|充值|移除|清空/iu;

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

/**
 * Whether the number in a name may be one that only counts. Not an amount of money, nor what is written like one, where a
 * single digit stands for thousands. Where it says how much is paid or deleted it may go down, as the time does that is
 * left for it, but never up.
 */
function countable(name: string, rises: boolean): boolean {
  if (MONEY.test(name) || GROUPED.test(name) || SCALED.test(name)) return false;
  return !(rises && GRAVE.test(name));
}
