import type { ClauseReader, Direction } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { isWholePage } from '../target-words.ts';
import { matchFirst } from './match-first.ts';

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

function directionOf(words: string): Direction {
  return DIRECTIONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'down';
}
