/**
 * Whether the number in a name may be one that only counts. Not an amount of money, nor what is written like one, where a
 * single digit stands for thousands. Where it says how much is paid or deleted it may go down, as the time does that is
 * left for it, but never up.
 */
export function countable(name: string, rises: boolean): boolean {
  if (MONEY.test(name) || GROUPED.test(name) || SCALED.test(name)) return false;
  return !(rises && GRAVE.test(name));
}

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;

/** Thousands and decimals, however they are set apart: 1,000, 1.000, 1 000, 1’000. */
const GROUPED = /\d[.,'’٫٬_\s]\d/u;

/** 5k, 1M, 2 bn, 5万. A small m stands for minutes. */
const SCALED = /\d\s?([kK]|M|[bB]n?)(?!\p{L})|\d\s?[十百千万萬亿億]/u;

const GRAVE =
  /(?<!\p{L})(pay|buy|bid|transfer|send|donate|tip|price|amount|total|delete|remove|erase)(?!\p{L})|[付购購买買删刪价價]|转账|轉帳|汇款|匯款|出价|捐|金额|金額|合计|合計|充值|移除|清空/iu;
