import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:choose|select|pick)\s+(?<value>.+?)\s+(?:from|in|for|as|under|on)\s+(?<target>.+)$/iu,
  /^(?:choose|select|pick)\s+(?<value>.+)$/iu,
  /^(?:在|从)(?<target>.+?)(?:里面|里|中|内|上)?(?:选择|选中|选取|选|挑选|挑)(?<value>.+)$/u,
  /^(?:选择|选取|选|挑选|挑)(?<value>.+?)(?:作为|当作|为)(?<target>.+)$/u,
  /^(?:选择|选取|选(?![中定])|挑选|挑)(?<value>.+)$/u,
  /^(?<target>[^选把将在从]{1,20}?)(?:选择|选取|选)(?<value>.+)$/u,
];

export const readSelect: ClauseReader = clause => {
  const groups = matchFirst(PATTERNS, stripSentenceEnd(clause));
  return groups?.value ? { verb: 'select', target: groups.target, value: groups.value } : undefined;
};
