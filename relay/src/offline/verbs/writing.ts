import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader, Intent, Known } from '../phrases/intent.ts';

const WORD_END = /\s+|(?<=\p{Script=Han})(?=\S)/gu;

const LEADING = /^(?:(?:my|the|as|to|with|是|为|成|填|写|选|[:：=])\s*)+/iu;

const NO_VALUE = /^(?:多少|什么|啥|几|哪|谁|怎么|如何|吗|呢|加一|减一|[?？]|what\b|how\b)/iu;

const JOINT = /(?:\s+|[,，、和]\s*)(?=\S)/gu;

const FORMS = [
  /^(?:(?<year>\d{4})\s*[年/.-]\s*)?(?<month>\d{1,2})\s*[月/.-]\s*(?<day>\d{1,2})\s*[日号]?$/u,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/iu,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<name>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/iu,
];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

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
export const readAdd: ClauseReader = clause => {
  const { target, value } = matchFirst(ADDS, clause) ?? {};
  if (!target || !value) return undefined;
  return [
    { verb: 'fill', target, value, orOnly: true },
    { verb: 'click', target: 'add', optional: true },
  ];
};

const GIVEN = [
  /^(?:my |the )?(?<target>[^:：=]{1,40}?)\s*[:：=]\s*(?<value>.+)$/iu,
  /^(?:my |the )?(?<target>.{1,40}?)\s+(?:is|should be|shall be|must be)\s+(?<value>.+)$/iu,
  /^(?:我的?)?(?<target>[^:：=]{1,20}?)(?:应该?)?[是为](?!什么|谁|哪|多少|几|否|不是|啥)[:： ]?(?<value>[^?？吗]+)$/u,
];

const SAYS_NAME = /^(?:我叫|i am called |i'm called )(?<name>.+)$/iu;

const NO_NAME = /^(?:https?|\d+|note|ps)$/iu;

/** "Email: a@b.c", "手机号是138…", "first name Ann": only for fields of the page, or within such a list. */
export const readGiven: ClauseReader = (clause, previous, known) => {
  const { target, value } = matchFirst(GIVEN, clause) ?? {};
  if (target && value && !NO_NAME.test(target) && (known.isField(target) || isListItem(clause, previous)))
    return { verb: 'set', target, value: plainValue(value) };
  const name = SAYS_NAME.exec(clause)?.groups?.name;
  if (name && known.isField('姓名')) return { verb: 'set', target: '姓名', value: plainValue(name) };
  const split = splitFields(clause, known);
  return split.length > 0
    ? split.map(given => ({ verb: 'set', ...given, value: plainValue(given.value) }))
    : undefined;
};

const COLON = /^[^:：]{1,25}[:：]/u;

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
export const readType: ClauseReader = clause => {
  const { target, value } = matchFirst(PATTERNS, clause) ?? {};
  return value ? { verb: 'type', target, value: plainValue(value) } : undefined;
};

const PLACE = '(?:里面|里边|里|中|内|上|处|一栏)?';
const FILLS = '(?:填写上?|填入|填上|填进|填|输入(?!框)|键入|敲入|写上|写入|写|粘贴)';

/** The kind of the element decides the action. */
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

/** "Fill in first name Ann": only the page tells where the name ends. */
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

/** One full stop at the end belongs to the sentence. */
function plainValue(value: string): string {
  return value.replace(/(?<=[^.。])[.。]$/u, '');
}

function isListItem(clause: string, previous: Intent | undefined): boolean {
  return COLON.test(clause) && (previous?.verb === 'set' || previous?.verb === 'fill');
}

/** A date as YYYY-MM-DD; without a year, the next such day. Other words stay as they are. */
export function readDate(words: string, today: Date = new Date()): string {
  for (const form of FORMS) {
    const { year, month, name, day } = form.exec(words.trim())?.groups ?? {};
    const ofYear = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
    if (!day || !(ofYear >= 1 && ofYear <= 12)) continue;
    const monthAndDay = `${String(ofYear).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${year ?? nextYearWith(monthAndDay, today)}-${monthAndDay}`;
  }
  return words;
}

function isDate(words: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(readDate(words));
}

function nextYearWith(monthAndDay: string, today: Date): number {
  const isPast = monthAndDay < today.toISOString().slice(5, 10);
  return today.getUTCFullYear() + (isPast ? 1 : 0);
}

type Given = { target: string; value: string };

/** "First name Ann": the longest beginning that is the name of a field, and the rest. */
function splitField(words: string, known: Known): Given | undefined {
  const ends = [...words.matchAll(WORD_END)].map(end => end.index).reverse();
  for (const end of ends) {
    const target = words
      .slice(0, end)
      .replace(/^(?:my|the|in|在)\s+/iu, '')
      .trim();
    const value = words.slice(end).trim().replace(LEADING, '').trim();
    if (target.length > 1 && value !== '' && !NO_VALUE.test(value) && known.isField(target))
      return { target, value };
  }
  return undefined;
}

/** "Email a@b.c password x": the name of the next field ends a value. */
function splitFields(words: string, known: Known): Given[] {
  const first = splitField(words, known);
  if (!first) return [];
  for (const joint of first.value.matchAll(JOINT)) {
    const rest = splitFields(first.value.slice(joint.index + joint[0].length), known);
    if (rest.length > 0) return [{ ...first, value: first.value.slice(0, joint.index) }, ...rest];
  }
  return [first];
}
