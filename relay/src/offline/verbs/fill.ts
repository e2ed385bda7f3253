import type { ClauseReader } from '../intent.ts';
import { splitFields } from '../split-field.ts';
import { matchFirst } from './match-first.ts';

const PLACE = '(?:里面|里边|里|中|内|上|处|一栏)?';
const FILLS = '(?:填写上?|填入|填上|填进|填|输入(?!框)|键入|敲入|写上|写入|写|粘贴)';

/** The kind of the element decides what these do. */
const CHANGES = '(?:设置|设定|设|改|修改|更改|更新|调整?|切换|换)(?:成|为|到)';
const SETS = [
  new RegExp(`^(?<target>[^把将在给]{1,20}?)(?:的值)?${CHANGES}(?<value>.+)$`, 'u'),
  /^(?:set|change|update|switch)\s+(?<target>.+?)\s+(?:to|as|=)\s+(?<value>.+)$/iu,
  /^(?:把|将)(?<target>.+?)(?:的值)?(?:设置|设定|设|改|修改|更改|更新|调整?|切换|换|选择?)(?:成|为|到)(?<value>.+)$/u,
];
const FILL_IN = [
  /^(?:enter|put|type|write|use)\s+(?<target>.+?)\s+as\s+(?<value>[\ue000-\uf8ff].*)$/iu,
  /^(?:fill(?: in| out)?|complete|populate)[:：]?\s+(?<target>.+?)\s+(?:with|as|=)\s+(?<value>.+)$/iu,
  /^fill(?: in| out)?\s*[:：]?\s+(?<target>[^:：=]{1,60}?)\s*[:：=]\s*(?<value>.+)$/iu,
  /^(?:type|enter|write|put|input|insert|paste|fill(?: in)?)\s+(?<value>.+)\s+(?:into|in|inside|to|as|for|on|under)\s+(?<target>.+)$/iu,
  /^use\s+(?<value>.+)\s+(?:as|for)\s+(?<target>.+)$/iu,
  new RegExp(`^(?:把|将)(?<value>.+?)(?:填写|填|输入|写|放|粘贴)(?:到|进|入|在)(?<target>.+?)${PLACE}$`, 'u'),
  new RegExp(`^${FILLS}(?<value>.+?)(?:到|进|至)(?<target>.+?)${PLACE}$`, 'u'),
  new RegExp(`^(?:在|往|向|到|给|为)(?<target>.+?)${PLACE}${FILLS}(?:成|为)?[:： ]?(?<value>.+)$`, 'u'),
  /^(?:把|将)(?<target>.+?)(?:填写|填|写|输入)(?:成|为|上)(?<value>.+)$/u,
  /^(?:填写|填)(?<target>.{1,30}?)(?:为|是|成|[:：])(?<value>.+)$/u,
  new RegExp(`^(?<target>[^填输写在把将]{1,30}?)${PLACE}${FILLS}(?:成|为)?[:： ]?(?<value>.+)$`, 'u'),
];
const VALUE_ALONE = [
  /^(?:type|enter|input)(?: in)?\s+(?<value>.+)$/iu,
  /^(?:填入|填写?(?![入写])|输入(?!框)|键入|敲入)(?<value>.+)$/u,
];
const EMPTIES = [
  /^(?:clear|empty)\s+(?<target>.+)$/iu,
  /^(?:清空|清除)(?<target>.+)$/u,
  /^(?:把|将)?(?<target>.+?)(?:清空|清除)$/u,
];
/** "Name with Bob" counts only after another fill. */
const CONTINUES = [
  /^(?<target>.{1,60}?)\s+(?:with|as|=)\s+(?<value>.+)$/iu,
  /^(?<target>[^:：=]{1,40}?)\s*[:：=]\s*(?<value>.+)$/u,
];

/** "Fill in first name Ann": where the name ends, only the page can tell. */
const NAME_AND_VALUE =
  /^(?:fill(?: in| out)?|type|enter|input|put|填写(?:好|上)?|填入|填上?|输入)\s*[:：]?\s*(?<words>.+)$/iu;

export const readFill: ClauseReader = (clause, previous, known) => {
  const set = matchFirst(SETS, clause);
  if (set?.target && set.value) return { verb: 'set', target: set.target, value: plainValue(set.value) };
  const empty = matchFirst(EMPTIES, clause)?.target;
  if (empty) return { verb: 'fill', target: empty, value: '' };
  const given = splitFields(matchFirst([NAME_AND_VALUE], clause)?.words ?? '', known);
  if (given.length > 0 && !matchFirst(FILL_IN, clause))
    return given.map(({ target, value }) => ({ verb: 'set', target, value: plainValue(value) }));
  const continued = previous?.verb === 'fill' ? matchFirst(CONTINUES, clause) : undefined;
  const fill = matchFirst(FILL_IN, clause) ?? matchFirst(VALUE_ALONE, clause) ?? continued;
  if (!fill?.value) return undefined;
  return { verb: 'fill', target: fill.target, value: plainValue(fill.value) };
};

/** One full stop at the end belongs to the sentence, not to the value. */
export function plainValue(value: string): string {
  return value.replace(/(?<=[^.。])[.。]$/u, '');
}
