import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:drag(?: and drop)?|drop)(?: the)?\s+(?<target>.+?)\s+(?:to |right |just )?(?<place>before|above|after|below|behind|under|underneath)\s+(?:the )?(?<to>.+)$/iu,
  /^move(?: the)?\s+(?<target>.+?)\s+(?:to |right |just )?(?<place>before|above|after|below|behind)\s+(?:the )?(?<to>.+)$/iu,
  /^(?:drag(?: and drop)?|drop)(?: the)?\s+(?<target>.+?)\s+(?:onto|on|over|into|in|to)\s+(?:the )?(?<to>.+)$/iu,
  /^(?:把|将)(?<target>.+?)(?:拖动|拖拽|拖放|拖|移动|移|挪)(?:到|至|进|入)(?<to>.+?)(?:的)?(?<place>前面|之前|前边|上面|上方|后面|之后|后边|下面|下方)$/u,
  /^(?:把|将)(?<target>.+?)(?:拖动|拖拽|拖放|拖)(?:到|至|进|入)(?<to>.+?)(?:里面|里|中|内|上)?$/u,
  /^(?:拖动|拖拽|拖放|拖)(?<target>.+?)(?:到|至|进|入)(?<to>.+?)(?:的)?(?<place>前面|之前|上面|后面|之后|下面)$/u,
  /^(?:拖动|拖拽|拖放|拖)(?<target>.+?)(?:到|至|进|入)(?<to>.+?)(?:里面|里|中|内|上)?$/u,
];
const BEFORE = /^(?:before|above)$|^[前上之]前?[面方边]?$/iu;

export const readDrag: ClauseReader = clause => {
  const { target, to, place } = matchFirst(PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!target || !to) return undefined;
  return { verb: 'drag', target, to, position: place ? positionOf(place) : undefined };
};

function positionOf(place: string): 'before' | 'after' {
  return BEFORE.test(place) && !/后/u.test(place) ? 'before' : 'after';
}
