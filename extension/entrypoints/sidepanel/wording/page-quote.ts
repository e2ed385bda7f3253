import * as z from 'zod/mini';
import type { Outcome } from '../../../operations/contract/outcome.ts';

/** What the page said or showed after an action, in its own words; empty where it said nothing. */
export function pageQuote({ page_message, message }: Pick<Outcome, 'page_message' | 'message'>): string {
  return page_message || quoteIn(message);
}

const codedSchema = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });

/** The parameters that hold the page's words. */
const QUOTED: Partial<Record<string, string>> = {
  'click.changed': 'detail',
  'click.submitted': 'detail',
  'arrival.there': 'shows',
};

function quoteIn(text: unknown): string {
  const { data } = codedSchema.safeParse(text);
  if (!data) return '';
  const { code, params } = data;
  const { sentences } = params;
  if (code === 'sentences' && Array.isArray(sentences)) return sentences.map(quoteIn).find(Boolean) ?? '';
  const quoted = params[QUOTED[code] ?? ''];
  return typeof quoted === 'string' ? quoted : '';
}
