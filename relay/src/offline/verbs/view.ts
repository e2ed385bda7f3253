import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const VIEWS = [
  /^(?:show(?: me)?|see|view|look at|take a look at)\s+(?<target>.+)$/iu,
  /^(?:查看|看一下|看看|看一看|看|翻到?)(?<target>.+)$/u,
];

/** "Show my orders" is a click where something is called "My orders"; a row's own "View" comes before. */
export const readView: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  const target = matchFirst(VIEWS, words)?.target;
  return target && known.isNamed(target) && !known.isNamed(words) ? { verb: 'click', target } : undefined;
};
