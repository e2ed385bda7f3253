import type { PageContext, PanelStore, Selection } from './panel-store.ts';
import { shareTab, unshareTab } from './shared-tabs.ts';

export function changePageContext(store: PanelStore, changed: Partial<PageContext>): void {
  store.setState(({ pageContext }) => ({ pageContext: { ...pageContext, ...changed } }));
}

/** A new selection is included again. */
export function noteSelection(store: PanelStore, selection: Selection | undefined): void {
  changePageContext(store, { selection, isSelectionLeftOut: false });
}

/** For this conversation, from the next request on. */
export function setPageOff(store: PanelStore, isPageOff: boolean): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, isPageOff } }));
}

/** The context of this conversation's messages. A running turn follows changes from its next request on. */
export interface ContextChanges {
  includePage(isIncluded: boolean): void;
  /** Until the selection changes. */
  leaveSelectionOut(): void;
  /** Whether the model may know this tab and propose actions in it, from now on. */
  shareTab(tabId: number): void;
  unshareTab(tabId: number): void;
}

export function contextChanges(store: PanelStore): ContextChanges {
  return {
    includePage: isIncluded => setPageOff(store, !isIncluded),
    leaveSelectionOut: () => changePageContext(store, { isSelectionLeftOut: true }),
    shareTab: tabId => shareTab(store, tabId),
    unshareTab: tabId => unshareTab(store, tabId),
  };
}
