import type { PageContext, PanelStore, Selection } from './panel-store.ts';
import { shareTab, unshareTab } from './shared-tabs.ts';

export function changePageContext(store: PanelStore, changed: Partial<PageContext>): void {
  store.setState(({ pageContext }) => ({ pageContext: { ...pageContext, ...changed } }));
}

/** Whatever is selected again goes along again. */
export function noteSelection(store: PanelStore, selection: Selection | undefined): void {
  changePageContext(store, { selection, isSelectionLeftOut: false });
}

/** For this conversation, from the next request on. */
export function setPageOff(store: PanelStore, isPageOff: boolean): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, isPageOff } }));
}

/**
 * What the person lets go along with this conversation's messages. A turn that goes on keeps to it from its next
 * request on.
 */
export interface ContextChanges {
  includePage(isIncluded: boolean): void;
  /** For as long as the same is selected. */
  leaveSelectionOut(): void;
  /** From here on the model may be told of this tab, and may ask to act in it; or not any more. */
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
