import type { TurnActs } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { type ExportFormat, exportConversation } from './export/export-conversation.ts';
import { createListing } from './listing.ts';
import {
  openStored,
  removeAll,
  removeConversation,
  showFailure,
  showNotice,
  undoRemoval,
} from './stored-conversations.ts';

export interface ConversationActs {
  show(): Promise<void>;
  hide(): void;
  search(query: string): Promise<void>;
  /** Opens it in this panel; the list closes on success. */
  open(id: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemoval(): Promise<void>;
  removeAll(): Promise<void>;
  exportAs(id: string, format: ExportFormat): Promise<void>;
}

export function conversationActs(context: TurnContext, turn: TurnActs): ConversationActs {
  const listing = createListing(context);
  /** The list shows storage and database errors. */
  const reportFailure = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (thrown) {
      showFailure(context, thrown);
    }
  };
  const changing = (act: () => Promise<void>): Promise<void> =>
    reportFailure(async () => {
      await act();
      await listing.refresh();
    });
  return {
    show: () => reportFailure(() => listing.show()),
    hide: () => listing.hide(),
    search: query => reportFailure(() => listing.search(query)),
    open: id => reportFailure(() => openStored(context, turn, id)),
    rename: (id, name) => changing(() => context.ports.records.rename(id, name.trim())),
    remove: id => changing(() => removeConversation(context, turn, id)),
    undoRemoval: () => changing(() => undoRemoval(context)),
    removeAll: () => changing(() => removeAll(context, turn)),
    exportAs: (id, format) =>
      reportFailure(async () => showNotice(context, await exportConversation(context, id, format))),
  };
}
