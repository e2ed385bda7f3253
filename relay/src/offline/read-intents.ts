import { type MaskedText, maskQuotes } from './phrases/clause-text.ts';
import type { ElementSearch, Intent, Known } from './phrases/intent.ts';
import { isConditional, isQuestion } from './phrases/mood.ts';
import { mayAnswer, readClauses } from './read-clauses.ts';
import { isCoherent } from './review-intents.ts';

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
  if (!isCoherent(intents, words)) return [];
  return intents.map(intent => unmaskIntent(intent, masked));
}

function unmaskKnown(known: Known, masked: MaskedText): Known {
  return {
    field: phrase => known.field(masked.unmaskName(phrase)),
    namesOther: known.namesOther,
    choiceOf: phrase => known.choiceOf(masked.unmaskName(phrase)),
    kindOf: phrase => known.kindOf(masked.unmaskName(phrase)),
    isTickable: phrase => known.isTickable(masked.unmaskName(phrase)),
    labelLength: known.labelLength,
    mentionsField: known.mentionsField,
    withoutNames: known.withoutNames,
    isVerb: phrase => known.isVerb(masked.unmaskName(phrase)),
    isField: phrase => known.isField(masked.unmaskName(phrase)),
    isNamed: (phrase, how) => known.isNamed(masked.unmaskName(phrase), how),
  };
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
