import type { MessageText } from '../../../messages/message.ts';
import type { RemovedRecord } from './conversation-records.ts';
import type { Summary } from './summary.ts';

/** `excerpt`: the place where the search terms were found, if not in the title. */
export interface FoundConversation extends Summary {
  excerpt?: string;
}

export type ListNotice =
  | { kind: 'removed'; title: string; removed: RemovedRecord }
  | { kind: 'all-removed'; count: number; left: number }
  | { kind: 'elsewhere' }
  /** Another version of Assent saved it, in a shape that this one can't read. */
  | { kind: 'unreadable' }
  | { kind: 'gone' }
  | { kind: 'failed'; message: MessageText };

/** The list while it is open. `found` is undefined until it is loaded. */
export interface ConversationList {
  query: string;
  found: readonly FoundConversation[] | undefined;
  notice: ListNotice | undefined;
}
