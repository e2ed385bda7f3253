import type { PageContext, PanelStore, Selection } from './panel-store.ts';

export function changePageContext(store: PanelStore, changed: Partial<PageContext>): void {
  store.setState(({ pageContext }) => ({ pageContext: { ...pageContext, ...changed } }));
}

/** A new selection is included again. */
export function noteSelection(store: PanelStore, selection: Selection | undefined): void {
  changePageContext(store, { selection, isSelectionLeftOut: false });
}
