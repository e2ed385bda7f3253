import { isDate } from '../phrases/dates.ts';
import type { DescribedElement } from '../phrases/described-element.ts';
import type { Known } from '../phrases/intent.ts';
import { type TextKind, textKindOf } from './text-kind.ts';
import { hasFunctionWords, hasRemark, isOrder, isOverrun, isUnsaid } from './value-words.ts';

/** Quotations and addresses are masked. */
const MASKS = /[\ue000-\uf8ff]/gu;
const LONE_MASK = /^[\ue000-\uf8ff][.。]?$/u;

/** The words for a field, and how they were said. */
export type SaidValue = {
  value: string;
  field: DescribedElement | undefined;
  target: string | undefined;
  /** By a colon or an equals sign. */
  isAssigned: boolean;
};

/**
 * Whether the words can be the very text for the field: quoted, or of the field's type, and with nothing in them that is said
 * about the text or asks for something else. In doubt they are none.
 */
export function isPlainValue(said: SaidValue, known: Known): boolean {
  if (LONE_MASK.test(said.value)) return true;
  const value = said.value.replace(MASKS, 'x');
  const { field, isAssigned } = said;
  if (/^[?？]+$|^(?:多少|什么|啥|几|哪|谁|怎么|如何|吗|呢|加一|减一)/u.test(value)) return false;
  if (field?.kind === 'select' || field?.kind === 'radio') return isPlainChoice(value);
  const type = field && typeOf(field);
  if (type) return type(value);
  if (field && FIGURES.test(field.hints.placeholder)) return /^[\d\s/:.-]+$/u.test(value);
  const kind = textKindOf(field, said.target);
  if (isUnsaid(value, isAssigned || kind === 'query') || (kind !== 'task' && isOrder(value))) return false;
  if (kind === 'message' && isAssigned) return true;
  if (!isAssigned && isOverrun(value)) return false;
  if (kind !== 'query' && kind !== 'code' && known.namesOther(value, field)) return false;
  return FITS[kind](value, isAssigned);
}

/** The page tells whether it has that choice. */
export function isPlainChoice(value: string): boolean {
  return !/[?？]$/u.test(value);
}

const FITS: Record<TextKind, (value: string, isAssigned: boolean) => boolean> = {
  name: value => isName(value) && !BREAK.test(value),
  company: value => isName(value.replace(/\b(?:and|of)\b/gu, ''), 25) && isOneCompany(value),
  code: value => /^[^\s,，;；\p{Script=Han}]+$/u.test(value) || /^[A-Z\d][A-Z\d -]*$/u.test(value),
  address: value => PLACE.test(value) && partsOf(value).every(part => !hasFunctionWords(part)),
  line: (value, isAssigned) => !hasRemark(value) && (isAssigned || hasShortTail(value)),
  task: (value, isAssigned) => !hasRemark(value) && (isAssigned || hasShortTail(value)),
  message: () => true,
  query: isQuery,
};

/** Between two clauses, or around a remark. */
const BREAK = /[,，;；。!！?？()（）\n]/u;

function isName(value: string, mostHan = 16): boolean {
  const han = value.match(/\p{Script=Han}/gu)?.length ?? 0;
  return !hasFunctionWords(value) && !hasRemark(value) && han <= mostHan && value.split(/\s+/u).length <= 6;
}

const COMPANY_END = /(?<![\p{L}])(?:inc|ltd|llc|gmbh|corp|co|plc|ag|oy|ab|sons|partners|公司)\.?$/iu;

function isOneCompany(value: string): boolean {
  return !/[;；。!！?？\n]/u.test(value) && (!/[,，]/u.test(value) || COMPANY_END.test(value));
}

/** A number, or a word for a part of a town: "my office" is none. */
const PLACE =
  /\d|[省市区县镇乡村路街道巷弄号楼栋座室]|\b(?:street|st|road|rd|avenue|ave|lane|square|drive|way|blvd)\b/iu;

function partsOf(value: string): string[] {
  return value.split(/[,，;；]/u).map(part => part.trim());
}

/** "rent, March": no clause of its own. */
function hasShortTail(value: string): boolean {
  const [, ...tail] = partsOf(value);
  return tail.every(part => part.length <= 12 && !hasFunctionWords(part));
}

/** Names of what is listed: the words before them only tell which. */
const OF_LISTED =
  /的(?:邮件|信|帖子|新闻|文章|商品|产品|视频|消息|订单|任务|结果|人|内容|菜|东西|评论|用户|房子|房源)|附近|旁边$|[里中上]的|^(?:关于|所有|全部)|发[来的]|\b(?:unread|latest|newest|recent|last|next|cheap(?:est|er)?|best|under|over|below|above|between|anyone|someone|sent by|yesterday|today)\b|\b(?:and|or|then)\s+(?:open|play|click|show|edit|sort|filter|read|buy|add|go|pick|choose|delete|send)\b|^(?:e-?mails?|mails?|messages?|posts?|users?|people|products?|items?|news|articles?|issues?|tasks?|orders?) (?:from|about|by|with|that|of|for|to)\s|[:：]\s|^(?:an?|the|this|that|these|those|your|our|about|from|for|by|with|called|named|some|any|all|my)\s/iu;

export function isPlainQuery(value: string): boolean {
  return LONE_MASK.test(value) || (!isUnsaid(value, true) && isQuery(value.replace(MASKS, 'x')));
}

function isQuery(value: string): boolean {
  return !BREAK.test(value.replace(/[?？]$/u, '')) && !OF_LISTED.test(value) && !hasRemark(value);
}

/** "500 元" in a field for a number. */
export function plainNumber(value: string, field: DescribedElement | undefined): string {
  const isNumber = field !== undefined && typeOf(field) === isFigure;
  return isNumber
    ? value.replace(/^[$€£¥￥]\s?(?=\d)|(?<=\d)\s?(?:元整?|块钱?|[个件份张本瓶台天]|[$€£¥])$/gu, '')
    : value;
}

const NUMBER = /^[$€£¥￥]?\s?[-+]?\d[\d.,]*$/u;

/** "MM/YY" */
const FIGURES = /^[DHMSY]{2,4}(?:[\s/:.-]+[DHMSY]{2,4})+$/iu;

function isFigure(value: string): boolean {
  return NUMBER.test(value);
}

/** What a field takes, by its type or else its name. */
const TYPES: readonly [type: RegExp, name: RegExp, takes: (value: string) => boolean][] = [
  [
    /^email$/u,
    /^(?:your |work |my )?e-?mail(?: address)?(?: for .*)?$|^(?:电子)?邮箱(?:地址)?$/iu,
    value => /^[^\s,，;；]+@[^\s,，;；]+\.[^\s,，;；\p{Script=Han}]+$/u.test(value),
  ],
  [
    /^tel$/u,
    /\b(?:phone|mobile|telephone)(?: number)?(?: \(optional\))?$|(?:手机|电话)(?:号码?)?$/iu,
    value => /\d{3}/u.test(value) && /^[\d\s()+./-]+$/u.test(value),
  ],
  [/^url$/u, /^(?:website|url|网址)$/iu, value => /^\S+\.\S+$/u.test(value)],
  [
    /^time$/u,
    /^(?:start|end|begin|finish)?\s?time$/iu,
    value => /^\d{1,2}[:：.点时]?\d{0,2}\s?(?:[ap]\.?m\.?)?$/iu.test(value),
  ],
  [/^date$/u, /\bdate\b|日期$|生日$/iu, value => isDate(value)],
  [/^(?:number|range)$/u, /^(?:quantity|qty|amount|price|age|数量|金额|价格|年龄)$/iu, isFigure],
];

function typeOf({
  name,
  hints: { type },
  kindWords,
}: DescribedElement): ((value: string) => boolean) | undefined {
  const isSlider = /slider|spin|滑块|数字/iu.test(kindWords);
  return TYPES.find(
    ([types, names]) => types.test(isSlider ? 'number' : type) || names.test(name.trim()),
  )?.[2];
}
