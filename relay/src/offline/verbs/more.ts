import type { ClauseReader, ElementSearch } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const REGIONS: readonly [words: RegExp, region: NonNullable<ElementSearch['region']>][] = [
  [/\bfooter\b|bottom of the page|页脚|页尾|底部/iu, 'footer'],
  [/\bheader\b|\bnav(?:igation)?\b|top of the page|top bar|页眉|页头|顶部|导航/iu, 'header'],
  [/\bside ?bar\b|侧栏|侧边栏|边栏/iu, 'sidebar'],
  [/\bform\b|表单/iu, 'form'],
  [/below|further down|off ?screen|下方|下面|屏幕外|没显示/iu, 'below_viewport'],
];
const TYPES: readonly [words: RegExp, type: NonNullable<ElementSearch['elementType']>][] = [
  [/\bbuttons?\b|按钮/iu, 'button'],
  [/\blinks?\b|链接/iu, 'link'],
  [/\b(?:inputs?|(?:text )?(?:fields?|boxes))\b|输入框|文本框|字段/iu, 'input'],
  [/\b(?:selects?|drop ?downs?|menus?)\b|下拉框|下拉菜单|选择框/iu, 'select'],
  [/\b(?:elements?|controls?|everything|anything|items?|things)\b|元素|控件|东西|内容/iu, 'all'],
];
const ASKS =
  /^(?:(?:show|list|find|get|give|see|look for|load)\b.*\b(?:more|other|further|additional|all|any|elements?|buttons|links|inputs|fields)\b|(?:are there|is there|what|which|any)\b.*\b(?:more|other|else|elements|buttons|links|inputs|fields|dropdowns)\b|(?:what|anything)(?:'s| is)? (?:in|below|else)|more\b|(?:显示|列出|看看|查看|展示|找|查找|给|有没有|还有|有|再?来|更多|加载).*(?:更多|其他|其它|别的|所有|全部|哪些|什么|按钮|链接|输入框|元素|下拉框|控件)|.*(?:还)?有(?:哪些|什么)(?:其他|其它|别的)?(?:按钮|链接|输入框|元素|下拉框|控件))/iu;
const KEYWORDS = [
  /\b(?:about|containing|named|called|matching|related to)\s+(?<keyword>.+)$/iu,
  /(?:关于|包含|名为|叫做?)(?<keyword>.+?)的/u,
];

export const readMore: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (!ASKS.test(words)) return undefined;
  const region = REGIONS.find(([pattern]) => pattern.test(words))?.[1];
  const elementType = TYPES.find(([pattern]) => pattern.test(words))?.[1];
  const keyword = matchFirst(KEYWORDS, words)?.keyword;
  if (
    !region &&
    !elementType &&
    !keyword &&
    !/^(?:show|give|see|list|load)?(?: me)? ?more$|更多/iu.test(words)
  )
    return undefined;
  return {
    verb: 'more',
    search: { ...(region && { region }), ...(elementType && { elementType }), ...(keyword && { keyword }) },
  };
};
