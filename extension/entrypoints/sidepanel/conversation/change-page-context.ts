import type { PageContext, Selection } from './page-context.ts';
import type { PanelStore } from './panel-store.ts';

export function changePageContext(store: PanelStore, changed: Partial<PageContext>): void {
  store.setState(({ pageContext }) => ({ pageContext: { ...pageContext, ...changed } }));
}

/** Whatever is selected anew goes along again. */
export function noteSelection(store: PanelStore, selection: Selection | undefined): void {
  changePageContext(store, { selection, isSelectionLeftOut: false });
}

/** For this conversation, from the next request on. */
export function setPageOff(store: PanelStore, isPageOff: boolean): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, isPageOff } }));
}
