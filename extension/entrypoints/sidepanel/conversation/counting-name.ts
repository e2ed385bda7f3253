import { type BoundPreview, changedParts } from './compare-shown.ts';

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;

/** Thousands and decimals in any format: 1,000, 1.000, 1 000, 1’000. */
const GROUPED = /\d[.,'’٫٬_\s]\d/u;

/** 5k, 1M, 2 bn, 5万. A lower-case m means minutes. */
const SCALED = /\d\s?([kK]|M|[bB]n?)(?!\p{L})|\d\s?[十百千万萬亿億]/u;

const GRAVE =
  /(?<!\p{L})(pay|buy|sell|bid|transfer|send|donate|tip|price|amount|total|delete|remove|erase|approve|refund|merge|withdraw|publish)(?!\p{L})|[付购購买買删刪价價]|转账|轉帳|汇款|匯款|出价|捐|金额|金額|合计|合計|充值|移除|清空|出售|退款|批准|合并|提现|发布/iu;

/**
 * Names that count by themselves: “Resend code (26s)”, “♥ 12”. Bound to the letter, they would change before anybody can
 * press Approve. A name is only counting if all of this holds, so that what runs is still what was shown: the element is the
 * same, nothing displayed differs but digits in the name, the page's signature without these digits is equal, and the number
 * is a time or a count, no amount and no name of a thing ({@link isCountable}), and moved no further than observed while the card was shown (twice as far, because a step
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

/** Whether a name shows a time that goes on, which may be another one by the time that the row runs. */
export function isCountingTime(shown: BoundPreview, now: BoundPreview): boolean {
  const [before, after] = [wordsOf(shown), wordsOf(now)];
  return placesOf(before, after).every(({ isTime }) => isTime);
}

/** The sum of the differences between the numbers in two names; undefined when more than numbers differ. */
function stepBetween(before: string, after: string): number | undefined {
  if (before.replace(DIGITS, '#') !== after.replace(DIGITS, '#')) return undefined;
  const now = numbersIn(after);
  const steps = numbersIn(before).map((number, index) => (now[index] ?? Number.NaN) - number);
  const step = steps.reduce((sum, each) => sum + Math.abs(each), 0);
  return Number.isSafeInteger(step) && isCountable(before, after) ? step : undefined;
}

const DIGITS = /\d+/gu;

function numbersIn(name: string): number[] {
  return (name.match(DIGITS) ?? []).map(Number);
}

/**
 * Whether the numbers that differ only count. No amount of money, nothing written like one (where a single digit may mean
 * thousands). “Order 1043”, “row 5” and “#120” name a thing: after a word or a sign for numbers, only a time counts. So it is
 * where a number of things is paid or deleted.
 */
function isCountable(before: string, after: string): boolean {
  if (MONEY.test(before) || GROUPED.test(before) || SCALED.test(before)) return false;
  const isGrave = GRAVE.test(before);
  return placesOf(before, after).every(({ isTime, isName }) => isTime || !(isGrave || isName));
}

interface NumberPlace {
  isTime: boolean;
  isName: boolean;
}

/** Of the numbers that differ. */
function placesOf(before: string, after: string): NumberPlace[] {
  const now = numbersIn(after);
  return [...before.matchAll(DIGITS)].flatMap(({ 0: digits, index }, at) => {
    if (Number(digits) === now[at]) return [];
    const [left, right] = [before.slice(0, index), before.slice(index + digits.length)];
    const isTime = TIME_AFTER.test(right) || /\d:$/u.test(left);
    return [{ isTime, isName: /[\p{L}#№]\s*$/u.test(left) }];
  });
}

const TIME_AFTER =
  /^(?::\d\d|\s*(?:s|sec|secs|seconds?|m|min|mins|minutes?|h|hrs?|hours?|sek\p{L}*|std|stunden?|秒|分|小时|時間|초|분))(?![\p{L}\d])|^\s*(?:秒|分|小时|時間)/iu;
