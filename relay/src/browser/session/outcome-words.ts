import type { Language } from '@assent/shared';

const en = {
  looked: 'Looked at the element.',
  counted: 'Counted what the selector matches.',
  cut: 'It is too large, so the end is missing. Look at a part of it.',
  notSaved: 'A session keeps no files, so it was not saved.',
};

const zh: typeof en = {
  looked: '已查看该元素。',
  counted: '已统计选择器匹配的元素数量。',
  cut: '内容过大，末尾已省略。请查看其中一部分。',
  notSaved: '浏览器会话不保存文件，所以没有保存。',
};

/** What a session itself says in an outcome, beside the words of the extension. */
export const OUTCOME_WORDS: Readonly<Record<Language, typeof en>> = { en, zh };
