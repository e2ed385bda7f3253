import type { PageElement } from '@assent/shared';
import type { DescriptionWords } from '../../../page/descriptions/description-words.ts';
import { countTokens } from '../../../page/reading/count-tokens.ts';
import { createShortening, type Widths } from './shorten-row.ts';

/** What a context of thirty elements may cost a model, by our estimate. */
const MAX_TOKENS = 800;

/** Nobody chooses by what comes after the first; the others are for pages that are full of text. */
const WIDTHS: readonly Widths[] = [
  { name: 48, near: 26, hint: 32 },
  { name: 40, near: 24, hint: 24 },
  { name: 28, near: 18, hint: 16 },
  { name: 16, near: 12, hint: 10 },
  { name: 16, near: 0, hint: 0 },
];

/**
 * The rows as they go to the model, their texts as wide as all together leave room for. What a request means has been
 * looked for in the whole texts by then, and `read` gives them whole.
 */
export function fitRows(rows: readonly PageElement[], words: DescriptionWords): PageElement[] {
  const shorten = createShortening(words);
  let fitted: PageElement[] = [];
  for (const widths of WIDTHS) {
    fitted = rows.map(({ id, desc }) => ({ id, desc: shorten(desc, widths) }));
    if (fitted.reduce((sum, { id, desc }) => sum + countTokens(`${id} ${desc}`), 0) <= MAX_TOKENS) break;
  }
  return fitted;
}
