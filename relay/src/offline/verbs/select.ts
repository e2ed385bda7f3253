import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:choose|select|pick)\s+(?<value>.+?)\s+(?:from|in|for|as|under|on)\s+(?<target>.+)$/iu,
  /^(?:choose|select|pick)\s+(?<value>.+)$/iu,
  /^(?:show|display|list)\s+(?:me )?(?<value>\d+)\s+(?:entries|rows|items|results|records|lines)?(?: ?(?:per|a|on each) page)?$/iu,
  /^(?:每页)?(?:显示|展示)(?<value>\d+)(?:条|项|行|个)(?:记录|数据|结果)?$/u,
  /^(?:在|从)(?<target>.+?)(?:里面|里|中|内|上)?(?:选择|选中|选取|选|挑选|挑)(?<value>.+)$/u,
  /^(?:选择|选取|选|挑选|挑)(?<value>.+?)(?:作为|当作|为)(?<target>.+)$/u,
  /^(?:选择|选取|选(?![中定])|挑选|挑)(?<value>.+)$/u,
  /^(?<target>[^选把将在从]{1,20}?)(?:选择|选取|选)(?<value>.+)$/u,
];

export const readSelect: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  if (known.isNamed(words)) return { verb: 'named', target: words };
  const groups = matchFirst(PATTERNS, words);
  return groups?.value ? { verb: 'select', target: groups.target, value: groups.value } : undefined;
};
