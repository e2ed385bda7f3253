import type { PageElement } from '@assent/shared';

const LABELS = [
  [/^placeholder\s*[:：]\s*/iu, 'placeholder'],
  [/^(?:type|类型)\s*[:：]\s*/iu, 'type'],
  [/^(?:value|current|值|当前)\s*[:：]\s*/iu, 'value'],
  [/^(?:near|附近)\s*[:：]\s*/iu, 'near'],
  [/^(?:dialog|对话框)(?:\s*[:：]\s*|$)/iu, 'dialog'],
  [/^(?:options?|选项)\s*[:：]\s*/iu, 'options'],
] as const;

type Label = (typeof LABELS)[number][1];

const STATE =
  /^(?:multi-?line|multiple|rich text|filled|(?:not |un)?checked|(?:not )?ticked|optional|选填|expanded|collapsed|current|selected|disabled|read-?only|required|covered|多行|可多选|富文本|已填写|[已未]勾选|已展开|已折叠|当前|已选中?|已禁用|只读|必填|被遮挡)$/iu;

const PLACE = /^第(\d+)个\/共(\d+)个?$|^(\d+) of (\d+)$/u;

const OPENING = /\s*[(（]/gu;

/** In this order: a 单选按钮 is a radio, a search button a button. */
const KINDS = [
  [/check ?box|switch|toggle|复选|勾选|开关|多选框/iu, 'checkbox'],
  [/radio|单选/iu, 'radio'],
  [/^list$|select|drop ?down|list ?box|combo|下拉|选择框|列表框|选择器|组合框/iu, 'select'],
  [/option|选项(?!卡)/iu, 'option'],
  [/button|tab\b|menu ?item|summary|clickable|按钮|标签页|选项卡|菜单项|可点击|折叠/iu, 'button'],
  [/link|链接/iu, 'link'],
  [
    /input|text ?(?:box|area|field)|textarea|field|search|e-?mail|password|number|date|time|colou?r|slider|spin|editor|edit|file|box|输入|文本(?:框|域)|搜索框|编辑|密码|邮箱|数字|日期|时间|颜色|滑块|文件|框/iu,
    'input',
  ],
  [/heading|paragraph|text|image|标题|段落|文字|文本|图片/iu, 'text'],
] as const;

export type ElementKind = (typeof KINDS)[number][1] | 'other';

const KIND_WORDS =
  /(?:\b(?:text |input |entry )?(?:fields?|box(?:es)?|inputs?)|\b(?:radio )?buttons?|\blinks?|\bcheck ?box(?:es)?|\bdrop ?downs?(?: menu| list)?|\bselects?|\bmenus?|\b(?:radio )?options?|\btabs?|\bswitch|\btoggle)$|(?:输入框|文本框|文本域|按钮|链接|复选框|勾选框|单选框|单选按钮|下拉框|下拉菜单|下拉列表|选择框|选项|开关|框|栏|字段|选项卡|标签页|菜单)$/iu;

/** `kind:name(hints)`, with colons and brackets of either width. */
export type DescribedElement = {
  id: string;
  kind: ElementKind;
  kindWords: string;
  name: string;
  hints: Hints;
  /** The user chose this one of several. */
  isAnswer: boolean;
  /** As listed, for messages. */
  desc: string;
};

const DESCRIPTION = /^\s*(?<kind>[^:：]{1,30})[:：]\s*(?<rest>[\s\S]*)$/u;

export function describeElement({ id, desc }: PageElement): DescribedElement {
  const { kind: kindWords = '', rest = desc } = DESCRIPTION.exec(desc)?.groups ?? {};
  return { id, kind: kindOf(kindWords), kindWords, ...splitHints(rest), isAnswer: false, desc };
}

/** The name of an element; its placeholder only where it has none, because a placeholder is often an example of a value. */
export function namesOf({ name, hints }: DescribedElement): string[] {
  return [name || hints.placeholder].filter(each => each !== '');
}

export function titleOf(element: DescribedElement): string {
  return namesOf(element)[0] ?? element.desc;
}

const SECRET =
  /pass ?(?:word|code|phrase|wd)|\b(?:pwd|otp|cvv2?|cvc2?|csc|pin|2fa)\b|(?:verification|security|one.?time|sms|login|confirmation) ?code|(?:card|credit|debit|account) ?(?:number|num|no\b)|secret|api ?key|token|密码|口令|验证码|校验码|动态码|安全码|卡号|信用卡|银行卡|助记词|私钥|密钥/iu;

/** Whether words name something that must stay between the user and the page. */
export function isSecretName(words: string): boolean {
  return SECRET.test(words);
}

const CARD_NUMBER = /^(?:\d[ -]?){12,18}\d$/u;

/** A password within a longer value. */
const CONTAINS_SECRET =
  /(?:pass ?(?:word|code)|\bpin|密码|验证码)\s*(?:is|[是为:：=])?\s*(?=\S*[\d!@#$%])\S{3,}/iu;

/** A value that must not be shown: by its field, or because it looks like a card number. */
export function isSecretValue(value: string, element: DescribedElement | undefined): boolean {
  return (
    CARD_NUMBER.test(value.trim()) ||
    CONTAINS_SECRET.test(value) ||
    (element !== undefined && isSecretName(element.desc))
  );
}

/** Reads the kind loosely, from descriptions and users' words, in both languages. */
export function kindOf(words: string): ElementKind {
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** A phrase without the word for the kind at its end, and that word. */
export function splitKind(phrase: string): { name: string; kindWords: string | undefined } {
  const match = KIND_WORDS.exec(phrase);
  return match
    ? { name: phrase.slice(0, match.index).trim(), kindWords: match[0].trim() }
    : { name: phrase.trim(), kindWords: undefined };
}

/** The hints in brackets that help to tell elements apart. */
type Hints = Record<Exclude<Label, 'options'>, string> & {
  options: readonly string[];
  /** There are further options, or some are cut. */
  hasMoreOptions: boolean;
  /** The place among identical elements, in page order: "第2个/共3个", "2 of 3". */
  place: { index: number; count: number } | undefined;
};

/** A name may contain brackets: the hints begin at the first bracket that opens with a known hint. */
function splitHints(text: string): { name: string; hints: Hints } {
  const inner = /[)）]\s*$/u.test(text) ? text.replace(/[)）]\s*$/u, '') : '';
  for (const opening of inner.matchAll(OPENING)) {
    const pieces = inner.slice(opening.index + opening[0].length).split(/[,，;；]\s*/u);
    if (isHint(pieces[0] ?? ''))
      return { name: inner.slice(0, opening.index).trim(), hints: readPieces(pieces) };
  }
  return { name: text.trim(), hints: readPieces([]) };
}

function labelOf(piece: string): { label: Label; text: string } | undefined {
  const found = LABELS.find(([words]) => words.test(piece));
  return found && { label: found[1], text: piece.replace(found[0], '') };
}

function isHint(piece: string): boolean {
  return labelOf(piece) !== undefined || STATE.test(piece) || PLACE.test(piece);
}

/** Nearby text and options contain commas too, so an unknown piece continues the one before. */
function readPieces(pieces: readonly string[]): Hints {
  const texts = { placeholder: '', type: '', value: '', near: '', dialog: '', options: '' };
  let place: Hints['place'];
  let open: Label | undefined;
  for (const piece of pieces) {
    const labelled = labelOf(piece);
    if (labelled) {
      open = labelled.label;
      texts[open] = labelled.text || open;
    } else if (isHint(piece)) {
      place = placeOf(piece) ?? place;
      open = undefined;
    } else if (open) texts[open] += `,${piece}`;
  }
  return { ...texts, ...readOptions(texts.options), place };
}

function placeOf(piece: string): Hints['place'] {
  const [, ...figures] = PLACE.exec(piece) ?? [];
  const [index, count] = figures.filter(figure => figure !== undefined).map(Number);
  return index === undefined || count === undefined ? undefined : { index, count };
}

/** "Choose…" is an option; the browser shortens only long ones. */
function isCut(option: string): boolean {
  return option.startsWith('…') || (option.endsWith('…') && option.length > CUT);
}

const CUT = 10;

function readOptions(text: string): Pick<Hints, 'options' | 'hasMoreOptions'> {
  const all = text
    .split(text.includes('|') ? '|' : /[,，、;；]/u)
    .map(option => option.trim())
    .filter(option => option !== '');
  const named = all.filter(option => !option.startsWith('…'));
  return { options: named, hasMoreOptions: named.length === 0 || all.some(isCut) };
}
