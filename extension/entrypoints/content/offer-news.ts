import { documentState } from '../../page/dom/document-state.ts';
import { pageChangesSince } from '../../page/reading/new-elements.ts';

/** Lets readings of this document tell what is new since the one before. */
export function registerPageChanges(): void {
  documentState.pageChangesSince = pageChangesSince;
}
