import { type BoundPreview, changedParts } from './compare-shown.ts';

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;

/** Thousands and decimals in any format: 1,000, 1.000, 1 000, 1’000. */
const GROUPED = /\d[.,'’٫٬_\s]\d/u;

/** 5k, 1M, 2 bn, 5万. A lower-case m means minutes. */
const SCALED = /\d\s?([kK]|M|[bB]n?)(?!\p{L})|\d\s?[十百千万萬亿億]/u;

const GRAVE =
  /(?<!\p{L})(pay|buy|bid|transfer|send|donate|tip|price|amount|total|delete|remove|erase)(?!\p{L})|[付购購买買删刪价價]|转账|轉帳|汇款|匯款|出价|捐|金额|金額|合计|合計|充值|移除|清空/iu;

/**
 * Names that count by themselves: “Resend code (26s)”, “♥ 12”. Bound to the letter, they would change before anybody can
 * press Approve. A name is only counting if all of this holds, so that what runs is still what was shown: the element is the
 * same, nothing displayed differs but digits in the name, the page's signature without these digits is equal, and the number
 * is no amount ({@link countable}) and moved no further than observed while the card was shown (twice as far, because a step
 * may be missed; a few at first, with an upper limit). Anything else is a rename, which arms the card again, or which the
 * page refuses after the press.
 */
export function countedBy(
  shown: BoundPreview,
  now: BoundPreview,
  longestStep: number | undefined,
): number | undefined {
  const step = isSameButDigits(shown, now) ? stepBetween(wordsOf(shown), wordsOf(now)) : undefined;
  const farthest = Math.min(longestStep === undefined ? FARTHEST : longestStep * 2, FARTHEST);
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

/** The preview as shown, with the present words around the target. */
export function withParts(shown: BoundPreview, now: BoundPreview): BoundPreview {
  if (!shown.facts) return shown;
  const { parts: _parts, ...facts } = shown.facts;
  return { ...shown, facts: { ...facts, ...(now.facts?.parts ? { parts: now.facts.parts } : {}) } };
}

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
  const rises = steps.some(each => each > 0);
  return Number.isSafeInteger(step) && countable(before, rises) ? step : undefined;
}

const DIGITS = /\d+/gu;

function numbersIn(name: string): number[] {
  return (name.match(DIGITS) ?? []).map(Number);
}

/**
 * Whether the number in a name may be one that only counts: no amount of money, nothing written like one (where a single
 * digit may mean thousands). A number of things to pay or delete may fall, like a remaining time, but never rise.
 */
function countable(name: string, rises: boolean): boolean {
  if (MONEY.test(name) || GROUPED.test(name) || SCALED.test(name)) return false;
  return !(rises && GRAVE.test(name));
}
