import { message } from '../../messages/message.ts';
import { collectLinks } from '../../page/extracting/collect-links.ts';
import { PageError } from '../../page/page-error.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { Outcome } from '../contract/outcome.ts';
import { fittingPart } from './text-part.ts';

export const MAX_LINKS = 100;

/** A part of the links. Throws `InvalidArgument` beyond the end. */
export function extractLinks(element: Element, from: number): Outcome {
  const all = collectLinks(element, createVisibility());
  const count = all.length;
  if (count === 0) return { success: true, message: message('links.none'), links: [], count };
  if (from >= count) throw new PageError('InvalidArgument', message('links.beyond', { count }));
  const links = fittingPart(all.slice(from, from + MAX_LINKS), link => JSON.stringify(link).length);
  const end = from + links.length;
  const found =
    links.length === count
      ? message('links.all', { count })
      : message('links.part', { from: from + 1, to: end, count });
  if (end === count) return { success: true, message: found, links, count };
  const sentences = [found, message('links.more', { next: end })];
  return { success: true, message: message('sentences', { sentences }), links, count, next_from: end };
}
