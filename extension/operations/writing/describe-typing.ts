import type { Language } from '@assent/shared';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import type { Outcome } from '../outcome.ts';
import { isSameContent } from './same-content.ts';

interface Typing {
  name: string;
  before: string;
  text: string;
  /** The field, and others that the page passed the focus on to. */
  fields: readonly Element[];
  /** So much of the text was typed before the focus went elsewhere. */
  length: number;
}

/** What typing came to, by reading back all fields that it went into. */
export function describeTyping(element: Element, typing: Typing, language: Language): Outcome {
  const words = WORDS[language];
  const { name, before, text, fields, length } = typing;
  if (!isConnected(element)) return { success: true, message: words.gone(name), effect: 'changed' };
  const now = fields.map(field => rawValue(field) ?? '').join('');
  const shown = fields.some(isSecret) ? MASK : cleanText(now);
  if (length < text.length)
    return {
      success: false,
      message: words.stopped(name, length),
      effect: now === before ? 'no_change' : 'changed',
      value: shown,
    };
  if (now === before && text !== '')
    return { success: false, message: words.refused(name, shown), effect: 'no_change', value: shown };
  if (isSameContent(now, before + text))
    return { success: true, message: words.typed(name, shown), effect: 'changed', value: shown };
  return { success: false, message: words.altered(name, shown), effect: 'changed', value: shown };
}

const WORDS = {
  zh: {
    typed: (name: string, value: string) => `已在 “${name}” 键入，现在是：${value}`,
    altered: (name: string, value: string) =>
      `已在 “${name}” 键入，但页面把内容改成了：${value}。请先查看页面，再决定下一步。`,
    refused: (name: string, value: string) =>
      `按键已送达 “${name}”，但内容没有变化，仍是：${value || '（空）'}。请改用 fill，或改为亲手输入。`,
    stopped: (name: string, length: number) =>
      `在 “${name}” 键入 ${length} 个字符后，页面把焦点移到了别处，其余的没有键入。请查看最新的元素列表。`,
    gone: (name: string) => `已在 “${name}” 键入，随后页面把它移除了；请查看最新的元素列表确认。`,
  },
  en: {
    typed: (name: string, value: string) => `Typed into "${name}", which now reads: ${value}`,
    altered: (name: string, value: string) =>
      `Typed into "${name}", but the page made something else of it: ${value}. Look at the page before going on.`,
    refused: (name: string, value: string) =>
      `The keys were delivered to "${name}", but it still reads: ${value || '(empty)'}. Use fill, or have it typed by hand.`,
    stopped: (name: string, length: number) =>
      `After ${length} characters in "${name}" the page moved the focus elsewhere, and the rest was not typed. Look at the newest list of elements.`,
    gone: (name: string) =>
      `Typed into "${name}", and the page then took it away; look at the newest list of elements.`,
  },
} as const;
