import * as z from 'zod/mini';
import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { rootsOf } from '../../page/dom/composed-tree.ts';
import { queryAllIn } from '../../page/dom/native-dom.ts';
import type { Extract } from '../../page/extracting/extractor.ts';
import { PageError } from '../../page/page-error.ts';
import { isReadable } from '../../page/secrets/harmless-fields.ts';
import { seenRect } from '../../page/visibility/seen-rect.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { BoundTarget } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';

/** Where to continue, counted in characters, links or rows. */
export const fromParam = z.optional(z.int().check(z.gte(0)));

/** In CSS pixels. Smaller frames hold nothing to read. */
const SMALLEST_FRAME = 100;

/** Characters per call. */
export const MAX_PART = 8000;

/** A part of a long text. Throws `InvalidArgument` beyond its end. */
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

/** As many items as fit into one call, at least one. */
export function fittingPart<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[] {
  let length = 0;
  const end = items.findIndex((item, index) => {
    length += lengthOf(item);
    return index > 0 && length > MAX_PART;
  });
  return items.slice(0, end === -1 ? undefined : end);
}

/** The refusal for a target that may hold a secret; undefined for others. */
export function secretTarget(target: BoundTarget): Outcome | undefined {
  if (target.kind !== 'element' || isReadable(target.element)) return undefined;
  return { success: false, error_type: 'NotPermitted', message: message('extract.secret') };
}

/** Reports the number of visible frames: each is a document to extract from by itself. */
export function noteFrames(outcome: Outcome, target: BoundTarget): Outcome {
  if (target.kind !== 'page') return outcome;
  const visibility = createVisibility();
  const count = rootsOf(document)
    .flatMap(root => [...queryAllIn(root, 'iframe, frame')])
    .filter(frame => {
      const rect = seenRect(frame, visibility);
      return rect && rect.width >= SMALLEST_FRAME && rect.height >= SMALLEST_FRAME;
    }).length;
  if (count === 0) return outcome;
  const sentences = [outcome.message, message('extract.framesLeftOut', { count })];
  return { ...outcome, message: message('sentences', { sentences }) };
}
