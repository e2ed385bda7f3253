import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { Extract } from '../../page/extracting/extractor.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Characters that one call tells; `from` goes on where it ended. */
export const MAX_PART = 8000;

/** A part of a text that may be long. Throws `InvalidArgument` when the text ends before it. */
export function textPart({ text, title, isCut }: Extract, from: number): Outcome {
  if (text === '') return { success: true, message: message('text.empty'), value: '' };
  if (from >= text.length)
    throw new PageError('InvalidArgument', message('text.beyond', { total: text.length }));
  const value = text.slice(from, from + MAX_PART);
  const end = from + value.length;
  const isMore = end < text.length;
  const isWhole = value.length === text.length && !isCut;
  const sentences = [
    isWhole
      ? message('text.all', { length: text.length })
      : message('text.part', { from, to: end, total: text.length, isCut }),
    isMore ? message('text.more', { next: end }) : '',
    isCut ? message('extract.tooLarge') : '',
    title && from === 0 ? message('text.titled', { title: cleanText(title) }) : '',
  ];
  return {
    success: true,
    message: message('sentences', { sentences: sentences.filter(Boolean) }),
    value,
    ...(isMore ? { next_from: end } : {}),
  };
}
