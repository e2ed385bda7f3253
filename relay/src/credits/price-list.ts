import type { Usage } from '@assent/shared';

/** Parts of the relay whose use may cost credits beside tasks, if the operator wants that. */
export const METERED = ['chat', 'browser', 'scrape'] as const;
export type Metered = (typeof METERED)[number];

/** Credits of what a task does, and of the use of metered parts. */
export const PRICES = {
  /** A browser session, when it begins. */
  session: 1,
  screenshot: 1,
  action: 0,
  /** A page that is scraped or crawled. */
  page: 1,
  /** A search of the web. */
  search: 1,
};

/** Tokens for a credit. */
const READ = 2_000;
const READ_FROM_CACHE = 20_000;
const WRITTEN = 400;

/** Credits of one answer of a model, rounded up: 1 for each 2,000 tokens read (cached ones count a tenth), 1 for each 400 written. */
export function tokenCredits(usage: Usage): number {
  const read = usage.input_tokens + (usage.cache_creation_input_tokens ?? 0);
  // In whole numbers: a sum of fractions may be a little above a whole number, and would be rounded up to the next.
  const parts =
    read * (READ_FROM_CACHE / READ) +
    usage.cache_read_input_tokens +
    usage.output_tokens * (READ_FROM_CACHE / WRITTEN);
  return Math.ceil(parts / READ_FROM_CACHE);
}
