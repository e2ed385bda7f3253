import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Conversation, conversationSchema } from './conversation.ts';

/** What was kept last. A record of another shape is left where it is: a later version may read it. */
export type LatestRecord =
  | { status: 'found'; conversation: Conversation }
  | { status: 'unreadable' }
  | { status: 'none' };

export interface ConversationRecords {
  latest(): Promise<LatestRecord>;
  save(conversation: Conversation): Promise<void>;
}

interface AssentDatabase extends DBSchema {
  conversations: { key: string; value: unknown; indexes: { updatedAt: number } };
}

/** Conversations on this device, one record each. */
export async function openConversationRecords(): Promise<ConversationRecords> {
  const database = await openDB<AssentDatabase>('assent', 1, {
    upgrade: fresh => {
      fresh.createObjectStore('conversations', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
    },
  });
  return {
    latest: () => readLatest(database),
    save: async conversation => {
      await database.put('conversations', conversation);
    },
  };
}

async function readLatest(database: IDBPDatabase<AssentDatabase>): Promise<LatestRecord> {
  const cursor = await database
    .transaction('conversations')
    .store.index('updatedAt')
    .openCursor(null, 'prev');
  if (!cursor) return { status: 'none' };
  const parsed = conversationSchema.safeParse(cursor.value);
  return parsed.success ? { status: 'found', conversation: parsed.data } : { status: 'unreadable' };
}
