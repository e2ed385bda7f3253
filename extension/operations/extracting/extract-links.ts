import type { Language } from '@assent/shared';
import { collectLinks } from '../../page/extracting/collect-links.ts';
import { PageError } from '../../page/page-error.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { Outcome } from '../outcome.ts';
import { MAX_PART } from './text-part.ts';

export const MOST_LINKS = 100;

/** A part of the links in an element. Throws `InvalidArgument` when there are fewer. */
export function extractLinks(element: Element, from: number, language: Language): Outcome {
  const words = WORDS[language];
  const all = collectLinks(element, createVisibility());
  const count = all.length;
  if (count === 0) return { success: true, message: words.none, links: [], count };
  if (from >= count) throw new PageError('InvalidArgument', words.beyond(count));
  const links = part(all.slice(from, from + MOST_LINKS));
  const end = from + links.length;
  const forPerson = links.length === count ? words.all(count) : words.part(from + 1, end, count);
  const message = end < count ? `${forPerson} ${words.more(end)}` : forPerson;
  return { success: true, message, forPerson, links, count, ...(end < count ? { next_from: end } : {}) };
}

/** As many as fit, and one in any case. */
function part<Item>(items: readonly Item[]): Item[] {
  let length = 0;
  const end = items.findIndex((item, index) => {
    length += JSON.stringify(item).length;
    return index > 0 && length > MAX_PART;
  });
  return items.slice(0, end === -1 ? undefined : end);
}

const WORDS = {
  zh: {
    all: (count: number) => `找到 ${count} 个链接。`,
    part: (from: number, to: number, count: number) => `共有 ${count} 个链接，这是第 ${from} 到 ${to} 个。`,
    more: (next: number) => `接着看请用 from: ${next}，或指定更小的目标。`,
    none: '目标没有可见的链接。',
    beyond: (count: number) => `只有 ${count} 个链接。请用更小的 from。`,
  },
  en: {
    all: (count: number) => `Found ${count} ${count === 1 ? 'link' : 'links'}.`,
    part: (from: number, to: number, count: number) => `These are links ${from} to ${to} of ${count}.`,
    more: (next: number) => `Go on with from: ${next}, or name a smaller target.`,
    none: 'The target shows no links.',
    beyond: (count: number) => `There are only ${count} links. Use a smaller from.`,
  },
} as const;
