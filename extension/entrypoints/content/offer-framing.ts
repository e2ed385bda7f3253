import { documentState } from '../../page/dom/document-state.ts';
import { readFrameTree } from '../../page/reading/read-frame-tree.ts';

/** Lets readings of this document tell where it stands among frames, and which are in it. */
export function offerFraming(): void {
  documentState.readFrameTree = readFrameTree;
}
