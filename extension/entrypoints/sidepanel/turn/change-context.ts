import { changePageContext, setPageOff } from '../conversation/change-page-context.ts';
import type { TurnContext } from './ports.ts';

/**
 * What the person lets go along with this conversation's messages. A turn that goes on keeps to it from its next
 * request on.
 */
export interface ContextChanges {
  includePage(isIncluded: boolean): void;
  /** For as long as the same is selected. */
  leaveSelectionOut(): void;
}

export function contextChanges({ store }: TurnContext): ContextChanges {
  return {
    includePage: isIncluded => setPageOff(store, !isIncluded),
    leaveSelectionOut: () => changePageContext(store, { isSelectionLeftOut: true }),
  };
}
