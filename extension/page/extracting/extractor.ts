import { PageError } from '../page-error.ts';

export interface Extract {
  text: string;
  title?: string;
  /** The original was too large to be looked through in full. */
  isCut: boolean;
}

export interface ExtractedTable {
  caption: string;
  rows: string[][];
}

export interface Extractor {
  ofElement(element: Element): Extract;
  ofPage(): Extract;
  tablesIn(element: Element): { tables: ExtractedTable[]; isCut: boolean };
}

let extractor: Extractor | undefined;

/** Called by `extras`: its libraries would make up a quarter of `act`. */
export function registerExtractor(registered: Extractor): void {
  extractor = registered;
}

/** The background injects `extras` before it runs an operation that `readsPage`. */
export function requireExtractor(): Extractor {
  if (extractor) return extractor;
  throw new PageError('InternalError', 'The script that extracts text is not in this page.');
}
