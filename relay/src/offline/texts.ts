import type { Bilingual, Language } from '@assent/shared';

export const NOTICE: Bilingual = {
  zh: '（离线模式：我按固定规则理解请求，不是语言模型。）',
  en: '(Offline mode: I follow fixed rules and am not a language model.)',
};

const EXAMPLES: Bilingual = {
  zh: '- 在搜索框输入 iPhone 16 然后点击搜索\n- 勾选“订阅”，国家选择德国\n- 这个页面我能做什么',
  en: '- fill Email with a@b.c and click Sign in\n- tick the newsletter and choose Germany\n- what can I do on this page',
};

export const GREETING: Bilingual = {
  zh: `你好！我是离线模式的 Assent：按固定规则理解请求，不是语言模型。你可以这样说：\n\n${EXAMPLES.zh}\n\n每一步都要你批准后才会执行。`,
  en: `Hello! This is Assent in offline mode: I follow fixed rules and am not a language model. You can say, for example:\n\n${EXAMPLES.en}\n\nNothing is done before you approve it.`,
};

export const NOT_UNDERSTOOD: Bilingual = {
  zh: `我没听懂。离线模式只按固定规则理解请求，不是语言模型。可以这样说：\n\n${EXAMPLES.zh}`,
  en: `I did not understand that. Offline mode follows fixed rules and is not a language model. You can say, for example:\n\n${EXAMPLES.en}`,
};

export const THANKS: Bilingual = { zh: '不客气。', en: 'You are welcome.' };

export const REJECTED: Bilingual = {
  zh: '好的，你没有批准，什么也没有执行。想改成怎样做？',
  en: 'All right: you did not approve it, so nothing was done. What would you like instead?',
};

export const LEFT_ALONE: Bilingual = {
  zh: '好的，什么也没有做。',
  en: 'All right, nothing was done.',
};

export const LEFT_UNDONE: Bilingual = {
  zh: '后面的步骤没有执行。',
  en: 'The steps after that were not done.',
};

export const NO_PAGE: Bilingual = {
  zh: '我现在看不到任何页面，所以没法操作。请打开一个网页再试。',
  en: "I can't see a page just now, so there is nothing to act on. Open a web page and try again.",
};

export const NOTHING_HERE: Bilingual = {
  zh: '这个页面上没有列出可以操作的元素。',
  en: 'This page lists nothing that can be acted on.',
};

export function cannotDo(what: string, language: Language): string {
  return language === 'zh'
    ? `我现在不能“${what}”，所以什么也没有做。`
    : `“${what}” is not available to me here, so nothing was done.`;
}

export function listed(heading: string, lines: readonly string[]): string {
  return `${heading}\n\n${lines.map(line => `- ${line}`).join('\n')}`;
}

export function quoted(text: string, language: Language): string {
  return language === 'zh' ? `「${text}」` : `“${text}”`;
}

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;
const NAMES_IN_QUOTES = /[“"「『][^”"」』]*[”"」』]/gu;

/** What the browser says in the other language is marked as its own words, so that a sentence stays in one language. */
export function inLanguage(message: string, language: Language): string {
  const plain = message.replace(NAMES_IN_QUOTES, '');
  const han = plain.match(HAN)?.length ?? 0;
  const isSaid = /\p{Letter}{3}/u.test(plain);
  // A page of both languages is quoted in sentences of one.
  const isForeign = isSaid && (language === 'zh' ? han === 0 : han > (plain.match(LATIN_WORD)?.length ?? 0));
  if (!isForeign) return message;
  return language === 'zh' ? `浏览器的原话：“${message}”` : `In the browser’s own words: “${message}”`;
}
