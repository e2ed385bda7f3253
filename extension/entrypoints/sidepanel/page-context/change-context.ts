import { changePageContext, setPageOff } from '../conversation/change-page-context.ts';
import { shareTab, unshareTab } from '../conversation/shared-tabs.ts';
import type { TurnContext } from '../ports/ports.ts';

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

export function contextChanges({ store }: TurnContext): ContextChanges {
  return {
    includePage: isIncluded => setPageOff(store, !isIncluded),
    leaveSelectionOut: () => changePageContext(store, { isSelectionLeftOut: true }),
    shareTab: tabId => shareTab(store, tabId),
    unshareTab: tabId => unshareTab(store, tabId),
  };
}
