import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Summary, searchableText, summarize } from './summary.ts';

interface AssentSchema extends DBSchema {
  /** Without its entries but with their ids in order; records of older versions contain the entries. */
  conversations: { key: string; value: unknown; indexes: { updatedAt: number } };
  /** Each under its own key, so that a change costs the same in a conversation of any length. */
  entries: { key: EntryKey; value: EntryRecord };
  /** The list's data, so that it opens without reading all conversations. */
  summaries: { key: string; value: Summary };
  /** The searchable text of conversations that contain their entries. */
  texts: { key: string; value: { id: string; text: string } };
  /** The same for all others. */
  entryTexts: { key: EntryKey; value: EntryText };
}

export type EntryKey = [string, string];

interface EntryRecord {
  conversationId: string;
  id: string;
  entry: unknown;
}

interface EntryText {
  conversationId: string;
  id: string;
  at: number;
  text: string;
}

export type ConversationDatabase = IDBPDatabase<AssentSchema>;

const STORES = ['conversations', 'entries', 'summaries', 'texts', 'entryTexts'] as const;
type AllStores = (typeof STORES)[number][];

const VERSION = 3;

/** An older database is migrated; nothing in it is deleted. */
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
    // A newer version of Assent waits until this connection closes.
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

export function entriesOf(conversationId: string): IDBKeyRange {
  return IDBKeyRange.bound([conversationId], [conversationId, []]);
}

export function changeAll(
  database: ConversationDatabase,
): IDBPTransaction<AssentSchema, AllStores, 'readwrite'> {
  return database.transaction([...STORES], 'readwrite');
}
