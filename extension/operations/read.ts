import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { readSelection } from '../page/read-selection.ts';
import { cleanLines } from '../page/seeing/clean-text.ts';
import { elementName } from '../page/seeing/element-name.ts';
import { elementValue } from '../page/seeing/element-value.ts';
import { mainContent } from '../page/seeing/main-content.ts';
import { isSecret } from '../page/seeing/secrets.ts';
import { createSight } from '../page/seeing/sight.ts';
import { visibleText } from '../page/seeing/visible-text.ts';
import type { BoundTarget, Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';

const MAX_READ = 4000;
/** Beyond this, how much more there is no longer matters. */
const MAX_COUNTED = 200_000;

const params = z.object({});

export const read: Operation<z.infer<typeof params>> = {
  name: 'read',
  description: {
    zh: '读取目标的文字或当前值；目标为空时读取选中的文字，没有选中时读取页面正文。',
    en: 'Read the text or current value of the target; without a target the selected text, or else the main text of the page.',
  },
  verb: { zh: '读取', en: 'Read' },
  params,
  example: { action: 'read', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'selection or page',
  preview: () => ({}),
  run: async (target, _params, language) => readTarget(target, language),
};

function readTarget(target: BoundTarget, language: Language): Outcome {
  if (target.kind === 'element' && isSecret(target.element)) {
    return { success: true, message: SECRET[language] };
  }
  const text = textOf(target).trim();
  const value = cleanLines(text, MAX_READ);
  const words = WORDS[language];
  if (value === '') return { success: true, message: words.empty, value };
  const isCut = text.length > MAX_READ;
  return {
    success: true,
    message: isCut ? words.cut(MAX_READ, text.length) : words.all(value.length),
    value,
  };
}

function textOf(target: BoundTarget): string {
  if (target.kind === 'selection') return readSelection().text;
  const sight = createSight();
  const element = target.kind === 'element' ? target.element : mainContent(sight);
  return elementValue(element) ?? (visibleText(element, sight, MAX_COUNTED) || elementName(element, sight));
}

const SECRET = {
  zh: '这是保密的输入框（密码、验证码、卡号或文件），内容不会读取。',
  en: 'This field holds a secret (a password, a code, a card number or a file), which is not read.',
} as const;

const WORDS = {
  zh: {
    all: (length: number) => `已读取 ${length} 个字符。`,
    cut: (kept: number, total: number) =>
      `内容共 ${total} 个字符，只读取了前 ${kept} 个。需要其余部分时请指定更小的目标。`,
    empty: '目标没有可见的文字。',
  },
  en: {
    all: (length: number) => `Read ${length} characters.`,
    cut: (kept: number, total: number) =>
      `Read the first ${kept} of ${total} characters. Name a smaller target to read the rest.`,
    empty: 'The target shows no text.',
  },
} as const;
