import type { ClauseReader } from '../intent.ts';
import { isDate } from '../read-date.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:choose|select|pick)\s+(?<value>.+?)\s+(?:from|in|for|as|under|on)\s+(?:the )?(?<target>.+)$/iu,
  /^(?:把|将)(?<target>.+?)(?:选择|选)(?:为|成|到)(?<value>.+)$/u,
  /^(?:在|从)?(?<target>.+?)(?:里面|里|中|内|上)?(?:选择|选取|选)(?<value>.+)$/u,
  /^(?:选择|选取|选)(?<value>.+?)(?:作为|当作|为)(?<target>.+)$/u,
];
const RANGE = /^(?:from |between |从)?(?<from>.+?)\s*(?:\bto\b|\buntil\b|\btill\b|–|~|到|至)\s*(?<end>.+)$/iu;

/** A day is chosen in a calendar; to write it into a field is another wish. */
export const readDateChoice: ClauseReader = clause => {
  const { target, value } = matchFirst(PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!target || !value) return undefined;
  if (isDate(value)) return { verb: 'date', target, value, end: undefined };
  const { from = '', end = '' } = RANGE.exec(value)?.groups ?? {};
  return isDate(from) && isDate(end) ? { verb: 'date', target, value: from, end } : undefined;
};
