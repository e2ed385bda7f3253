import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const ASKS = [
  /^where(?:'s|’s| is| are| can i find| do i find)(?: the| my)? (?<target>.+)$/iu,
  /^(?:show me|take me to|find) (?:where )?(?:the |my )?(?<target>.+?)(?: is)?(?: on (?:this|the) page)$/iu,
  /^(?<target>.+?)(?:按钮|链接)?在(?:哪里|哪儿|哪|什么地方|什么位置)[啊呢]?$/u,
];

/** Bringing it into view is the answer. */
export const readWhere: ClauseReader = clause => {
  const target = matchFirst(ASKS, stripSentenceEnd(clause))?.target;
  return target ? { verb: 'scroll', target, direction: undefined } : undefined;
};
