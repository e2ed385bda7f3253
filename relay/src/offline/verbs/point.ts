import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const HOVERS = [
  /^(?:hover(?: the mouse)?(?: over| on| above)?|mouse ?over|point (?:at|to)|(?:move|put|rest|hold) (?:the |your )?(?:mouse|pointer)(?: pointer)? (?:over|onto|on|to|above|at))(?: the)?\s+(?<target>.+)$/iu,
  /^(?:(?:把|将)?(?:鼠标|指针)(?:指针)?)?(?:悬停|停留|移动|移|放|停|悬浮|指)(?:在|到|至|向)(?<target>.+?)(?:的)?(?:上面|上方|上)?$/u,
];
const DOUBLE_CLICKS = [
  /^double[- ]?(?:click|tap|press)(?: on)?(?: the)?\s+(?<target>.+)$/iu,
  /^(?:双击|连点两下|连击两下)(?:一下)?(?<target>.+)$/u,
  /^(?:把|将)?(?<target>.+?)双击(?:一下)?$/u,
];
const FOCUSES = [
  /^(?:focus(?: on| in)?|(?:put|place|set|move) (?:the |your |my )?(?:cursor|caret|focus) (?:into|in|on|onto|to|at))(?: the)?\s+(?<target>.+)$/iu,
  /^(?:聚焦|让焦点|定位光标)(?:到|在|于)?(?<target>.+)$/u,
  /^(?:把|将)?(?:光标|焦点)(?:移动|移|放|定位|置|设)(?:到|在|于|进)(?<target>.+?)(?:里面|里|中|内|上)?$/u,
];

/** What a pointer or the caret does to one thing without pressing it once. */
export const readPoint: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  const focused = matchFirst(FOCUSES, words)?.target;
  if (focused) return { verb: 'focus', target: focused };
  const doubled = matchFirst(DOUBLE_CLICKS, words)?.target;
  if (doubled) return { verb: 'double_click', target: doubled };
  const hovered = matchFirst(HOVERS, words)?.target;
  return hovered ? { verb: 'hover', target: hovered } : undefined;
};
