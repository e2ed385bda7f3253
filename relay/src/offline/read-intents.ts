import { type MaskedText, maskQuotes, stripPoliteness } from './phrases/clause-text.ts';
import type { ElementSearch, Intent, Known } from './phrases/intent.ts';
import { isConditional, isNegated, isQuestion } from './phrases/mood.ts';
import { VERBS } from './verbs/list.ts';

const LOGINS = [
  /^(?:please )?(?:log|sign) ?in (?:to .{1,40}? )?(?:with|using|as)(?: the)?(?: my)? ?(?<name>user ?name|user|e-?mail(?: address)?|account|login|phone(?: number)?)? ?[:=]? ?(?<user>\S+)(?: and|,|;)+(?: the| my)? ?password ?(?:is|[:=])? ?(?<password>\S+)$/iu,
  /^(?:请|帮我)*(?:用|使用|以)(?<name>用户名|账号|帐号|账户|邮箱|手机号)?[是为:：]? ?(?<user>[^\s，,]+?)[，,、 和]*(?:密码)[是为:：]? ?(?<password>\S+?)[，,]? ?(?:来)?(?:登录|登陆|登入)$/u,
  /^(?:请|帮我)*(?:登录|登陆|登入)[，,:： ]*(?<name>用户名|账号|帐号|账户|邮箱|手机号)[是为:：]? ?(?<user>[^\s，,]+?)[，,、 和]*(?:密码)[是为:：]? ?(?<password>\S+)$/u,
];

const OTHER_NAMES = ['username', 'email', 'phone', 'login'];

/** Longer messages are not plain requests, and patterns would be slow on them. */
const MAX_LENGTH = 2000;
/** Without what is quoted: each way to part the words is read. */
const MAX_WORDS = 600;
const MAX_PIECES = 24;

const SEPARATOR = new RegExp(
  `(${[
    String.raw`[,，;；。\n、]`,
    String.raw`[.](?=\s|$)`,
    String.raw`(?<!\w)(?:and then|and finally|and also|after that|then|finally|also|and|plus|but)(?!\w)`,
    '然后|接着|随后|之后|最后(?!一)|并且|并|再|同时|但是|但',
    // Two steps with only a space between them; a name may also look so, which reading it shows.
    '(?<=\\S) (?=点击|点一下|单击|按下|选择|勾选|取消勾选|输入|填写|提交|搜索|打开|滚动|高亮)',
  ].join('|')})`,
  'giu',
);

/** What comes before the person's own words in the texts that the extension offers to complete, and the verb that it stands for. */
const PREAMBLES: readonly [begins: RegExp, verb: string][] = [
  [
    /^(?:please )?(?:fill (?:in|out)|complete) (?:this|the) form(?: (?:on|in) (?:this|the) page)? with(?: the following)?\s*:\s*/iu,
    '',
  ],
  [
    /^(?:请|帮我)*用?(?:以下|下面的?|这些)(?:信息|内容)(?:来)?填写?(?:这个|这张)?(?:(?:网页|页面)上的)?(?:表单|表格|表)\s*[:：]\s*/u,
    '',
  ],
  [/^find on (?:this|the) page,? and scroll to\s*:\s*/iu, 'scroll to '],
  [/^在(?:这个|本)?(?:网页|页面)上找到并滚动到\s*[:：]\s*/u, '滚动到'],
];

function withoutPreamble(message: string): string {
  const [begins, verb = ''] = PREAMBLES.find(([pattern]) => pattern.test(message)) ?? [];
  return begins ? message.replace(begins, verb) : message;
}

/** The steps of a message, in order. One unknown part makes the whole message unknown. */
export function readIntents(message: string, known: Known): Intent[] {
  if (message.length > MAX_LENGTH) return [];
  const masked = maskQuotes(withoutPreamble(message.trim()));
  if (masked.text.length > MAX_WORDS || isConditional(masked.text)) return [];
  const words = unmaskKnown(known, masked);
  const login = readLogin(masked.text, words);
  const intents = login ?? readClauses(masked.text, words);
  if (isQuestion(known.withoutNames(masked.text)) && !intents.every(mayAnswer)) return [];
  return intents.map(intent => unmaskIntent(intent, masked));
}

/** A question gets an answer, never an action. */
function mayAnswer({ verb }: Intent): boolean {
  return ANSWERS.has(verb);
}

/** A text may be negative: "no onions". */
function isStep(intent: Intent): boolean {
  return !mayAnswer(intent) && !['fill', 'set', 'select', 'type'].includes(intent.verb);
}

const ANSWERS: ReadonlySet<Intent['verb']> = new Set([
  ...(['read', 'scroll', 'list', 'more', 'selection', 'time'] as const),
  ...(['greet', 'thank', 'refrain', 'unable'] as const),
]);

function readClauses(text: string, known: Known): readonly Intent[] {
  const intents: Intent[] = [];
  let clause = '';
  let read: readonly Intent[] | undefined;
  const pieces = piecesOf(text);
  if (pieces.length > MAX_PIECES) return [];
  for (const [piece, separator] of pieces) {
    const next = readClause(piece, intents.concat(read ?? []).at(-1), known);
    const merged = `${clause}${separator}${piece}`;
    const readMerged = readClause(merged, intents.at(-1), known);
    // A space separates the parts of "在 Email 输入 …" as it separates two steps, of which the first would mean nothing.
    const isOneClause = separator === ' ' && !read && readMerged !== undefined;
    if (clause !== '' && next && !isOneClause && !isOneName(readMerged, known)) {
      if (!read) return [];
      intents.push(...read);
      clause = piece;
      read = next;
    } else {
      clause = clause === '' ? piece : merged;
      read = readClause(clause, intents.at(-1), known);
    }
  }
  return read ? [...intents, ...read] : [];
}

/** "Terms and Conditions" is one link, although "Conditions" alone would match it too. */
function isOneName(read: readonly Intent[] | undefined, known: Known): boolean {
  const [only] = read?.length === 1 ? read : [];
  return (
    (only?.verb === 'click' || only?.verb === 'named' || only?.verb === 'check') &&
    known.isNamed(only.target, 'exactly')
  );
}

function unmaskKnown(known: Known, masked: MaskedText): Known {
  return {
    field: phrase => known.field(masked.unmaskName(phrase)),
    mentionsField: known.mentionsField,
    withoutNames: known.withoutNames,
    isVerb: phrase => known.isVerb(masked.unmaskName(phrase)),
    isField: phrase => known.isField(masked.unmaskName(phrase)),
    isNamed: (phrase, exactly) => known.isNamed(masked.unmaskName(phrase), exactly),
  };
}

/** The pieces between separators, each with the separator before it; reading decides whether it is a clause. */
function piecesOf(text: string): [piece: string, separator: string][] {
  const parts = text
    .replace(/[ \t]+/g, ' ')
    .trim()
    .split(SEPARATOR);
  const pieces: [string, string][] = [];
  let separator = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1 || part.trim() === '') separator += part;
    else {
      pieces.push([part, separator]);
      separator = '';
    }
  }
  const last = pieces.at(-1);
  if (last) last[0] += separator.trimEnd().replace(/[,，;；。、\n.]+$/u, '');
  return pieces;
}

function readClause(
  clause: string,
  previous: Intent | undefined,
  known: Known,
): readonly Intent[] | undefined {
  const plain = stripPoliteness(clause);
  for (const read of VERBS) {
    const intent = read(plain, previous, known);
    const intents = intent && ('verb' in intent ? [intent] : intent);
    // A name may hold such a word: "Do not disturb".
    if (intents) return isNegated(known.withoutNames(plain)) && intents.some(isStep) ? undefined : intents;
  }
  return undefined;
}

/** Restores the quotations: names without their quotes, values with them. */
function unmaskIntent(intent: Intent, { unmaskName, unmaskValue }: MaskedText): Intent {
  return {
    ...intent,
    ...('target' in intent && intent.target !== undefined && { target: unmaskName(intent.target) }),
    ...('to' in intent && { to: unmaskName(intent.to) }),
    ...('words' in intent && { words: unmaskName(intent.words) }),
    ...('name' in intent && { name: unmaskName(intent.name) }),
    ...('value' in intent && { value: unmaskValue(intent.value) }),
    ...('address' in intent && { address: unmaskValue(intent.address) }),
    ...('query' in intent && { query: unmaskValue(intent.query) }),
    ...('search' in intent && { search: unmaskSearch(intent.search, unmaskName) }),
  };
}

function unmaskSearch(search: ElementSearch, unmaskName: MaskedText['unmaskName']): ElementSearch {
  return search.keyword === undefined ? search : { ...search, keyword: unmaskName(search.keyword) };
}

/** "Log in with username X and password Y" is three steps, and the click comes last. */
function readLogin(message: string, known: Known): readonly Intent[] | undefined {
  for (const login of LOGINS) {
    const { name, user, password } = login.exec(message.trim())?.groups ?? {};
    if (!user || !password) continue;
    const target =
      [name ?? 'username', ...OTHER_NAMES].find(each => known.isField(each)) ?? name ?? 'username';
    return [
      { verb: 'fill', target, value: user },
      { verb: 'fill', target: 'password', value: password },
      { verb: 'click', target: /\p{Script=Han}/u.test(message) ? '登录' : 'log in' },
    ];
  }
  return undefined;
}
