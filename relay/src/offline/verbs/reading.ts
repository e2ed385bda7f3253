import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader, Direction, ElementSearch } from '../phrases/intent.ts';
import { isSelection, isWholePage, selectorOfPart } from '../phrases/placement.ts';

const CLEARS =
  /^(?:clear|remove|undo|delete|erase|get rid of|reset|取消|清除|清掉|清空|去掉|去除|移除|删除|撤销).*(?:highlight|underlin|\bmarks?\b|\bstyles?\b|styling|高亮|下划线|划线|标记|样式)/iu;

const CLEARS_AT_THE_END =
  /^(?:把|将).*(?:高亮|下划线|划线|标记|样式).*(?:取消|清除|清掉|清空|去掉|去除|移除|删除|删掉|撤销)$/u;

export const readClear: ClauseReader = clause =>
  CLEARS.test(clause) || CLEARS_AT_THE_END.test(clause) ? { verb: 'clear' } : undefined;

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

const MORE_ASKS =
  /^(?:(?:show|list|find|get|give|see|look for|load)\b.*\b(?:more|other|further|additional|all|any|elements?|buttons|links|inputs|fields)\b|(?:are there|is there|what|which|any)\b.*\b(?:more|other|else|elements|buttons|links|inputs|fields|dropdowns)\b|(?:what|anything)(?:'s| is)? (?:in|below|else)|more\b|(?:显示|列出|看看|查看|展示|找|查找|给|有没有|还有|有|再?来|更多|加载).*(?:更多|其他|其它|别的|所有|全部|哪些|什么|按钮|链接|输入框|元素|下拉框|控件)|.*(?:还)?有(?:哪些|什么)(?:其他|其它|别的)?(?:按钮|链接|输入框|元素|下拉框|控件))/iu;

const KEYWORDS = [
  /\b(?:about|containing|named|called|matching|related to)\s+(?<keyword>.+)$/iu,
  /(?:关于|包含|名为|叫做?)(?<keyword>.+?)的/u,
];

export const readMore: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (!MORE_ASKS.test(words)) return undefined;
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

const WHERE_ASKS = [
  /^where(?:'s|’s| is| are| can i find| do i find)(?: the| my)? (?<target>.+)$/iu,
  /^(?:show me|take me to|find) (?:where )?(?:the |my )?(?<target>.+?)(?: is)?(?: on (?:this|the) page)$/iu,
  /^(?<target>.+?)(?:按钮|链接)?在(?:哪里|哪儿|哪|什么地方|什么位置)[啊呢]?$/u,
];

/** The answer is to bring it into view. */
export const readWhere: ClauseReader = clause => {
  const target = matchFirst(WHERE_ASKS, stripSentenceEnd(clause))?.target;
  return target ? { verb: 'scroll', target, direction: undefined } : undefined;
};

const VIEWS = [
  /^(?:show(?: me)?|see|view|look at|take a look at)\s+(?<target>.+)$/iu,
  /^(?:查看|看一下|看看|看一看|看|翻到?)(?<target>.+)$/u,
];

/** "Show my orders" is a click on something called "My orders"; a row's own "View" comes before. */
export const readView: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  const target = matchFirst(VIEWS, words)?.target;
  return target && known.isNamed(target) && !known.isNamed(words) ? { verb: 'click', target } : undefined;
};

const UNDERLINES = /underlin(?:e|ing)|加?(?:上|个)?下划线|划线|画线/iu;

const HIGHLIGHTS =
  /highlight(?:ing)?|\bmark\b|高亮(?:显示)?|标(?:亮|记(?![为成](?![红黄绿蓝橙橘紫粉灰]))|注|出|上|[成为]?(?=[红黄绿蓝橙橘紫粉灰]))/iu;

const BEGINS =
  /^(?:highlight|mark(?!.* as )|underline|高亮|标|划线|画线|下划线|加下划线|(?:把|将|给|用|在|为).*(?:高亮|标|下划线|划线|画线))/iu;

/** CSS colour names, by their everyday names. */
const COLORS: readonly [words: RegExp, color: string][] = [
  [/\byellow\b|黄色?/iu, 'yellow'],
  [/\bred\b|红色?/iu, 'red'],
  [/\bgreen\b|绿色?/iu, 'green'],
  [/\b(?:light ?)?blue\b|蓝色?/iu, 'blue'],
  [/\borange\b|橙色?|橘色/iu, 'orange'],
  [/\bpink\b|粉红?色?/iu, 'pink'],
  [/\bpurple\b|\bviolet\b|紫色?/iu, 'purple'],
  [/\bgr[ae]y\b|灰色?/iu, 'gray'],
];

const FILLERS =
  /\b(?:in|with|using|as|colou?r|a|it|line|on)\b(?=\s*$)|^\s*(?:in|with|using)\b|颜色|色的?|把|将|给|用|为|成|加上|加|一下|显示|以/giu;

export const readMark: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (!BEGINS.test(words)) return undefined;
  const verb = UNDERLINES.test(words) ? 'underline' : 'highlight';
  if (verb === 'highlight' && !HIGHLIGHTS.test(words)) return undefined;
  const withoutVerb = words.replace(verb === 'underline' ? UNDERLINES : HIGHLIGHTS, ' ');
  const found = COLORS.find(([pattern]) => pattern.test(withoutVerb));
  const rest = found ? withoutVerb.replace(found[0], ' ') : withoutVerb;
  const target = rest.replace(FILLERS, ' ').replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return { verb, target: target === '' || isSelection(target) ? undefined : target, color: found?.[1] };
};

const SCROLLS =
  /^(?:scroll|page (?:up|down)$|(?:go|jump|get|take me)(?: back)?(?: all the way)? (?:to the (?:very )?(?:top|bottom|end)|up|down)\b|back to (?:the )?top|(?:继续)?(?:往|向|朝)[上下](?:滚|滑|翻|拉|划|移)|(?:页面|网页)?(?:滚|下滑|上滑|下拉|上拉|翻到(?!.*页$)|翻页|拉到|滑到|划到)|(?:回|返回|跳)?到?(?:页面|网页)?(?:的)?(?:最)?(?:顶部?|底部?|顶端|底端|上面|下面|末尾|开头)$|跳到|(?:把|将|在|让).+(?:滚|拉|滑|翻)(?:动|到))/iu;

/** A part of the page that scrolls by itself. */
const AREAS = [
  /^scroll (?!(?:up|down|to|until|till|all|back)\b)(?:the )?(?<target>.+?) (?:(?:back |all the way |right )*to (?:the |its )?(?:very )?(?<to>top|bottom|end|beginning|start)|(?<way>up|down))(?: a (?:bit|little))?$/iu,
  /^(?:把|将|在|让)(?<target>.+?)(?:里面?|中|内)?(?:往|向|朝)?(?:滚|拉|滑|翻)(?:动)?到?(?:最)?(?<to>底|顶|末尾|最后|开头|上|下).*$/u,
];

const TARGETS = [
  /^(?:go|jump|take me) (?:down |up )?to (?:the )?(?<target>.+?) (?:section|part)$/iu,
  /^scroll (?:up |down )?(?:until (?:you see|i see) |to |till )(?:the )?(?<target>.+)$/iu,
  /^(?:滚动?|翻|拉|滑|划|跳)(?:到|至)(?<target>.+?)(?:那里|处|位置|部分)?$/u,
];

const DIRECTIONS: readonly [words: RegExp, direction: Direction][] = [
  [/\b(?:bottom|end)\b|底|最下|末尾|最后/iu, 'bottom'],
  [/\b(?:top|beginning|start)\b|顶|最上|开头/iu, 'top'],
  [/\bup(?:wards)?\b|[往向朝]?上/iu, 'up'],
  [/\bdown(?:wards)?\b|下/iu, 'down'],
];

const ENDS_OF_PAGE =
  /^(?:very )?(?:top|bottom|end|beginning|start|up|down)(?: of (?:the |this )?(?:page|site|screen))?$|^(?:页面|网页)?(?:的)?(?:最)?(?:顶|底|上|下|末尾|开头)(?:部|端|面|方)?$/iu;

export const readScroll: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (!SCROLLS.test(words)) return undefined;
  const area = matchFirst(AREAS, words);
  if (area?.target && !isWholePage(area.target)) {
    return { verb: 'scroll', target: area.target, direction: directionOf(area.to ?? area.way ?? '') };
  }
  const target = matchFirst(TARGETS, words)?.target;
  if (target && !ENDS_OF_PAGE.test(target)) return { verb: 'scroll', target, direction: undefined };
  return { verb: 'scroll', target: undefined, direction: directionOf(words) };
};

const READS = [
  /^read(?: out| aloud)?(?: me)?(?: to me)?(?<target>(?: .+)?)$/iu,
  /^(?:what does|tell me what) (?<target>.+) (?:say|says|read|reads|contain|contains)$/iu,
  /^(?:读取|读一读|读一下|读出|朗读|阅读|读|念一下|念)(?<target>.*?)(?:的内容|的文字|的文本|的值)?$/u,
];
const ASKS = [
  /^(?:what(?:'s| is| are)|tell me|show me|get|give me|copy)(?: the text of| the content of| the value of)? (?<target>.+)$/iu,
  /^(?:获取|查看|看一下|看看|看|显示|告诉我|提取|复制)(?<target>.+?)(?:的内容|的文字|的值)?$/u,
  /^(?<target>.+?)(?:是|写着|写的是|说)(?:的)?(?:什么|啥|多少)$/u,
];
const SELECTION_ASKED =
  /^what (?:did i|have i|i(?:'ve| have)?) (?:just )?select(?:ed)?$|^我选(?:中|择)?了(?:什么|啥)$/iu;

/** "Read" takes any target; a question only the selection, or a part that every page has. */
export const readRead: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (SELECTION_ASKED.test(words) || isSelection(words)) return { verb: 'selection' };
  const read = matchFirst(READS, words);
  if (read) return readTarget(read.target);
  const asked = matchFirst(ASKS, words)?.target;
  if (!asked) return undefined;
  return isSelection(asked) || selectorOfPart(asked) ? readTarget(asked) : undefined;
};

function readTarget(target: string | undefined): ReturnType<ClauseReader> {
  if (target && isSelection(target)) return { verb: 'selection' };
  return { verb: 'read', target: target === undefined || isWholePage(target) ? undefined : target };
}

function directionOf(words: string): Direction {
  return DIRECTIONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'down';
}
