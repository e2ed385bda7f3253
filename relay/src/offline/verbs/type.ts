import type { ClauseReader } from '../intent.ts';
import { plainValue } from './fill.ts';
import { matchFirst } from './match-first.ts';

const SLOWLY =
  '(?:key by key|(?:one )?(?:character|letter|digit|key) (?:by|after) (?:character|letter|digit|key))';
const SLOWLY_ZH = '(?:逐个字?符?|逐字|逐键|一个(?:字|键)一个(?:字|键)地?|一个一个地?)';
const WRITES_ZH = '(?:键入|输入|打入|敲入|打)';

const PATTERNS = [
  new RegExp(
    `^(?:type|enter|key in)\\s+(?<value>.+?)\\s+(?:into|in|to)\\s+(?:the )?(?<target>.+?)\\s+${SLOWLY}$`,
    'iu',
  ),
  new RegExp(
    `^(?:type|enter|key in)\\s+(?<value>.+?)\\s+${SLOWLY}(?:\\s+(?:into|in|to)\\s+(?:the )?(?<target>.+))?$`,
    'iu',
  ),
  new RegExp(`^(?:在|往|向)(?<target>.+?)(?:里面|里|中|内|上)?${SLOWLY_ZH}${WRITES_ZH}(?<value>.+)$`, 'u'),
  new RegExp(
    `^(?:把|将)(?<value>.+?)${SLOWLY_ZH}${WRITES_ZH}(?:到|进|在)(?<target>.+?)(?:里面|里|中|内|上)?$`,
    'u',
  ),
  new RegExp(`^${SLOWLY_ZH}${WRITES_ZH}(?<value>.+?)(?:到|进|至)(?<target>.+?)(?:里面|里|中|内|上)?$`, 'u'),
];

/** Only where it is asked for: written at once is what most pages take. */
export const readType: ClauseReader = clause => {
  const { target, value } = matchFirst(PATTERNS, clause) ?? {};
  return value ? { verb: 'type', target, value: plainValue(value) } : undefined;
};
