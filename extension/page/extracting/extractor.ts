import { documentState } from '../dom/document-state.ts';
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

/** Takes text out of a page in its structure. A script of its own, because few pages are read so. */
export interface Extractor {
  ofElement(element: Element): Extract;
  ofPage(): Extract;
  /** The tables of data that are seen in an element, itself included. */
  tablesIn(element: Element): { tables: ExtractedTable[]; isCut: boolean };
}

declare global {
  interface AssentDocumentState {
    extractor?: Extractor;
  }
}

/** The extractor of this document. The background injects it before an operation runs that names it. */
export function requireExtractor(): Extractor {
  const { extractor } = documentState;
  if (!extractor) throw new PageError('InternalError', 'The script that extracts text is not in this page.');
  return extractor;
}
