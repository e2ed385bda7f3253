import type { Bilingual, Language } from '@assent/shared';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Extract } from '../../page/extracting/extractor.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../outcome.ts';

/** Characters that one call tells; `from` goes on where it ended. */
export const MAX_PART = 8000;

/** Said of what was not looked through to its end. */
export const TOO_LARGE: Bilingual = {
  zh: '之后的内容只能以更小的目标读取。',
  en: 'What comes after that is only read in a smaller target.',
};

/** A part of a text that may be long. Throws `InvalidArgument` when the text ends before it. */
export function textPart({ text, title, isCut }: Extract, from: number, language: Language): Outcome {
  const words = WORDS[language];
  if (text === '') return { success: true, message: words.empty, value: '' };
  if (from >= text.length) throw new PageError('InvalidArgument', words.beyond(text.length));
  const value = text.slice(from, from + MAX_PART);
  const end = from + value.length;
  const isMore = end < text.length;
  const forPerson =
    value.length === text.length && !isCut
      ? words.all(text.length)
      : words.part(from, end, text.length, isCut);
  const sentences = [
    forPerson,
    isMore ? words.more(end) : '',
    isCut ? TOO_LARGE[language] : '',
    title && from === 0 ? words.titled(cleanText(title)) : '',
  ];
  const message = sentences.filter(Boolean).join(' ');
  return { success: true, message, forPerson, value, ...(isMore ? { next_from: end } : {}) };
}

const WORDS = {
  zh: {
    all: (length: number) => `已读取 ${length} 个字符。`,
    part: (from: number, to: number, total: number, isCut: boolean) =>
      `内容${isCut ? '超过' : '共'} ${total} 个字符，这是第 ${from} 到 ${to} 个。`,
    more: (next: number) => `接着读请用 from: ${next}，或指定更小的目标。`,
    titled: (title: string) => `标题：${title}`,
    beyond: (total: number) => `内容只有 ${total} 个字符。请用更小的 from。`,
    empty: '目标没有可见的文字。',
  },
  en: {
    all: (length: number) => `Read ${length} characters.`,
    part: (from: number, to: number, total: number, isCut: boolean) =>
      `Read characters ${from} to ${to} of ${isCut ? 'more than ' : ''}${total}.`,
    more: (next: number) => `Go on with from: ${next}, or name a smaller target.`,
    titled: (title: string) => `Title: ${title}`,
    beyond: (total: number) => `There are only ${total} characters. Use a smaller from.`,
    empty: 'The target shows no text.',
  },
} as const;
