import { normalized } from '../dom/clean-text.ts';
import { bodyOf, queryAllIn } from '../dom/native-dom.ts';

/** Longer texts are content. */
export const MAX_LINE = 200;
const MAX_LINES = 600;
/** The browser lays out the whole page for its text. */
const MAX_ELEMENTS = 20_000;

/** The short lines that a document renders, as they compare, from its top; none of a page that takes too long to read. */
export function linesOf(page: Document): string[] | null {
  const body = bodyOf(page);
  if (queryAllIn(page, '*').length > MAX_ELEMENTS) return null;
  if (!(body instanceof HTMLElement)) return [];
  // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and of what is hidden is not seen.
  const lines = body.innerText.split('\n').map(comparable);
  return lines.filter(line => line !== '' && line.length <= MAX_LINE).slice(0, MAX_LINES);
}

/** Styles may write a line in capitals, and only what is rendered says so. */
export function comparable(line: string): string {
  return normalized(line).toLowerCase();
}
