import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader, Intent, Known } from '../phrases/intent.ts';

/** Keys by their everyday names. */
const KEYS: readonly [words: string, key: string][] = [
  ['enter|return|回车', 'Enter'],
  ['escape|esc|退出键', 'Escape'],
  ['tab|制表', 'Tab'],
  ['space ?bar|space|空格', 'Space'],
  ['backspace|退格', 'Backspace'],
  ['delete|del|删除键', 'Delete'],
  ['page ?up|上翻页', 'PageUp'],
  ['page ?down|下翻页', 'PageDown'],
  ['home', 'Home'],
  ['end', 'End'],
  ['arrow ?up|up arrow|up|向上|上箭头|上方向|方向键上|上', 'ArrowUp'],
  ['arrow ?down|down arrow|down|向下|下箭头|下方向|方向键下|下', 'ArrowDown'],
  ['arrow ?left|left arrow|left|向左|左箭头|左方向|方向键左|左', 'ArrowLeft'],
  ['arrow ?right|right arrow|right|向右|右箭头|右方向|方向键右|右', 'ArrowRight'],
];

const MODIFIERS: readonly [words: RegExp, key: string][] = [
  [/^(?:ctrl|control)$/iu, 'Control'],
  [/^(?:cmd|command|meta)$/iu, 'Meta'],
  [/^(?:alt|option)$/iu, 'Alt'],
  [/^shift$/iu, 'Shift'],
];

const MODIFIER = 'ctrl|control|cmd|command|meta|alt|option|shift';

const PLAIN = `${KEYS.map(([words]) => words).join('|')}|f\\d{1,2}`;

const KEY = `(?<key>(?:(?:${MODIFIER})\\s*[+-]\\s*)+(?:${PLAIN}|\\S)|${PLAIN})`;

const TIMES_EN =
  '(?:\\s+(?<times>once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) times))?';

const TIMES_ZH = '(?:(?<times>[一两二三四五六七八九十]|\\d{1,2})[次下])?';

const PLACE_ZH = '(?:里面|里|中|内|上)?';

const PRESS_PATTERNS = [
  new RegExp(
    `^(?:press|hit|push|strike|use|type)(?: on)?(?: the)? ${KEY}(?: key| button)?${TIMES_EN}(?: (?:in|inside|into|on)(?: the)? (?<target>.+))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:在(?<target>.+?)${PLACE_ZH})?(?:按下?|敲一?下?|使用)${TIMES_ZH}(?:一下)?(?:键盘(?:上)?的?)?\\s*${KEY}\\s*(?:方向)?键?$`,
    'iu',
  ),
];

/** "Press Enter" goes to the field that was filled before, otherwise to the focused element. */
export const readPress: ClauseReader = (clause, previous) => {
  const { key, times, target } = matchFirst(PRESS_PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!key) return undefined;
  return {
    verb: 'press',
    target: target ?? writtenBefore(previous),
    key: nameKey(key),
    times: readTimes(times),
  };
};

const NUMBERS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const NUMBERS_ZH = '一二三四五六七八九十';

const DRAG_PATTERNS = [
  /^(?:drag(?: and drop)?|drop)(?: the)?\s+(?<target>.+?)\s+(?:to |right |just )?(?<place>before|above|after|below|behind|under|underneath)\s+(?:the )?(?<to>.+)$/iu,
  /^move(?: the)?\s+(?<target>.+?)\s+(?:to |right |just )?(?<place>before|above|after|below|behind)\s+(?:the )?(?<to>.+)$/iu,
  /^(?:drag(?: and drop)?|drop)(?: the)?\s+(?<target>.+?)\s+(?:onto|on|over|into|in|to)\s+(?:the )?(?<to>.+)$/iu,
  /^(?:把|将)(?<target>.+?)(?:拖动|拖拽|拖放|拖|移动|移|挪)(?:到|至|进|入)(?<to>.+?)(?:的)?(?<place>前面|之前|前边|上面|上方|后面|之后|后边|下面|下方)$/u,
  /^(?:把|将)(?<target>.+?)(?:拖动|拖拽|拖放|拖)(?:到|至|进|入)(?<to>.+?)(?:里面|里|中|内|上)?$/u,
  /^(?:拖动|拖拽|拖放|拖)(?<target>.+?)(?:到|至|进|入)(?<to>.+?)(?:的)?(?<place>前面|之前|上面|后面|之后|下面)$/u,
  /^(?:拖动|拖拽|拖放|拖)(?<target>.+?)(?:到|至|进|入)(?<to>.+?)(?:里面|里|中|内|上)?$/u,
];

const BEFORE = /^(?:before|above)$|^[前上之]前?[面方边]?$/iu;

export const readDrag: ClauseReader = clause => {
  const { target, to, place } = matchFirst(DRAG_PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!target || !to) return undefined;
  return { verb: 'drag', target, to, position: place ? positionOf(place) : undefined };
};

const HOVERS = [
  /^(?:hover(?: the mouse)?(?: over| on| above)?|mouse ?over|point (?:at|to)|(?:move|put|rest|hold) (?:the |your )?(?:mouse|pointer)(?: pointer)? (?:over|onto|on|to|above|at))(?: the)?\s+(?<target>.+)$/iu,
  /^(?:(?:把|将)?(?:鼠标|指针)(?:指针)?)?(?:悬停|停留|移动|移|放|停|悬浮|指)(?:在|到|至|向)(?<target>.+?)(?:的)?(?:上面|上方|上)?$/u,
];

const DOUBLE_CLICKS = [
  /^double[- ]?(?:click|tap|press)(?: on)?(?: the)?\s+(?<target>.+)$/iu,
  /^(?:双击|连点两下|连击两下)(?:一下)?(?<target>.+)$/u,
  /^(?:把|将)?(?<target>.+?)双击(?:一下)?$/u,
];

const FOCUSES = [
  /^(?:focus(?: on| in)?|(?:put|place|set|move) (?:the |your |my )?(?:cursor|caret|focus) (?:into|in|on|onto|to|at))(?: the)?\s+(?<target>.+)$/iu,
  /^(?:聚焦|让焦点|定位光标)(?:到|在|于)?(?<target>.+)$/u,
  /^(?:把|将)?(?:光标|焦点)(?:移动|移|放|定位|置|设)(?:到|在|于|进)(?<target>.+?)(?:里面|里|中|内|上)?$/u,
];

/** Hover, double click and focus. */
export const readPoint: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  const focused = matchFirst(FOCUSES, words)?.target;
  if (focused) return { verb: 'focus', target: focused };
  const doubled = matchFirst(DOUBLE_CLICKS, words)?.target;
  if (doubled) return { verb: 'double_click', target: doubled };
  const hovered = matchFirst(HOVERS, words)?.target;
  return hovered ? { verb: 'hover', target: hovered } : undefined;
};

/** An element's exact name means that element, even if it begins with a verb: "Read more", "Select all". */
export const readNamedExactly: ClauseReader = (clause, previous, known) => {
  const words = stripSentenceEnd(clause);
  return known.isNamed(words, 'exactly') ? namedAfter(words, previous, known) : undefined;
};

/** "Apply it" adds nothing to the button's name. */
const IT = /(?<!\b(?:of|to|for|in|on|with|at|from))\s+(?:it|this|that|them)$/iu;

const BACKWARDS = /^(?:把|将)(?<object>.+?)(?:给)?(?<verb>\p{Script=Han}{2,3}?)(?:了|一下)?$/u;

const FIRST_WORD = /^[a-z]+\s(?=\S)/iu;

/** "Select Ann and Bob" chooses both. */
function namedAfter(words: string, previous: Intent | undefined, known: Known): Intent {
  const verb = previous?.verb === 'named' ? FIRST_WORD.exec(previous.target)?.[0] : undefined;
  if (verb && known.isNamed(`${verb}${words}`)) return { verb: 'named', target: `${verb}${words}` };
  if (previous?.verb === 'select' && previous.target === undefined)
    return { verb: 'select', target: undefined, value: words };
  return { verb: 'named', target: words };
}

/** A part of a name asks for something only with its verb. */
function isCommand(words: string, known: Known): boolean {
  return known.isNamed(words, 'exactly') || (known.isNamed(words) && known.isVerb(words));
}

/** Words that no verb understood. After a value they are more likely part of it. */
export const readNamed: ClauseReader = (clause, previous, known) => {
  const plain = stripSentenceEnd(clause).replace(IT, '');
  if (plain !== stripSentenceEnd(clause) && isCommand(plain, known)) return { verb: 'named', target: plain };
  if (previous?.verb === 'fill' || previous?.verb === 'set' || isSearched(previous)) return undefined;
  const words = stripSentenceEnd(clause);
  if (isCommand(words, known)) return namedAfter(words, previous, known);
  const { object, verb } = BACKWARDS.exec(words)?.groups ?? {};
  const turned = `${verb}${object}`;
  return object && verb && known.isNamed(turned) ? { verb: 'named', target: turned } : undefined;
};

/** Words for a search may go on. */
function isSearched(previous: Intent | undefined): boolean {
  return previous?.verb === 'click' && previous.optional === true;
}

/** A choice that only one dropdown has. */
export const readChoice: ClauseReader = (clause, _previous, known) => {
  const value = stripSentenceEnd(clause);
  const field = known.choiceOf(value);
  return field && field.name !== '' ? { verb: 'select', target: field.name, value } : undefined;
};

const PATTERNS = [
  /^(?:(?:left[- ]?)?click|press|tap|hit|push)(?: on)?\s+(?<target>.+)$/iu,
  /^(?:open|follow|visit|go(?: back)? to|navigate to|return to)\s+(?<target>.+)$/iu,
  /^(?:点击一下|点击|点一下|点下|单击|轻点|按一下|按下|按|点开|点(?![赞餐菜])|打开|进入|访问|前往|返回到|返回|回到|回(?![复答应])|跳转到|去(?![掉除]))(?<target>.+?)(?:一下)?$/u,
  /^(?:把|将)(?<target>.+?)(?:点一下|点开|打开|点击)$/u,
];
const OPENS = /^(?:open|打开)|打开$/iu;
const SUBMITS = /^(?:submit|send)(?: (?:it|the form|this form|this))?$|^提交(?:表单|一下)?$/iu;
/** "Submit the order" is the text of the button. */
const SAYS_ITS_NAME = /^(?:submit|send|save|confirm) .{1,40}$|^(?:提交|发送|保存|确认).{1,15}$/iu;
/** Texts of buttons that people use as verbs. */
const NAMED =
  /^(?:log ?in|sign ?in|log ?out|sign ?out|sign ?up|register|subscribe|next|continue|save|cancel|check ?out|登录|登陆|登出|退出登录|注册|下一步|下一页|上一页|保存|取消|结账|结算|确定|确认)$/iu;

export const readClick: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (SUBMITS.test(words))
    return { verb: 'click', target: /提交/u.test(words) ? '提交' : (words.split(' ')[0] ?? words) };
  const target = NAMED.test(words) || SAYS_ITS_NAME.test(words) ? words : matchFirst(PATTERNS, words)?.target;
  const ticks = OPENS.test(words) || NAMED.test(words);
  return target ? { verb: 'click', target, ...(ticks && { opens: true }) } : undefined;
};

function positionOf(place: string): 'before' | 'after' {
  return BEFORE.test(place) && !/后/u.test(place) ? 'before' : 'after';
}

function writtenBefore(previous: Intent | undefined): string | undefined {
  const isWriting = previous?.verb === 'fill' || previous?.verb === 'set' || previous?.verb === 'type';
  return isWriting ? previous.target : undefined;
}

function nameKey(words: string): string {
  const parts = words.split(/\s*[+-]\s*/u);
  return parts.map(part => MODIFIERS.find(([pattern]) => pattern.test(part))?.[1] ?? nameOne(part)).join('+');
}

function nameOne(word: string): string {
  const named = KEYS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[1];
  return named ?? word.toUpperCase();
}

function readTimes(words: string | undefined): number {
  if (words === undefined) return 1;
  const digits = /\d+/u.exec(words)?.[0];
  if (digits) return Math.max(1, Number(digits));
  const word = words
    .toLowerCase()
    .replace(/ times$/u, '')
    .replace('two', 'twice')
    .replace('两', '二');
  return Math.max(NUMBERS.indexOf(word), NUMBERS_ZH.indexOf(word)) + 1;
}
