import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Summary, searchableText, summarize } from './summary.ts';

interface AssentSchema extends DBSchema {
  /** Each without its entries, and with their ids in their order; one that an older version saved has them inside. */
  conversations: { key: string; value: unknown; indexes: { updatedAt: number } };
  /** Each under its own key, so that a change costs the same however long the conversation is. */
  entries: { key: EntryKey; value: EntryRecord };
  /** What the list shows of each, so that it opens without reading them all. */
  summaries: { key: string; value: Summary };
  /** What searching looks through, for conversations that have their entries inside. */
  texts: { key: string; value: { id: string; text: string } };
  /** The same for all others. */
  entryTexts: { key: EntryKey; value: EntryText };
}

/** The ids of a conversation and of an entry of it. */
export type EntryKey = [string, string];

interface EntryRecord {
  conversationId: string;
  id: string;
  entry: unknown;
}

interface EntryText {
  conversationId: string;
  id: string;
  /** Its place in the conversation when it was saved. */
  at: number;
  text: string;
}

export type ConversationDatabase = IDBPDatabase<AssentSchema>;

const STORES = ['conversations', 'entries', 'summaries', 'texts', 'entryTexts'] as const;
type AllStores = (typeof STORES)[number][];

const VERSION = 3;

/** Conversations on this device. An older database is taken along; nothing in it is thrown away. */
export function openConversationDatabase(): Promise<ConversationDatabase> {
  return openDB<AssentSchema>('assent', VERSION, {
    upgrade: async (database, from, _to, transaction) => {
      if (from < 1) {
        database.createObjectStore('conversations', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      }
      if (from < 2) {
        database.createObjectStore('summaries', { keyPath: 'id' });
        database.createObjectStore('texts', { keyPath: 'id' });
        await describeAll(transaction);
      }
      if (from < 3) {
        database.createObjectStore('entries', { keyPath: ['conversationId', 'id'] });
        database.createObjectStore('entryTexts', { keyPath: ['conversationId', 'id'] });
      }
    },
    // A newer version of Assent waits for this: without it, it would wait for as long as an old panel is open.
    blocking: (_now, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

async function describeAll(
  transaction: IDBPTransaction<AssentSchema, AllStores, 'versionchange'>,
): Promise<void> {
  let cursor = await transaction.objectStore('conversations').openCursor();
  while (cursor) {
    const summary = summarize(cursor.value);
    if (summary) {
      await transaction.objectStore('summaries').put(summary);
      await transaction.objectStore('texts').put({ id: summary.id, text: searchableText(cursor.value) });
    }
    cursor = await cursor.continue();
  }
}

/** The keys of all entries of a conversation. */
export function entriesOf(conversationId: string): IDBKeyRange {
  return IDBKeyRange.bound([conversationId], [conversationId, []]);
}

export function changeAll(
  database: ConversationDatabase,
): IDBPTransaction<AssentSchema, AllStores, 'readwrite'> {
  return database.transaction([...STORES], 'readwrite');
}
