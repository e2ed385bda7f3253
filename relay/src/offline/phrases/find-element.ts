import { readOrdinal } from './clause-text.ts';
import {
  type DescribedElement,
  type ElementKind,
  kindOf,
  namesOf,
  splitKind,
  titleOf,
} from './described-element.ts';
import { normalize, scoreText, tokensOf } from './score-text.ts';

export const FILLABLE: Affinity = { input: 1, select: 0.5, other: 0.3 };

export const SETTABLE: Affinity = { input: 1, select: 1, checkbox: 0.9, radio: 0.6, other: 0.4 };

export const CLICKABLE: Affinity = {
  button: 1,
  link: 0.95,
  option: 0.9,
  radio: 0.8,
  checkbox: 0.8,
  other: 0.8,
  select: 0.5,
  input: 0.4,
  text: 0.3,
};

export const CHECKABLE: Affinity = { checkbox: 1, radio: 0.9, option: 0.6, other: 0.4 };

/** The kinds that a bare name may stand for; a field's name alone asks for nothing. */
export const NAMEABLE: Affinity = {
  button: 1,
  link: 0.95,
  option: 0.9,
  radio: 0.95,
  checkbox: 0.95,
  other: 0.8,
};

export const CHOICES: Affinity = { radio: 1, option: 0.95, checkbox: 0.7, button: 0.5, link: 0.3 };

export const ANY_KIND: Affinity = {
  text: 1,
  button: 0.9,
  link: 0.9,
  input: 0.9,
  checkbox: 0.9,
  radio: 0.9,
  select: 0.9,
  option: 0.9,
  other: 0.9,
};

const ROW_WORDS =
  /\b(?:row|line|entry|record|card)\b|['’]s\b|\b(?:next to|beside|near|under|in|from|of|for|with)\b|(?:那|这|该)?一?[行条](?:数据|记录)?(?=$|的)|旁边|附近|对应|那一?个|(?:按钮|链接)(?=$|的)|\b(?:button|link|icon)\b/giu;

/** Below an element's own name, above a partial match; whole words above parts of words. */
const BESIDE = 0.95;

const BESIDE_IN_PART = 0.9;

const DIALOG = normalize('dialog');

/** How well each kind suits an action, 0 to 1; a missing kind is excluded. */
export type Affinity = Partial<Record<ElementKind, number>>;

export type Finding =
  | { kind: 'found'; element: DescribedElement; score: number }
  /** `ordinal`: the user said which, but the page order is unknown. */
  | { kind: 'several'; elements: readonly DescribedElement[]; ordinal?: number }
  | { kind: 'none'; nearest: readonly DescribedElement[] };

const GOOD_ENOUGH = 0.5;
const TOO_CLOSE = 0.03;
/** Of parts of names none is much better than another. */
const TOO_CLOSE_IN_PART = 0.12;
/** A phrase that is nearly a whole name is one, even if it begins with "First". */
const WHOLE_NAME = 0.8;
const WHOLE = 0.82;

type Candidate = { element: DescribedElement; score: number };

/** By its words, its kind and, among similar ones, its ordinal. */
export function findElement(
  phrase: string,
  elements: readonly DescribedElement[],
  affinity: Affinity,
): Finding {
  const finding = findByWords(phrase, elements, affinity);
  if (finding.kind !== 'none') return finding;
  const telling = phrase.replace(GENERIC, ' ').trim();
  if (telling === phrase.trim() || telling === '') return finding;
  const closer = findByWords(telling, elements, affinity);
  return closer.kind === 'none' ? finding : closer;
}

const NOUNS =
  'page|screen|mail|e-?mail|message|post|article|story|entry|item|issue|ticket|task|todo|product|video|result|user|person|account|order|row|option|icon|link|button';

/** Nouns for whatever a page lists: "the mail from Anna" is called "Anna – Lunch on Friday?". */
const GENERIC = new RegExp(
  String.raw`\b(?:the |that |this )?(?:${NOUNS}|one)s? (?:from|by|about|of|for|on|called|titled|named|saying|that says)\b|\b(?:${NOUNS}|one)s?$|(?:[那这该]一?|一)[个封篇条项款部家位份张](?:邮件|文章|帖子|视频|商品|订单|任务|新闻|消息|评论|用户|链接|按钮|结果)?|的?(?:邮件|文章|帖子|视频|商品|订单|任务|新闻|用户|页面|网页)$`,
  'giu',
);

/** By each of its words: none is left out as a noun for whatever a page lists. */
export function findByWords(
  phrase: string,
  elements: readonly DescribedElement[],
  affinity: Affinity,
): Finding {
  const { ordinal, rest } = readOrdinal(phrase);
  const whole = rank(phrase, elements, affinity);
  const isWholeName = (whole[0]?.score ?? 0) >= WHOLE_NAME;
  return ordinal === undefined || isWholeName
    ? settle(whole)
    : settle(rank(rest, elements, affinity), ordinal);
}

/** The only element, or the user's choice. */
export function findOnly(elements: readonly DescribedElement[]): Finding {
  const element = elements.find(each => each.isAnswer) ?? elements[0];
  if (!element) return { kind: 'none', nearest: [] };
  return elements.length === 1 || element.isAnswer
    ? { kind: 'found', element, score: 1 }
    : { kind: 'several', elements };
}

function settle(candidates: readonly Candidate[], ordinal?: number): Finding {
  const fitting = candidates.filter(candidate => candidate.score >= GOOD_ENOUGH);
  const [best] = fitting;
  if (!best) return { kind: 'none', nearest: candidates.slice(0, 3).map(candidate => candidate.element) };
  const equals = fitting.filter(candidate => isAsGood(candidate, best));
  const answer = fitting.find(candidate => candidate.element.isAnswer);
  if (answer) return { kind: 'found', ...answer };
  if (ordinal !== undefined) return pickInPageOrder(equals, ordinal);
  if (equals.length === 1) return { kind: 'found', ...best };
  return { kind: 'several', elements: equals.map(candidate => candidate.element) };
}

function isAsGood({ element, score }: Candidate, best: Candidate): boolean {
  const areAlike =
    element.kind === best.element.kind || (PRESSED.has(element.kind) && PRESSED.has(best.element.kind));
  const isOfPart = best.score < WHOLE && areAlike;
  return best.score - score <= (isOfPart ? TOO_CLOSE_IN_PART : TOO_CLOSE);
}

/** The list is ordered by likelihood, so only the page's own numbering tells which one is third. */
function pickInPageOrder(equals: readonly Candidate[], ordinal: number): Finding {
  const chosen = equals.filter(({ element: { hints } }) =>
    ordinal === -1 ? hints.place?.index === hints.place?.count : hints.place?.index === ordinal + 1,
  );
  const [only] = chosen.filter(({ element }) => element.hints.place);
  const areOneGroup = new Set(equals.map(({ element }) => `${element.kind}:${element.name}`)).size === 1;
  if (only && chosen.length === 1 && areOneGroup) return { kind: 'found', ...only };
  return { kind: 'several', elements: equals.map(candidate => candidate.element), ordinal };
}

function rank(phrase: string, elements: readonly DescribedElement[], affinity: Affinity): Candidate[] {
  return elements
    .map(element => ({ element, score: scoreElement(phrase, element) * weigh(element, affinity) }))
    .filter(candidate => candidate.score > 0.1)
    .sort((one, other) => other.score - one.score);
}

function weigh(element: DescribedElement, affinity: Affinity): number {
  const suits = affinity[element.kind] ?? 0;
  return suits === 0 ? 0 : 0.6 + 0.4 * suits;
}

/** "The search button" names a kind and a name; "the button" only a kind. */
function scoreElement(phrase: string, element: DescribedElement): number {
  const whole = scoreName(phrase, element);
  const { name, kindWords } = splitKind(phrase);
  if (kindWords === undefined) return whole;
  const sameKind = kindOf(kindWords) === element.kind;
  if (normalize(name) === '') return sameKind ? 0.8 : 0;
  return Math.max(whole, scoreName(name, element) * (sameKind ? 1 : 0.85));
}

const PRESSED: ReadonlySet<ElementKind> = new Set(['button', 'link', 'option', 'other']);

/** Of a button "Delete Milk", Milk alone is no name: what it does must be asked for. */
const DOES = new Set(
  '删除 移除 编辑 取消 写 举报 退出 注销 清空 清除 拒绝 delete remove edit cancel write report block clear reject leave'
    .split(' ')
    .map(normalize),
);

function isUnasked(phrase: string, { kind, name }: DescribedElement): boolean {
  if (!PRESSED.has(kind)) return false;
  const [verb = ''] = tokensOf(normalize(name));
  return DOES.has(verb) && !tokensOf(normalize(phrase)).has(verb);
}

function scoreName(phrase: string, element: DescribedElement): number {
  if (isUnasked(phrase, element)) return 0;
  const byName = Math.max(0, ...namesOf(element).map(name => scoreText(phrase, name)));
  return Math.max(byName, scoreBesideText(phrase, element), scoreByType(phrase, element));
}

/** "Email" matches an unnamed field of type email; other hints don't say what an element is for. */
function scoreByType(phrase: string, element: DescribedElement): number {
  if (scoreText(phrase, element.kindWords) >= 0.86) return 0.75;
  return element.name === '' && scoreText(phrase, element.hints.type) >= 0.86 ? 0.75 : 0;
}

/** "Delete Milk" matches a Delete button near Milk: both must be named, and nothing more. */
function scoreBesideText(phrase: string, element: DescribedElement): number {
  const { near, dialog } = element.hints;
  const around = [near, dialog].filter(text => text !== '').join(',');
  if (around === '') return 0;
  if (element.name === '') return scoreText(phrase, near) * 0.9;
  if (isNameAndSegment(phrase, element, around)) return BESIDE;
  const title = tokensOf(normalize(titleOf(element)));
  const wanted = tokensOf(normalize(phrase));
  const telling = tokensOf(normalize(phrase.replace(ROW_WORDS, ' , ')));
  const beside = [...telling].filter(token => !title.has(token));
  const isNamed = [...title].every(token => wanted.has(token) || telling.has(token));
  const context = `${normalize(around)}${dialog === '' ? '' : ` ${DIALOG}`}`;
  const isBeside = beside.length > 0 && beside.every(token => isIn(token, context));
  return isNamed && isBeside ? BESIDE_IN_PART : 0;
}

/** The phrase without the row's own words is the name. */
function isNameAndSegment(phrase: string, { name }: DescribedElement, around: string): boolean {
  const said = phrase.normalize('NFKC').toLowerCase();
  const segments = around
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,，;；|]+/u);
  return segments
    .filter(segment => segment.length > 1 && isIn(segment, said.replaceAll(/[’']s\b/gu, ' ')))
    .some(segment => scoreText(said.replace(segment, ' ').replace(ROW_WORDS, ' '), name) >= 0.86);
}

/** Han names have no spaces around them, so a part is enough. */
export function isIn(token: string, context: string): boolean {
  return /\p{Script=Han}/u.test(token) ? context.includes(token) : ` ${context} `.includes(` ${token} `);
}
