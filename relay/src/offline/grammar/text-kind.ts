import type { DescribedElement } from '../phrases/described-element.ts';

/**
 * What kind of text a field takes. `name`: a short name, also where nothing tells; `line`: a subject or a memo; `task`: an
 * order to oneself, so verbs are no commands; `message`: sentences; `query`: words to search for.
 */
export type TextKind = 'name' | 'company' | 'code' | 'address' | 'line' | 'task' | 'message' | 'query';

/** In this order: 搜索任务 is searched in, 详细地址 is no message. */
const KINDS: readonly [names: RegExp, kind: TextKind][] = [
  [/\b(?:search|find|keywords?|query|looking for)\b|搜|查找|查询|检索|关键[词字]/iu, 'query'],
  [/\b(?:street|address)\b|地址|住址/iu, 'address'],
  [
    /\b(?:code|coupon|voucher|iban|pass(?:word|code|phrase)|pin|token|id)\b|\b(?:account|order|card|tracking|reference) (?:number|no\b)|[号码]$|密码|账号|帐号|卡号/iu,
    'code',
  ],
  [/\b(?:tasks?|to-?dos?|needs? (?:doing|to be done))\b|任务|待办|事项/iu, 'task'],
  [
    /\b(?:message|body|comments?|notes?|remarks?|description|feedback|review|reply|question|signature|bio|about (?:me|you)|reason|details)\b|正文|内容|留言|备注|评论|回复|描述|说明|意见|反馈|建议|签名|简介|问题|原因/iu,
    'message',
  ],
  [/\b(?:subject|title|headline|memo|caption|topic)\b|主题|标题|题目|附言|摘要/iu, 'line'],
  [/\b(?:company|organi[sz]ation|employer|business)\b|公司|单位|企业/iu, 'company'],
];

const LONG = /multi-?line|rich text|多行|富文本|text ?area|文本域/iu;

/** By the field on the page, or by the words for one that it does not list. */
export function textKindOf(field: DescribedElement | undefined, target: string | undefined): TextKind {
  const name = field ? field.name || field.hints.placeholder || field.hints.type : (target ?? '');
  const known = KINDS.find(([names]) => names.test(name))?.[1];
  if (known === undefined && field && LONG.test(field.desc)) return 'message';
  return known ?? 'name';
}
