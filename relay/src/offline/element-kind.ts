export type ElementKind =
  | 'input'
  | 'button'
  | 'link'
  | 'checkbox'
  | 'radio'
  | 'select'
  | 'option'
  | 'text'
  | 'other';

/** In this order: a 单选按钮 is a radio, a search button a button. */
const KINDS: readonly [words: RegExp, kind: ElementKind][] = [
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
];

/** The kind that a description's or a person's words name, read loosely and in both languages. */
export function kindOf(words: string): ElementKind {
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

const KIND_WORDS =
  /(?:\b(?:text |input |entry )?(?:fields?|box(?:es)?|inputs?)|\b(?:radio )?buttons?|\blinks?|\bcheck ?box(?:es)?|\bdrop ?downs?(?: menu| list)?|\bselects?|\bmenus?|\b(?:radio )?options?|\btabs?|\bswitch|\btoggle)$|(?:输入框|文本框|文本域|按钮|链接|复选框|勾选框|单选框|单选按钮|下拉框|下拉菜单|下拉列表|选择框|选项|开关|框|栏|字段|选项卡|标签页|菜单)$/iu;

/** A phrase without the word at its end that says the kind, and that word. */
export function splitKind(phrase: string): { name: string; kindWords: string | undefined } {
  const match = KIND_WORDS.exec(phrase);
  return match
    ? { name: phrase.slice(0, match.index).trim(), kindWords: match[0].trim() }
    : { name: phrase.trim(), kindWords: undefined };
}
