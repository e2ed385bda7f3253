import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { type Extract, requireExtractor } from '../page/extracting/extractor.ts';
import { elementName } from '../page/naming/element-name.ts';
import { PageError } from '../page/page-error.ts';
import { readSelection } from '../page/read-selection.ts';
import { isSecret } from '../page/secrets/secrets.ts';
import { cleanLines, cleanText } from '../page/seeing/clean-text.ts';
import { elementValue } from '../page/seeing/element-value.ts';
import { createSight } from '../page/sight/sight.ts';
import type { BoundTarget, Deed, Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';

/** Characters that one call reads; `from` goes on where it ended. */
const MAX_READ = 8000;

const MAX_VALUE = 100_000;

const params = z.object({
  from: z
    .optional(z.int().check(z.gte(0)))
    .check(z.describe('the character to go on from, as the result of the call before said.')),
});
type Params = z.infer<typeof params>;

export const read: Operation<Params> = {
  name: 'read',
  description: {
    zh: '读取目标的文字或当前值，表格、列表和文章读成 Markdown；目标为空时读取选中的文字，没有选中时读取页面正文。内容长时用 params.from 接着读。',
    en: 'Read the text or current value of the target; tables, lists and articles as Markdown; without a target the selected text, or else the main text of the page. Use params.from to go on with a long one.',
  },
  verb: { zh: '读取', en: 'Read' },
  params,
  example: { action: 'read', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'selection or page',
  needs: 'extracting',
};

export const deed: Deed<Params> = {
  preview: () => ({}),
  run: async (target, { from }, language) => readTarget(target, from ?? 0, language),
};

function readTarget(target: BoundTarget, from: number, language: Language): Outcome {
  if (target.kind === 'element' && isSecret(target.element)) {
    return { success: true, message: SECRET[language] };
  }
  const words = WORDS[language];
  const { text, title, isCut } = extractOf(target);
  if (text === '') return { success: true, message: words.empty, value: '' };
  if (from >= text.length) throw new PageError('InvalidArgument', words.beyond(text.length));
  const value = text.slice(from, from + MAX_READ);
  const end = from + value.length;
  const sentences = [
    value.length === text.length ? words.all(text.length) : words.part(from, end, text.length),
    end < text.length ? words.more(end) : '',
    end === text.length && isCut ? words.tooLarge : '',
    title && from === 0 ? words.titled(cleanText(title)) : '',
  ];
  return { success: true, message: sentences.filter(Boolean).join(' '), value };
}

function extractOf(target: BoundTarget): Extract {
  switch (target.kind) {
    case 'selection':
      return { text: readSelection().text, isCut: false };
    case 'page':
      return requireExtractor().ofPage();
    case 'element': {
      const value = elementValue(target.element);
      if (value !== undefined) return { text: cleanLines(value, MAX_VALUE), isCut: value.length > MAX_VALUE };
      const extract = requireExtractor().ofElement(target.element);
      return extract.text ? extract : { text: elementName(target.element, createSight()), isCut: false };
    }
  }
}

const SECRET = {
  zh: '这是保密的输入框（密码、验证码、卡号或文件），内容不会读取。',
  en: 'This field holds a secret (a password, a code, a card number or a file), which is not read.',
} as const;

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
