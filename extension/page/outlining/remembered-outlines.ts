import { documentState } from '../dom/document-state.ts';
import type { OutlineLine } from './outline-reading.ts';

/** What was told of a part of this document. */
interface Remembered {
  id: string;
  /** Of the element that it was taken of; empty for the page. */
  part: string;
  lines: readonly OutlineLine[];
}

declare global {
  interface AssentDocumentState {
    outlines?: readonly Remembered[];
  }
}

const MOST = 5;

export function rememberOutline(outline: Remembered): void {
  documentState.outlines = [...(documentState.outlines ?? []), outline].slice(-MOST);
}

/** Undefined for one that is not remembered, or that was of another part. */
export function recallOutline(id: string, part: string): readonly OutlineLine[] | undefined {
  return documentState.outlines?.find(known => known.id === id && known.part === part)?.lines;
}
