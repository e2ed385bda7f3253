import { isPlainValue } from '../grammar/plain-value.ts';
import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import { isDate } from '../phrases/dates.ts';
import type { ClauseReader } from '../phrases/intent.ts';

const DATE_PATTERNS = [
  /^(?:choose|select|pick)\s+(?<value>.+?)\s+(?:from|in|for|as|under|on)\s+(?:the )?(?<target>.+)$/iu,
  /^(?:把|将)(?<target>.+?)(?:选择|选)(?:为|成|到)(?<value>.+)$/u,
  /^(?:在|从)?(?<target>.+?)(?:里面|里|中|内|上)?(?:选择|选取|选)(?<value>.+)$/u,
  /^(?:选择|选取|选)(?<value>.+?)(?:作为|当作|为)(?<target>.+)$/u,
];

const RANGE = /^(?:from |between |从)?(?<from>.+?)\s*(?:\bto\b|\buntil\b|\btill\b|–|~|到|至)\s*(?<end>.+)$/iu;

/** Chooses a day in a calendar; writing it into a field is another intent. */
export const readDateChoice: ClauseReader = clause => {
  const { target, value } = matchFirst(DATE_PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!target || !value) return undefined;
  if (isDate(value)) return { verb: 'date', target, value, end: undefined };
  const { from = '', end = '' } = RANGE.exec(value)?.groups ?? {};
  return isDate(from) && isDate(end) ? { verb: 'date', target, value: from, end } : undefined;
};

const ADDS = [
  /^(?:add|create|make)\s+(?:an?\s+)?(?:new\s+)?(?<target>to-?do|to do|task|item|note|tag|label|list|project|category)(?:\s+item)?(?:\s*[:：]\s*|\s+(?:called|named|titled|saying)\s+|\s+(?=[\ue000-\uf8ff]))(?<value>.+)$/iu,
  /^(?:添加|新增|新建|增加|加|创建)(?:一[个条项])?(?:新的?)?(?<target>待办事项|待办|任务|事项|备忘|标签|项目|分类)(?:[，,:： ]|名?叫做?|名为|是|(?=[\ue000-\uf8ff]))+(?<value>.+)$/u,
];

/** Two steps: the words into the field, then the button that adds, if there is one. */
export const readAdd: ClauseReader = (clause, _previous, known) => {
  const { target: kind, value } = matchFirst(ADDS, clause) ?? {};
  if (!kind || !value) return undefined;
  const isAssigned = /[:：]\s*$/u.test(clause.slice(0, clause.lastIndexOf(value)));
  if (
    known.mentionsField(value) ||
    !isPlainValue({ value, field: undefined, target: kind, isAssigned }, known)
  )
    return undefined;
  const whole = clause.slice(0, clause.lastIndexOf(value)).replace(/[\s:：]+$/u, '');
  const target = known.isField(whole) ? whole : kind;
  return [
    { verb: 'fill', target, value, orOnly: true },
    { verb: 'click', target: 'add', optional: true },
  ];
};

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

/** Only on request: most pages take text at once. */
export const readType: ClauseReader = (clause, _previous, known) => {
  const { target, value } = matchFirst(PATTERNS, clause) ?? {};
  if (!value) return undefined;
  const plain = plainValue(value);
  const field = target === undefined ? undefined : known.field(target)?.element;
  return isPlainValue({ value: plain, field, target, isAssigned: false }, known)
    ? { verb: 'type', target, value: plain }
    : undefined;
};

/** One full stop at the end belongs to the sentence. */
function plainValue(value: string): string {
  return value.replace(/(?<=[^.。])[.。]$/u, '');
}
