import { documentState } from '../../page/dom/document-state.ts';
import { findInView } from '../../page/finding/find-in-view.ts';

/** Lets readings of this document begin with what is in view when there is no time for all. */
export function offerViewing(): void {
  documentState.findInView = findInView;
}
