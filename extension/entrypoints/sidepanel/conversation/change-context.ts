import { changeConversation, type PageContext, type PanelStore, type Selection } from './panel-store.ts';
import { shareTab, unshareTab } from './shared-tabs.ts';

export function changePageContext(store: PanelStore, changed: Partial<PageContext>): void {
  store.setState(({ pageContext }) => ({ pageContext: { ...pageContext, ...changed } }));
}

/** A new selection is included again. */
export function noteSelection(store: PanelStore, selection: Selection | undefined): void {
  changePageContext(store, { selection, isSelectionLeftOut: false });
}

/** The context of this conversation's messages. A running turn follows changes from its next request on. */
export interface ContextChanges {
  /** From the next request on. */
  includePage(isIncluded: boolean): void;
  /** Until the selection changes. */
  leaveSelectionOut(): void;
  /** Whether the model may know this tab and propose actions in it, from now on. */
  shareTab(tabId: number): void;
  unshareTab(tabId: number): void;
}

export function contextChanges(store: PanelStore): ContextChanges {
  return {
    includePage: isIncluded => changeConversation(store, { isPageOff: !isIncluded }),
    leaveSelectionOut: () => changePageContext(store, { isSelectionLeftOut: true }),
    shareTab: tabId => shareTab(store, tabId),
    unshareTab: tabId => unshareTab(store, tabId),
  };
}
