import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Summary, searchableText, summarize } from './summary.ts';

interface AssentSchema extends DBSchema {
  conversations: { key: string; value: unknown; indexes: { updatedAt: number } };
  /** What the list shows of each, so that it opens without reading them all. */
  summaries: { key: string; value: Summary };
  /** What searching looks through. */
  texts: { key: string; value: { id: string; text: string } };
}

export type ConversationDatabase = IDBPDatabase<AssentSchema>;

const STORES = ['conversations', 'summaries', 'texts'] as const;
type AllStores = (typeof STORES)[number][];

const VERSION = 2;

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

export function changeAll(
  database: ConversationDatabase,
): IDBPTransaction<AssentSchema, AllStores, 'readwrite'> {
  return database.transaction([...STORES], 'readwrite');
}
