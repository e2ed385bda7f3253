import { documentState } from '../../page/dom/document-state.ts';
import { newsSince } from '../../page/seeing/new-elements.ts';

/** Lets readings of this document tell what is new since the one before. */
export function offerNews(): void {
  documentState.newsSince = newsSince;
}
