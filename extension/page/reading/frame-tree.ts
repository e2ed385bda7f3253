import { documentState } from '../dom/document-state.ts';
import type { FrameTree } from '../frame-reading.ts';
import type { Visibility } from '../visibility/visibility.ts';

declare global {
  interface AssentDocumentState {
    /** A script of its own, because most documents are the only one of their tab. */
    readFrameTree?(visibility: Visibility): FrameTree;
  }
}

/** A document without the script for frames is the topmost, and had none when it was looked at. */
export function frameTree(visibility: Visibility): FrameTree {
  return documentState.readFrameTree?.(visibility) ?? { path: [], children: [] };
}
