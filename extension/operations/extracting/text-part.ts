import type { Language } from '@assent/shared';
import type { Extract } from '../../page/extracting/extractor.ts';
import { PageError } from '../../page/page-error.ts';
import { cleanText } from '../../page/seeing/clean-text.ts';
import type { Outcome } from '../outcome.ts';

/** Characters that one call tells; `from` goes on where it ended. */
export const MAX_PART = 8000;

/** A part of a text that may be long. Throws `InvalidArgument` when the text ends before it. */
export function textPart({ text, title, isCut }: Extract, from: number, language: Language): Outcome {
  const words = WORDS[language];
  if (text === '') return { success: true, message: words.empty, value: '' };
  if (from >= text.length) throw new PageError('InvalidArgument', words.beyond(text.length));
  const value = text.slice(from, from + MAX_PART);
  const end = from + value.length;
  const forPerson =
    value.length === text.length ? words.all(text.length) : words.part(from, end, text.length);
  const sentences = [
    forPerson,
    end < text.length ? words.more(end) : '',
    end === text.length && isCut ? words.tooLarge : '',
    title && from === 0 ? words.titled(cleanText(title)) : '',
  ];
  return { success: true, message: sentences.filter(Boolean).join(' '), forPerson, value };
}

const WORDS = {
  zh: {
    all: (length: number) => `已读取 ${length} 个字符。`,
    part: (from: number, to: number, total: number) => `内容共 ${total} 个字符，这是第 ${from} 到 ${to} 个。`,
    more: (next: number) => `接着读请用 params.from: ${next}，或指定更小的目标。`,
    tooLarge: '页面太大，没有读到最后。请指定更小的目标。',
    titled: (title: string) => `标题：${title}`,
    beyond: (total: number) => `内容只有 ${total} 个字符。请用更小的 params.from。`,
    empty: '目标没有可见的文字。',
  },
  en: {
    all: (length: number) => `Read ${length} characters.`,
    part: (from: number, to: number, total: number) => `Read characters ${from} to ${to} of ${total}.`,
    more: (next: number) => `Go on with params.from: ${next}, or name a smaller target.`,
    tooLarge: 'The page is too large to be read to its end. Name a smaller target.',
    titled: (title: string) => `Title: ${title}`,
    beyond: (total: number) => `There are only ${total} characters. Use a smaller params.from.`,
    empty: 'The target shows no text.',
  },
} as const;
