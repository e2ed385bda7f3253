import type { MessageText } from '../../../messages/message.ts';
import type { RemovedRecord } from './conversation-records.ts';
import type { Summary } from './summary.ts';

/** `excerpt`: where the words that are searched for were found, if not in its title. */
export interface FoundConversation extends Summary {
  excerpt?: string;
}

/** What came of what the person last did in the list. */
export type ListNotice =
  | { kind: 'removed'; title: string; removed: RemovedRecord }
  | { kind: 'all-removed'; count: number; left: number }
  /** Another panel has it open. */
  | { kind: 'elsewhere' }
  /** Another version of Assent kept it, in a shape that this one can't read. */
  | { kind: 'unreadable' }
  | { kind: 'gone' }
  | { kind: 'failed'; message: MessageText };

/** The list of conversations while it is open. `found` is undefined until it is there. */
export interface ConversationList {
  query: string;
  found: readonly FoundConversation[] | undefined;
  pageChanges: ListNotice | undefined;
}
