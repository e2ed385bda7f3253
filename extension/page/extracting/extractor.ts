import { PageError } from '../page-error.ts';

/** Text that was taken out of a page, as Markdown. */
export interface Extract {
  text: string;
  title?: string;
  /** The original was too large to be looked through in full. */
  isCut: boolean;
}

/** A table that was taken out of a page: its rows as cells of text, of which the first row is the heading. */
export interface ExtractedTable {
  caption: string;
  rows: string[][];
}

/** Takes text out of a page in its structure. */
export interface Extractor {
  ofElement(element: Element): Extract;
  ofPage(): Extract;
  /** The tables of data that are visible in an element, itself included. */
  tablesIn(element: Element): { tables: ExtractedTable[]; isCut: boolean };
}

let extractor: Extractor | undefined;

/** Called by the script `extras`: the libraries for this would make up a quarter of `act`, which every action waits for. */
export function registerExtractor(registered: Extractor): void {
  extractor = registered;
}

/** The background injects `extras` before it runs an operation that `readsPage`. */
export function requireExtractor(): Extractor {
  if (extractor) return extractor;
  throw new PageError('InternalError', 'The script that extracts text is not in this page.');
}
